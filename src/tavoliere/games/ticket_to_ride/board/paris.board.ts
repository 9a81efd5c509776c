export { board as default } from './board';
