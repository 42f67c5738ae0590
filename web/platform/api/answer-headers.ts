import { createSignal } from './signal.ts';

/** Notifies of the headers of every answer. What reads them is not part of a visitor's first load. */
export const answerHeaders = createSignal<Headers>();
