import type { Route } from '@takst/contract/platform/calls/route.ts';
import { type Answer, type CallInput, callLoosely } from '@takst/server/testing/portal/call-as.ts';

/** A client of a portal that may be killed at any moment. */
export type Client = {
  readonly port: number;
  readonly token: string;
  /** Answers that no client should ever get. */
  readonly faultyAnswers: string[];
  /** Number of calls that were pending when the server was killed. */
  interrupted: number;
};

const pauseMs = 40;
export const pause = (ms = pauseMs) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const demoApp = `Basic ${Buffer.from('demo-app:demo-secret-ruter').toString('base64')}`;

/** One attempt; null without an answer, or if the portal is still starting. */
async function tryOnce(client: Client, route: Route, input: object): Promise<Answer | null> {
  const { port, token, faultyAnswers } = client;
  const who = route.needs === 'ticket-app' ? { authorization: demoApp } : { token };
  try {
    const answer = await callLoosely(port, { tenant: 'ruter', ...who }, { route, input });
    if (answer.status < 500) return answer;
    if (answer.status !== 503) faultyAnswers.push(`${route.path}: ${answer.status} ${answer.text}`);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'ECONNRESET' || code === 'EPIPE') client.interrupted += 1;
    else if (code !== 'ECONNREFUSED') faultyAnswers.push(`${route.path}: ${String(error)}`);
  }
  return null;
}

/** Repeats the call with the same key until it is answered. */
export async function callUntilAnswered<R extends Route>(
  client: Client,
  route: R,
  input: CallInput<R>,
): Promise<Answer> {
  for (;;) {
    const answer = await tryOnce(client, route, input);
    if (answer) return answer;
    await pause();
  }
}

/** Calls once; null if the server was killed before it answered. */
export const callOnce = <R extends Route>(client: Client, route: R, input: CallInput<R>) =>
  tryOnce(client, route, input);

/** Sends the same submission twice at once; both must get the same answer. */
export async function callTwice<R extends Route>(
  client: Client,
  route: R,
  input: CallInput<R>,
): Promise<Answer> {
  const [one, other] = await Promise.all([
    callUntilAnswered(client, route, input),
    callUntilAnswered(client, route, input),
  ]);
  if (one.text !== other.text) {
    client.faultyAnswers.push(
      `${route.path}: one submission, two answers: ${one.text}, ${other.text}`,
    );
  }
  return one;
}
