// Sizes that several parts of the table agree on.

/** From this width of the window on, the top bar has room for the turn markers. */
export const WIDE_TOP = 1280;
