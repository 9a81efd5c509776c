// The visitor, the list of games, and the notice shown over the page.
import { api, HttpError, type GameInfo, type Person } from '../net/http';
import { LostError, RefusedError, socket } from '../net/socket.svelte';
import { inOrder } from '../ui/games';
import { settings } from './settings.svelte';
import { t } from './texts.svelte';

export interface Notice {
  text: string;
  rule: string | null;
  isRefusal: boolean;
  /** A link shown with it. */
  link: { path: string; text: string } | null;
  /** What was pointed at: the notice is placed beside it and begins with its name. */
  target: { id: string; name: string } | null;
}

const NOTICE_STAYS = 7000;

class Session {
  me = $state.raw<Person | null>(null);
  games = $state.raw<GameInfo[]>([]);
  notice = $state.raw<Notice | null>(null);
  isSettingsOpen = $state(false);
  #fading: number | undefined;

  async start(): Promise<void> {
    const [me, games] = await Promise.all([api.me(), api.games()]);
    this.me = me;
    this.games = inOrder(games);
  }

  /** Sets the visitor's name. The first name makes a new person, so the websocket must reconnect as that person. */
  async nameMyself(name: string): Promise<void> {
    const wasNobody = this.me === null;
    this.me = await api.nameMyself(name);
    if (wasNobody) socket().restart();
  }

  async arrive(link: string): Promise<void> {
    this.me = await api.arrive(link);
    socket().restart();
  }

  /** The websocket tells who one is: somebody who was signed out from another device is nobody now. */
  welcomed(person: string | null): void {
    if (!this.me || this.me.person === person) return;
    this.me = null;
    this.tell(t('signed-out'), null, true);
  }

  tell(text: string, rule: string | null = null, isRefusal = false, link: Notice['link'] = null): void {
    this.#show({ text, rule, isRefusal, link, target: null });
  }

  /** Shows, beside a target, why it cannot be chosen. */
  refuse(text: string, rule: string | null, target: { id: string; name: string }): void {
    this.#show({ text, rule, isRefusal: true, link: null, target });
  }

  #show(notice: Notice): void {
    clearTimeout(this.#fading);
    this.notice = notice;
    this.#fading = window.setTimeout(() => (this.notice = null), NOTICE_STAYS);
  }

  dismiss(): void {
    clearTimeout(this.#fading);
    this.notice = null;
  }

  /** Shows an error of the server or the connection; any other error is a bug and thrown on. */
  tellError(error: unknown): void {
    if (error instanceof RefusedError)
      this.tell(error.refusal.sentence[settings.language] ?? error.message, error.refusal.rule, true);
    else if (error instanceof HttpError) this.tell(sentenceOf(error), error.problem?.rule ?? null, true);
    else if (error instanceof LostError || error instanceof TypeError) this.tell(t('connection-lost'), null, true);
    else throw error;
  }

  /** Runs something that may be refused and shows the refusal; returns whether it succeeded. */
  async attempt(act: () => Promise<unknown>): Promise<boolean> {
    try {
      await act();
      return true;
    } catch (error) {
      this.tellError(error);
      return false;
    }
  }
}

/** An HTTP refusal in words. */
export function sentenceOf(error: HttpError): string {
  return error.problem?.sentence[settings.language] ?? t('http-error', { status: error.status });
}

export const session = new Session();
