// Which part of the map is shown on a small screen.

const MOST = 3;
const STEP = 2;

export class ZoomState {
  scale = $state(1);
  /** Middle of what is shown, as shares of the map. */
  #x = $state(0.5);
  #y = $state(0.5);

  viewBox(width: number, height: number): string {
    const [w, h] = [width / this.scale, height / this.scale];
    return `${this.#x * width - w / 2} ${this.#y * height - h / 2} ${w} ${h}`;
  }

  /** Zoom so that the point under the fingers (shares of the screen) stays where it is. */
  zoomAt(scale: number, shareX: number, shareY: number): void {
    const next = Math.min(MOST, Math.max(1, scale));
    const change = 1 / this.scale - 1 / next;
    this.#x += (shareX - 0.5) * change;
    this.#y += (shareY - 0.5) * change;
    this.scale = next;
    this.#keepInside();
  }

  /** Move by shares of the screen. */
  moveBy(shareX: number, shareY: number): void {
    this.#x -= shareX / this.scale;
    this.#y -= shareY / this.scale;
    this.#keepInside();
  }

  toggle(shareX = 0.5, shareY = 0.5): void {
    this.zoomAt(this.scale > 1 ? 1 : STEP, shareX, shareY);
  }

  #keepInside(): void {
    const edge = 0.5 / this.scale;
    this.#x = Math.min(1 - edge, Math.max(edge, this.#x));
    this.#y = Math.min(1 - edge, Math.max(edge, this.#y));
  }
}
