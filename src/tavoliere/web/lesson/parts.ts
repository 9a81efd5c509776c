// Everything a guided game adds to a table; loaded only there.
import type { TableState } from '../state/table.svelte';
import { api } from '../net/http';
import { LessonState } from './lesson.svelte';

export { default as Chapters } from './Chapters.svelte';
export { default as Coach } from './Coach.svelte';
export { default as SkipLesson } from './SkipLesson.svelte';

/** Begins, or goes on with, the lesson of a table. */
export async function openLesson(table: TableState): Promise<LessonState> {
  const lesson = new LessonState(table, await api.lesson(table.game));
  table.guide = lesson;
  return lesson;
}
