import type { FieldFault } from '@takst/contract/platform/calls/failures.ts';
import type { Outcome, Reply, Route } from '@takst/contract/platform/calls/route.ts';
import * as z from 'zod/mini';
import { answerHeaders } from './answer-headers.ts';
import {
  type CallFailure,
  InvalidInput,
  NotAllowed,
  NotFound,
  NotSignedIn,
  Offline,
  ServerTrouble,
  TimedOut,
  TooManyRequests,
  UnreadableAnswer,
} from './call-failures.ts';
import { addressOf, bodyOf, type CallInput } from './call-input.ts';
import { knownAnswer, rememberAnswer } from './known-answers.ts';
import { sessionEnded } from './session-ended.ts';
import { createSubmission, type Submission } from './submission.ts';
import { embeddedAnswer } from '@takst/contract/platform/calls/embedded-answer.ts';

/** After a change, what came with the page may be out of date. */
const forgetEmbeddedAnswers = (): void =>
  document
    .querySelectorAll(`script[${embeddedAnswer.address}]`)
    .forEach((element) => element.remove());

const usualTimeoutMs = 30_000;

export type CallOptions = {
  /** For a call that changes something: its Idempotency-Key, so that a retry is not a second order. */
  submission?: Submission;
  signal?: AbortSignal;
  /** How long to wait for the answer. */
  timeoutMs?: number | undefined;
  /** Lets the request finish after the page is left. */
  keepalive?: boolean;
  /** The header of that name, of callers who are no users (`route.needs`). */
  authorization?: string | undefined;
};

/**
 * Calls the server. Returns the reply or a declared refusal, both parsed by the contract's schemas.
 * Throws a CallFailure for everything else.
 */
export async function call<R extends Route>(
  route: R,
  input: CallInput<R>,
  options: CallOptions = {},
): Promise<Outcome<R>> {
  const { submission = createSubmission(), signal, keepalive = false } = options;
  const { timeoutMs = usualTimeoutMs, authorization } = options;
  const address = addressOf(route, input);
  const body = bodyOf(input);
  if (route.method !== 'GET') forgetEmbeddedAnswers();
  const cachedAnswer = route.hasETag ? knownAnswer(address) : undefined;
  const response = await send(address, {
    method: route.method,
    headers: {
      accept: 'application/json',
      ...(authorization !== undefined && { authorization }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(cachedAnswer && { 'if-none-match': cachedAnswer.etag }),
      ...(route.method === 'GET'
        ? {}
        : { 'idempotency-key': submission.keyFor(`${address}\n${body ?? ''}`) }),
    },
    ...(body === undefined ? {} : { body }),
    keepalive,
    signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
  });
  const isUnchanged = cachedAnswer !== undefined && response.status === 304;
  const status = isUnchanged ? 200 : response.status;
  const text = isUnchanged ? cachedAnswer.text : response.text;
  const { etag } = response;
  if (route.hasETag && status === 200 && etag !== null) rememberAnswer(address, { etag, text });
  const answer = readJson(text);
  // A failing server may have done the work: the retry keeps its key.
  if (status < 500) submission.answered();
  return outcomeOf(route, { status, answer });
}

type RawAnswer = { status: number; etag: string | null; text: string };

async function send(address: string, request: RequestInit): Promise<RawAnswer> {
  try {
    const response = await fetch(address, request);
    answerHeaders.announce(response.headers);
    const { status, headers } = response;
    return { status, etag: headers.get('etag'), text: await response.text() };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') throw new TimedOut();
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new Offline('The server could not be reached', { cause: error });
  }
}

export function readJson(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type StatusAndAnswer = { status: number; answer: unknown };

/** What the answer of a call says, as `call` does. Throws a CallFailure. */
export const outcomeOfText = <R extends Route>(
  route: R,
  { status, text }: { status: number; text: string },
): Outcome<R> => outcomeOf(route, { status, answer: readJson(text) });

function outcomeOf<R extends Route>(route: R, { status, answer }: StatusAndAnswer): Outcome<R> {
  if (status >= 200 && status < 300) return { reply: replyIn(route, answer) } as Outcome<R>;
  const refusal = refusalOf(route, { status, answer });
  if (refusal) return { refused: refusal } as Outcome<R>;
  if (status === 401) sessionEnded.announce();
  throw failureOf({ status, answer });
}

function refusalOf(route: Route, { status, answer }: StatusAndAnswer) {
  if (!isRecord(answer) || !('code' in answer)) return null;
  const code = String(answer['code']);
  const declaredRefusal = route.refusals[code];
  if (declaredRefusal?.status !== status) return null;
  return {
    code,
    ...(declaredRefusal.details
      ? (parseAnswer(route, declaredRefusal.details, answer) as object)
      : {}),
  };
}

/** What an answer says, by the schema of its route. */
export const replyIn = <R extends Route>(route: R, answer: unknown): Reply<R> =>
  parseAnswer(route, route.reply, answer) as Reply<R>;

function parseAnswer(route: Route, schema: z.core.$ZodType, answer: unknown): unknown {
  const result = z.safeParse(schema, answer);
  if (result.success) return result.data;
  throw new UnreadableAnswer(`${route.method} ${route.path}: ${result.error.message}`);
}

/** Maps a failed answer, which is neither the reply nor a refusal of the route, to a CallFailure. */
function failureOf({ status, answer }: StatusAndAnswer): CallFailure {
  const body = isRecord(answer) ? answer : {};
  if (status === 401) return new NotSignedIn();
  if (status === 403) return new NotAllowed();
  if (status === 404) return new NotFound();
  if (status === 429) return new TooManyRequests(Number(body['retryAfterSeconds'] ?? 60));
  const fields = faultsIn(body['fields']);
  if (fields.length > 0) return new InvalidInput(fields);
  return new ServerTrouble(status, typeof body['id'] === 'string' ? body['id'] : null);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const faultsIn = (value: unknown): FieldFault[] =>
  Array.isArray(value)
    ? value
        .filter(isRecord)
        .map(({ path, message }) => ({ path: String(path), message: String(message) }))
    : [];
