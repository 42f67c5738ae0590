import type { Outcome, Route } from '@takst/contract/route.ts';
import * as z from 'zod/mini';
import { failureOf } from './answered-failure.ts';
import { Offline, TimedOut, UnreadableAnswer } from './call-failures.ts';
import { addressOf, bodyOf, type CallInput } from './call-input.ts';
import { sessionEnded } from './session-ended.ts';
import { createSubmission, type Submission } from './submission.ts';

const timeoutMs = 30_000;

type CallOptions = {
  /** For a call that changes something: its Idempotency-Key, so that a retry is not a second order. */
  submission?: Submission;
  signal?: AbortSignal;
  /** Lets the request finish after the page is left. */
  keepalive?: boolean;
};

/**
 * Calls the server. Returns the reply or a declared refusal, both parsed by the contract's schemas.
 * Throws a CallFailure for everything else.
 */
export async function call<R extends Route>(
  route: R,
  input: CallInput<R>,
  { submission = createSubmission(), signal, keepalive = false }: CallOptions = {},
): Promise<Outcome<R>> {
  const address = addressOf(route, input);
  const body = bodyOf(input);
  const response = await send(address, {
    method: route.method,
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(route.method === 'GET'
        ? {}
        : { 'idempotency-key': submission.keyFor(`${address}\n${body ?? ''}`) }),
    },
    ...(body === undefined ? {} : { body }),
    keepalive,
    signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
  });
  const answer = readJson(response.text);
  // A failing server may have done the work: the retry keeps its key.
  if (response.status < 500) submission.answered();
  return outcomeOf(route, { status: response.status, answer });
}

type Received = { status: number; text: string };

async function send(address: string, request: RequestInit): Promise<Received> {
  try {
    const response = await fetch(address, request);
    return { status: response.status, text: await response.text() };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') throw new TimedOut();
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new Offline('The server could not be reached', { cause: error });
  }
}

function readJson(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function outcomeOf<R extends Route>(
  route: R,
  { status, answer }: { status: number; answer: unknown },
): Outcome<R> {
  if (status >= 200 && status < 300) {
    return { reply: read(route, route.reply, answer) } as Outcome<R>;
  }
  const refused = refusalOf(route, { status, answer });
  if (refused) return { refused } as Outcome<R>;
  if (status === 401) sessionEnded.announce();
  throw failureOf({ status, answer });
}

function refusalOf(route: Route, { status, answer }: { status: number; answer: unknown }) {
  if (typeof answer !== 'object' || answer === null || !('code' in answer)) return null;
  const code = String(answer.code);
  const declared = route.refusals[code];
  if (declared?.status !== status) return null;
  return { code, ...(declared.details ? (read(route, declared.details, answer) as object) : {}) };
}

function read(route: Route, schema: z.core.$ZodType, answer: unknown): unknown {
  const result = z.safeParse(schema, answer);
  if (result.success) return result.data;
  throw new UnreadableAnswer(`${route.method} ${route.path}: ${result.error.message}`);
}
