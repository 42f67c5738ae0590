import type { Route } from '@takst/contract/route.ts';
import { type Answer, type CallInput, callLoosely } from '@takst/server/testing/portal/call-as.ts';

/** A portal that may be gone at any moment, and who asks it. */
export type Asked = {
  readonly port: number;
  readonly token: string;
  /** Answers that no caller should ever get. */
  readonly troubles: string[];
  /** Calls that were on their way when the server was killed. */
  interrupted: number;
};

const pauseMs = 40;
export const pause = (ms = pauseMs) => new Promise<void>((passed) => setTimeout(passed, ms));

const demoApp = `Basic ${Buffer.from('demo-app:demo-secret-ruter').toString('base64')}`;

/** One try; null when there was no answer, or only the one that the portal is not there yet. */
async function ask(asked: Asked, route: Route, input: object): Promise<Answer | null> {
  const { port, token, troubles } = asked;
  const who = route.needs === 'ticket-app' ? { authorization: demoApp } : { token };
  try {
    const answer = await callLoosely(port, { tenant: 'ruter', ...who }, { route, input });
    if (answer.status < 500) return answer;
    if (answer.status !== 503) troubles.push(`${route.path}: ${answer.status} ${answer.text}`);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'ECONNRESET' || code === 'EPIPE') asked.interrupted += 1;
    else if (code !== 'ECONNREFUSED') troubles.push(`${route.path}: ${String(error)}`);
  }
  return null;
}

/** Asks again, with the same key, until there is an answer. */
export async function untilAnswered<R extends Route>(
  asked: Asked,
  route: R,
  input: CallInput<R>,
): Promise<Answer> {
  for (;;) {
    const answer = await ask(asked, route, input);
    if (answer) return answer;
    await pause();
  }
}

/** Asks once; null when the server was killed before it answered. */
export const once = <R extends Route>(asked: Asked, route: R, input: CallInput<R>) =>
  ask(asked, route, input);

/** A client that sends the same submission twice at once has to get one answer. */
export async function twice<R extends Route>(
  asked: Asked,
  route: R,
  input: CallInput<R>,
): Promise<Answer> {
  const [one, other] = await Promise.all([
    untilAnswered(asked, route, input),
    untilAnswered(asked, route, input),
  ]);
  if (one.text !== other.text) {
    asked.troubles.push(`${route.path}: one submission, two answers: ${one.text}, ${other.text}`);
  }
  return one;
}
