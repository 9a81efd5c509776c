export { ride as default } from './ride';
