// @vitest-environment happy-dom
import {
  type SessionVersion,
  sessionVersionHeader,
  writeSessionVersion,
} from '@takst/contract/customers/session/session-version.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pageFacts } from '#platform/texts/page-facts.ts';
import { pageFactsOf } from '#testing/page-facts-of.ts';
import { answerHeaders } from './answer-headers.ts';
import { sessionVersion } from './session-version.ts';

const today = Temporal.PlainDate.from('2026-03-04');
const onStale = vi.fn();

beforeEach(() => {
  pageFactsOf({ signedIn: true, today: '2026-03-04' });
  onStale.mockReset();
  return sessionVersion.listen(onStale);
});

/** An answer comes, of a server that knows this. */
const answer = (user: string, company: SessionVersion['company'] = null, day = today) =>
  answerHeaders.announce(
    new Headers({ [sessionVersionHeader]: writeSessionVersion({ today: day, user, company }) }),
  );
const load = (...answers: Parameters<typeof answer>[]) =>
  sessionVersion.whileLoading(async () => answers.forEach((one) => answer(...one)));
const company = (digest: string, id = 7) => ({ id, digest });

describe('the session on a page', () => {
  it('is stale when an answer says something else of the user or of a company that was loaded', async () => {
    await load(['kari'], ['kari', company('one')]);
    answer('kari', company('one'));
    answer('kari', company('new', 8));
    answerHeaders.announce(new Headers());
    expect([onStale.mock.calls.length, sessionVersion.isStale()]).toEqual([0, false]);
    answer('kari', company('two'));
    expect([onStale.mock.calls.length, sessionVersion.isStale()]).toEqual([1, true]);
    await load(['kari'], ['kari', company('two')]);
    expect(sessionVersion.isStale()).toBe(false);
    answer('kari-with-a-role');
    expect([onStale.mock.calls.length, sessionVersion.isStale()]).toEqual([2, true]);
  });

  it.each<[string, Parameters<typeof answer>[]]>([
    ['the user', [['kari'], ['kari-with-a-role']]],
    [
      'a company',
      [
        ['kari', company('one')],
        ['kari', company('two')],
      ],
    ],
  ])('is that of the first answer: %s changes while it is loaded', async (_, answers) => {
    await load(...answers);
    expect(onStale).not.toHaveBeenCalled();
    expect(sessionVersion.isStale()).toBe(true);
  });

  it('stays what it was when it could not be loaded again', async () => {
    await load(['kari']);
    const failing = sessionVersion.whileLoading(() => {
      answer('kari-with-a-role');
      return Promise.reject(new Error('trouble'));
    });
    await expect(failing).rejects.toThrow('trouble');
    answer('kari');
    expect([onStale.mock.calls.length, sessionVersion.isStale()]).toEqual([0, false]);
  });

  it('is stale on a new day, which an answer brings while it is loaded, too', async () => {
    await load(['kari']);
    answer('kari', null, today.add({ days: 1 }));
    expect(onStale).toHaveBeenCalledOnce();
    answer('kari', null, today);
    expect(onStale).toHaveBeenCalledOnce();
    await load(['kari', null, today.add({ days: 2 })]);
    expect(onStale).toHaveBeenCalledOnce();
    expect(pageFacts.today.toString()).toBe('2026-03-06');
  });
});
