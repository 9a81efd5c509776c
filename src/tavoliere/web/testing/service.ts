// The server's HTTP answers, for tests: by path, as text or as JSON.
import { vi } from 'vitest';

/** From now on `fetch` answers these paths below `/api`, and refuses all others. */
export function useService(answers: Record<string, unknown>): void {
  vi.stubGlobal('fetch', (path: string) => {
    const answer = answers[path.replace(/^\/api/, '')];
    const body = typeof answer === 'string' ? answer : JSON.stringify(answer ?? {});
    return Promise.resolve(new Response(body, { status: answer === undefined ? 404 : 200 }));
  });
}
