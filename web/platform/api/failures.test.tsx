// @vitest-environment happy-dom
import { route } from '@takst/contract/platform/calls/route.ts';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { cleanup, screen } from '#testing/dom.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import {
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
import { callProblemOf } from './call-problem.ts';
import { notFoundOnRefusal } from './not-found-on-refusal.ts';
import { replyOf } from './query.ts';
import { useFailureText } from './use-failure-text.ts';

afterEach(cleanup);

describe('a call that failed', () => {
  it.each<[failure: unknown, text: string, problem: ReturnType<typeof callProblemOf>]>([
    [
      new Offline(),
      'We cannot reach the service. Check that you are online, and try again.',
      'offline',
    ],
    [
      new TimedOut(),
      'It took too long to get an answer. Try again – it will not be done twice.',
      'offline',
    ],
    [
      new NotSignedIn(),
      'You have been signed out. Sign in again, and you continue where you were.',
      'trouble',
    ],
    [new NotAllowed(), 'Your user does not have access to this.', 'trouble'],
    [
      new NotFound(),
      'We cannot find what you are looking for. Someone may just have removed it.',
      'trouble',
    ],
    [new InvalidInput([]), 'You need to correct what is wrong before we can save.', 'trouble'],
    [
      new TooManyRequests(1),
      'That was a little much at once. Wait 1 second, and try again.',
      'too-many',
    ],
    [
      new TooManyRequests(7),
      'That was a little much at once. Wait 7 seconds, and try again.',
      'too-many',
    ],
    [
      new ServerTrouble(503, 'abc'),
      'The service is down right now. Try again in a little while.',
      'trouble',
    ],
    [
      new ServerTrouble(500, 'abc'),
      'An error occurred on our side. Try again, or contact customer support and give them the code abc.',
      'trouble',
    ],
    [
      new ServerTrouble(502, null),
      'An error occurred on our side. Try again, or contact customer support.',
      'trouble',
    ],
    [
      new UnreadableAnswer(),
      'An error occurred on our side. Try again, or contact customer support.',
      'trouble',
    ],
  ])('says why: %s', async (failure, text, problem) => {
    function Page() {
      return <p role="alert">{useFailureText()(failure)}</p>;
    }
    await openPage({ pages: { '/': Page }, at: '/' });
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(callProblemOf(failure)).toBe(problem);
  });
});

describe('a reading call', () => {
  const thing = route({
    method: 'GET',
    path: '/api/thing/{id}',
    summary: 'A thing',
    needs: 'anyone',
    reply: z.object({ name: z.string() }),
    refusals: { GONE: { status: 410 } },
  });
  const input = { params: { id: 7 } };

  it('throws a refusal with its code, which makes the page not found where it says so', async () => {
    const server = fakeServer([thing, { status: 410, body: { code: 'GONE' } }]);
    await expect(replyOf(thing, input)).rejects.toMatchObject({
      name: 'Refused',
      refused: { code: 'GONE' },
    });
    await expect(notFoundOnRefusal(replyOf(thing, input))).rejects.toBeInstanceOf(NotFound);
    server.answer(thing, { status: 503, body: { code: 'UNAVAILABLE' } });
    await expect(notFoundOnRefusal(replyOf(thing, input))).rejects.toMatchObject({ status: 503 });
    server.answer(thing, { status: 200, body: { name: 'A bike' } });
    expect(await notFoundOnRefusal(replyOf(thing, input))).toEqual({ name: 'A bike' });
  });

  it('is given up when nobody waits for it any more', async () => {
    const server = fakeServer([thing, { status: 200, body: { name: 'A bike' } }]);
    const leaving = new AbortController();
    await replyOf(thing, input, leaving.signal);
    leaving.abort();
    expect(server.calls[0]?.signal?.aborted).toBe(true);
  });
});
