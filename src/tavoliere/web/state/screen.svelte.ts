// How big the window is, as far as the layout needs to know.

// A phone, standing or lying.
const narrow = matchMedia('(width < 760px), (height < 480px) and (width < 1000px)');

class Screen {
  /** The phone layout: board above, everything else in tabs below. */
  compact = $state(narrow.matches);

  constructor() {
    narrow.addEventListener('change', () => (this.compact = narrow.matches));
  }
}

export const screen = new Screen();
