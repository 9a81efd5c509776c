// What one does with a match after its end: play it again, keep it as a file.
import { api } from '../net/http';
import type { ReadOnlyMatch } from '../state/readOnly';
import { router } from '../state/router.svelte';
import { session } from '../state/session.svelte';

/** Goes to the rematch, made by whoever asks first, and sits down where one sat before. */
export async function playAgain({ id, about, yours }: Pick<ReadOnlyMatch, 'id' | 'about' | 'yours'>): Promise<void> {
  await session.attempt(async () => {
    const next = about?.rematch ?? (await api.rematch(id)).table;
    const { seats } = await api.table(next);
    const own = seats.flatMap((seat, number) =>
      seat.free && yours.includes(number) ? [{ seat: number, name: seat.name || undefined }] : [],
    );
    if (own.length) await api.sit(next, own);
    router.go(`/t/${next}`);
  });
}

/** Saves the match file. */
export async function download(id: string, game: string): Promise<void> {
  await session.attempt(async () => {
    const file = new Blob([JSON.stringify(await api.file(id), null, 1)], { type: 'application/json' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = `${game}-${id}.match.json`;
    link.click();
    URL.revokeObjectURL(link.href);
  });
}
