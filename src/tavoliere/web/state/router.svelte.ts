// Which page is shown, derived from the address, so that links and the back button work.

export type Route =
  | { page: 'lobby' | 'new' | 'matches' | 'statistics' | 'arrive' | 'lost' }
  | { page: 'table' | 'replay' | 'review'; table: string }
  | { page: 'ask' | 'puzzles'; game: string | null }
  | { page: 'rules'; game: string | null }
  | { page: 'learn'; game: string }
  | { page: 'box' | 'difference'; game: string }
  | { page: 'boxes' };

function read(path: string): Route {
  const [first = '', second, third] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (first === '') return { page: 'lobby' };
  if (first === 't' && second)
    return { page: third === 'replay' || third === 'review' ? third : 'table', table: second };
  if (first === 'ask' || first === 'puzzles') return { page: first, game: second ?? null };
  if (first === 'learn' && second) return { page: 'learn', game: second };
  if (first === 'box' && second) return { page: third === 'difference' ? 'difference' : 'box', game: second };
  if (first === 'box') return { page: 'boxes' };
  if (first === 'rules') return { page: 'rules', game: second ?? null };
  if (first === 'new' || first === 'matches' || first === 'arrive') return { page: first };
  if (first === 'stats') return { page: 'statistics' };
  return { page: 'lost' };
}

class Router {
  route = $state.raw<Route>(read(location.pathname));
  hash = $state(decodeURIComponent(location.hash.slice(1)));
  query = $state(location.search);

  constructor() {
    addEventListener('popstate', () => this.#look());
    addEventListener('hashchange', () => this.#look());
    document.addEventListener('click', (event) => this.#follow(event));
  }

  go(path: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', path);
    this.#look();
    if (!replace) scrollTo(0, 0);
  }

  #look(): void {
    const next = read(location.pathname);
    if (JSON.stringify(next) !== JSON.stringify(this.route)) this.route = next;
    this.hash = decodeURIComponent(location.hash.slice(1));
    this.query = location.search;
  }

  /** Links within the app change the page without loading it again. */
  #follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
    if (link.origin !== location.origin) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
