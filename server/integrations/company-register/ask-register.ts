import { setTimeout as pause } from 'node:timers/promises';
import { RegisterUnavailable } from './company-register.port.ts';

/** How long to wait for the register: one try, between tries, and in all. */
export type Patience = {
  readonly tryMs: number;
  readonly pausesMs: readonly number[];
  readonly wholeMs: number;
};

type Question = {
  readonly url: string;
  readonly accept: string;
  readonly patience: Patience;
  /** Ends when everything has taken too long. */
  readonly whole: AbortSignal;
};

type Answer = { readonly status: 200 | 400 | 404 | 410; readonly text: string };

/** What says something about the unit; anything else says something about the register. */
const understood: readonly number[] = [200, 400, 404, 410] satisfies Answer['status'][];
const isUnderstood = (status: number): status is Answer['status'] => understood.includes(status);

/** A unit takes some thousand bytes. */
const mostBytes = 1_000_000;

/** Asks, and asks again after a pause: reading may be done any number of times. */
export async function askRegister(question: Question): Promise<Answer> {
  const { patience, whole } = question;
  let last: unknown;
  for (const pauseMs of [0, ...patience.pausesMs]) {
    try {
      if (pauseMs > 0) await pause(pauseMs, undefined, { signal: whole });
      return await askOnce(question);
    } catch (error) {
      last = error;
      // It asks for fewer questions, or no time is left.
      if (error instanceof TooManyQuestions || whole.aborted) break;
    }
  }
  throw last instanceof RegisterUnavailable ? last : new RegisterUnavailable('no answer', last);
}

class TooManyQuestions extends RegisterUnavailable {}

async function askOnce({ url, accept, patience, whole }: Question): Promise<Answer> {
  const response = await fetch(url, {
    headers: { accept: `${accept}, application/json;q=0.9` },
    redirect: 'error',
    signal: AbortSignal.any([whole, AbortSignal.timeout(patience.tryMs)]),
  });
  const { status } = response;
  const text = await firstBytes(response);
  if (isUnderstood(status)) return { status, text };
  if (status === 429) throw new TooManyQuestions('it answered 429');
  throw new RegisterUnavailable(`it answered ${status}`);
}

/** The whole text, unless it has no end. */
async function firstBytes({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of body ?? []) {
    text += decoder.decode(part, { stream: true });
    if (text.length > mostBytes) throw new RegisterUnavailable('its answer has no end');
  }
  return text + decoder.decode();
}
