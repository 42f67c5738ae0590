import { createSignal } from './signal.ts';

/** Notifies the frame when a call finds that the session has ended. */
export const sessionEnded = createSignal();
