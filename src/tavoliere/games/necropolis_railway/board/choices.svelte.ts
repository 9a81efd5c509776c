// What somebody at this screen has set before choosing: how to pay, which coffin, whose boards, which tab.
import type { Swapped } from './payments';
import type { Tab } from './tabs';
import type { Part } from './view';
import type { Coffin, Crypt } from './wire';

class Choices {
  /** Pay actions with orange discs although the own colour is there. */
  isOrange = $state(false);
  /** Let the mourners on the train pay crypts too, with a Carriage. */
  isCarriage = $state(false);
  swapped = $state.raw<Swapped>({});
  /** The colour of coffin that is buried next. */
  coffin = $state<Coffin | null>(null);
  /** The crypt whose column is chosen next. */
  crypt = $state<Crypt | null>(null);
  /** The part of a turn whose targets are shown alone. */
  part = $state<Part | null>(null);
  /** Whose boards are shown large; null: one's own. */
  seat = $state<number | null>(null);
  tab = $state<Tab>('centre');

  /** For a new table. */
  start(): void {
    this.reset();
    this.seat = null;
    this.tab = 'centre';
  }

  /** For a new question: back to what is suggested. */
  reset(): void {
    this.isOrange = this.isCarriage = false;
    this.swapped = {};
    this.coffin = this.crypt = this.part = null;
  }
}

export const choices = new Choices();
