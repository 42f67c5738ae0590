import { setTimeout as pause } from 'node:timers/promises';

/** How long to wait for a service: per try, between tries, and in all. */
export type Timeouts = {
  readonly tryMs: number;
  readonly pausesMs: readonly number[];
  readonly wholeMs: number;
};

/** Leaves room for two tries with a pause, and for a second request about the same thing. */
export const timeoutsWithin = (wholeMs: number): Timeouts => ({
  tryMs: wholeMs * 0.43,
  pausesMs: [wholeMs * 0.04],
  wholeMs,
});

export type PatientRequest<Status extends number> = {
  readonly url: string;
  readonly accept: string;
  readonly patience: Timeouts;
  /** Aborts when the time in all is used up. */
  readonly whole: AbortSignal;
  /** Statuses that are answers; others mean that the service is unavailable. */
  readonly statuses: readonly Status[];
  /** The error of the service, with why it is unavailable. */
  readonly unavailable: (reason: string, cause?: unknown) => Error;
};

export type Answer<Status extends number> = { readonly status: Status; readonly text: string };

/** What we read has a few thousand bytes, or some hundred thousand for a large company. */
const maxBytes = 1_000_000;

/** Why a try failed. */
class FailedTry extends Error {
  readonly mayRetry: boolean;
  constructor(reason: string, mayRetry = true) {
    super(reason);
    this.mayRetry = mayRetry;
  }
}

/** GETs an answer of a service that may be slow or down; throws its error when two tries give none in time. */
export async function fetchPatiently<Status extends number>(
  request: PatientRequest<Status>,
): Promise<Answer<Status>> {
  const { patience, whole, unavailable } = request;
  let last: unknown;
  for (const pauseMs of [0, ...patience.pausesMs]) {
    try {
      if (pauseMs > 0) await pause(pauseMs, undefined, { signal: whole });
      return await fetchOnce(request);
    } catch (error) {
      last = error;
      // The service asks for fewer requests or answers without end, or no time is left.
      if ((error instanceof FailedTry && !error.mayRetry) || whole.aborted) break;
    }
  }
  throw last instanceof FailedTry ? unavailable(last.message) : unavailable('no answer', last);
}

async function fetchOnce<Status extends number>({
  url,
  accept,
  patience,
  whole,
  statuses,
}: PatientRequest<Status>): Promise<Answer<Status>> {
  const response = await fetch(url, {
    headers: { accept },
    redirect: 'error',
    signal: AbortSignal.any([whole, AbortSignal.timeout(patience.tryMs)]),
  });
  const text = await readText(response);
  const status = statuses.find((one) => one === response.status);
  if (status !== undefined) return { status, text };
  throw new FailedTry(`it answered ${response.status}`, response.status !== 429);
}

async function readText({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of body ?? []) {
    text += decoder.decode(part, { stream: true });
    if (text.length > maxBytes) throw new FailedTry('its answer has no end', false);
  }
  return text + decoder.decode();
}
