import { answerStreamType } from '@takst/contract/platform/calls/answer-stream.ts';
import { reportPageError } from '@takst/contract/platform/calls/error-reports.contract.ts';
import { failures, type FailureCode } from '@takst/contract/platform/calls/failures.ts';
import type { Route } from '@takst/contract/platform/calls/route.ts';
import { onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';

export type Answer = {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
  /** A stream of answers in the place of the body. */
  stream?: ReadableStream<Uint8Array>;
  /** An answer outside the contract, for example from a proxy. */
  isOutsideContract?: boolean;
};
export type ReceivedCall = {
  method: string;
  address: string;
  headers: Headers;
  body: unknown;
  /** Of a page that leaves before it has the answer. */
  signal: AbortSignal | undefined;
};
/** An answer, or a function that computes it. */
export type Answering = Answer | ((call: ReceivedCall) => Answer | Promise<Answer>);
export type RouteAnswer = readonly [route: Route, answering: Answering];

export type FakeServer = {
  calls: ReceivedCall[];
  callsTo: (route: Route) => ReceivedCall[];
  /** Sets the answer to further calls of the route. */
  answer: (...answer: RouteAnswer) => void;
};

/**
 * Replaces `fetch` until the test has finished. A call without an answer here, or an answer that
 * the contract does not allow, fails the test.
 */
export function fakeServer(...answers: readonly RouteAnswer[]): FakeServer {
  const calls: ReceivedCall[] = [];
  const answerings = new Map<Route, Answering>([[reportPageError, { status: 204 }], ...answers]);
  const problems: string[] = [];

  async function answerTo(call: ReceivedCall): Promise<Response> {
    const route = [...answerings.keys()].find((candidate) => isCallTo(candidate, call));
    const answering = route && answerings.get(route);
    if (!answering) throw problemWith(call, 'the test has no answer');
    const answer = typeof answering === 'function' ? await answering(call) : answering;
    if (answer.stream) return streamed(answer);
    const text = answer.body === undefined ? null : JSON.stringify(answer.body);
    const fault = answer.isOutsideContract ? null : faultOf(route, answer.status, text);
    if (fault) throw problemWith(call, fault);
    return new Response(text, { status: answer.status, headers: answer.headers ?? {} });
  }
  function problemWith({ method, address }: ReceivedCall, fault: string): Error {
    problems.push(`${method} ${address}: ${fault}`);
    return new Error(problems.at(-1));
  }

  vi.stubGlobal('fetch', (address: string, request: RequestInit = {}) => {
    const { method = 'GET', headers, body, signal } = request;
    const json: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
    const call = {
      method,
      address,
      headers: new Headers(headers),
      body: json,
      signal: signal ?? undefined,
    };
    calls.push(call);
    return answerTo(call);
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    if (problems.length > 0) throw new Error(problems.join('\n'));
  });
  return {
    calls,
    callsTo: (route) => calls.filter((call) => isCallTo(route, call)),
    answer: (route, answering) => void answerings.set(route, answering),
  };
}

const streamed = ({ status, headers, stream }: Answer): Response =>
  new Response(stream, { status, headers: { 'content-type': answerStreamType, ...headers } });

function isCallTo({ method, path }: Route, call: ReceivedCall): boolean {
  const pattern = path.replaceAll(/\{\w+\}/g, '[^/?]+');
  return method === call.method && new RegExp(`^${pattern}(\\?|$)`).test(call.address);
}

/** Why the contract does not allow the answer, or null. */
function faultOf({ reply, refusals }: Route, status: number, text: string | null): string | null {
  const body: unknown = text === null ? null : JSON.parse(text);
  if (status < 300) return schemaFault(reply, body);
  const code = z.safeParse(z.object({ code: z.string() }), body).data?.code ?? 'no code';
  const refusal = refusals[code];
  const failure = failures[code as FailureCode] as typeof refusal;
  const declaredStatus = [refusal, failure].find((candidate) => candidate?.status === status);
  if (!declaredStatus) return `${code} with status ${status} is no answer of the contract`;
  return declaredStatus.details ? schemaFault(declaredStatus.details, body) : null;
}

function schemaFault(schema: z.core.$ZodType, value: unknown): string | null {
  const { error } = z.safeParse(schema, value);
  return error ? `the answer is not the contract's: ${error.message}` : null;
}
