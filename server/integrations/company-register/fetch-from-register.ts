import { setTimeout as pause } from 'node:timers/promises';
import { RegisterUnavailable } from './company-register.port.ts';

/** How long to wait for the register: per try, between tries, and in all. */
export type Timeouts = {
  readonly tryMs: number;
  readonly pausesMs: readonly number[];
  readonly wholeMs: number;
};

type RegisterRequest = {
  readonly url: string;
  readonly accept: string;
  readonly patience: Timeouts;
  /** Aborts when the time in all is used up. */
  readonly whole: AbortSignal;
};

type Answer = { readonly status: 200 | 400 | 404 | 410; readonly text: string };

/** Statuses that are answers about the unit; others mean that the register is unavailable. */
const unitStatuses: readonly number[] = [200, 400, 404, 410] satisfies Answer['status'][];
const isUnitStatus = (status: number): status is Answer['status'] => unitStatuses.includes(status);

/** A unit has a few thousand bytes. */
const maxBytes = 1_000_000;

export async function fetchFromRegister(question: RegisterRequest): Promise<Answer> {
  const { patience, whole } = question;
  let last: unknown;
  for (const pauseMs of [0, ...patience.pausesMs]) {
    try {
      if (pauseMs > 0) await pause(pauseMs, undefined, { signal: whole });
      return await fetchOnce(question);
    } catch (error) {
      last = error;
      // The register asks for fewer requests, or no time is left.
      if (error instanceof TooManyRequests || whole.aborted) break;
    }
  }
  throw last instanceof RegisterUnavailable ? last : new RegisterUnavailable('no answer', last);
}

class TooManyRequests extends RegisterUnavailable {}

async function fetchOnce({ url, accept, patience, whole }: RegisterRequest): Promise<Answer> {
  const response = await fetch(url, {
    headers: { accept: `${accept}, application/json;q=0.9` },
    redirect: 'error',
    signal: AbortSignal.any([whole, AbortSignal.timeout(patience.tryMs)]),
  });
  const { status } = response;
  const text = await readText(response);
  if (isUnitStatus(status)) return { status, text };
  if (status === 429) throw new TooManyRequests('it answered 429');
  throw new RegisterUnavailable(`it answered ${status}`);
}

async function readText({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of body ?? []) {
    text += decoder.decode(part, { stream: true });
    if (text.length > maxBytes) throw new RegisterUnavailable('its answer has no end');
  }
  return text + decoder.decode();
}
