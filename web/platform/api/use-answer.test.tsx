// @vitest-environment happy-dom
import { route } from '@takst/contract/platform/calls/route.ts';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { pressNow } from '#testing/actions.ts';
import { cleanup, render, screen, waitFor } from '#testing/dom.ts';
import { type Answer, fakeServer, type FakeServer } from '#testing/fake-server.ts';
import { answersWithPage } from './answers-with-page.ts';
import { useAnswer } from './use-answer.ts';

const offer = route({
  method: 'GET',
  path: '/api/offer/{id}',
  summary: 'An offer that a visitor reads',
  needs: 'anyone',
  reply: z.object({ name: z.string() }),
  refusals: { OFFER_OVER: { status: 410 } },
});
const named = (name: string): Answer => ({ status: 200, body: { name } });
const over: Answer = { status: 410, body: { code: 'OFFER_OVER' } };

let server: FakeServer;
beforeEach(() => {
  answersWithPage.put({});
  server = fakeServer([offer, ({ address }) => named(address.slice(-1))]);
});
afterEach(cleanup);

function Page() {
  const [id, setId] = useState(1);
  const { answer, replace, tryAgain } = useAnswer(offer, { params: { id } });
  const answerText =
    answer === 'loading'
      ? 'loading'
      : 'reply' in answer
        ? answer.reply.name
        : 'refused' in answer
          ? answer.refused.code
          : String(answer.failure);
  return (
    <>
      <p>{answerText}</p>
      <button type="button" onClick={() => setId(id + 1)}>
        Next
      </button>
      <button type="button" onClick={tryAgain}>
        Try again
      </button>
      <button type="button" onClick={() => replace({ reply: { name: 'changed' } })}>
        Change
      </button>
    </>
  );
}
const text = () => document.querySelector('p')?.textContent;

/** Answers that the test gives when it wants to. */
function heldAnswers(): ((answer: Answer) => void)[] {
  const held: ((answer: Answer) => void)[] = [];
  server.answer(offer, () => new Promise<Answer>((resolve) => void held.push(resolve)));
  return held;
}

describe('what a visitor reads', () => {
  it('is fetched once, and again for another address', async () => {
    render(<Page />);
    expect(text()).toBe('loading');
    await screen.findByText('1');
    pressNow('Next');
    await screen.findByText('2');
    expect(server.calls.map(({ address }) => address)).toEqual(['/api/offer/1', '/api/offer/2']);
  });

  it('is that of the newest address, whichever answer comes first', async () => {
    const held = heldAnswers();
    render(<Page />);
    await waitFor(() => expect(held).toHaveLength(1));
    pressNow('Next');
    await waitFor(() => expect(held).toHaveLength(2));
    expect(server.calls.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
    held[1]?.(named('newest'));
    await screen.findByText('newest');
    held[0]?.(named('late'));
    await new Promise((resolve) => void setTimeout(resolve, 20));
    expect(text()).toBe('newest');
  });

  it('says what was refused or has failed, and loads when it is tried again', async () => {
    server.answer(offer, over);
    render(<Page />);
    await screen.findByText('OFFER_OVER');
    const held = heldAnswers();
    pressNow('Try again');
    expect(text()).toBe('loading');
    await waitFor(() => expect(held).toHaveLength(1));
    held[0]?.({ status: 503, body: { code: 'UNAVAILABLE' } });
    await screen.findByText(/^ServerTrouble/);
    pressNow('Try again');
    expect(text()).toBe('loading');
    await waitFor(() => expect(held).toHaveLength(2));
    held[1]?.(named('there'));
    await screen.findByText('there');
  });

  it('stays while it is read again, and a change takes its place', async () => {
    render(<Page />);
    await screen.findByText('1');
    pressNow('Change');
    expect(text()).toBe('changed');
    const held = heldAnswers();
    pressNow('Try again');
    expect(text()).toBe('changed');
    await waitFor(() => expect(held).toHaveLength(1));
    held[0]?.(named('read again'));
    await screen.findByText('read again');
  });

  it('is not fetched where it came with the page, until it is tried again or is of another address', async () => {
    answersWithPage.put({ '/api/offer/1': { status: 200, text: '{"name":"with the page"}' } });
    render(<Page />);
    expect(text()).toBe('with the page');
    pressNow('Change');
    expect(server.calls).toEqual([]);
    pressNow('Try again');
    await screen.findByText('1');
    pressNow('Next');
    await screen.findByText('2');
    expect(server.calls).toHaveLength(2);
  });

  it('came with the page as a refusal or as something that cannot be read', () => {
    answersWithPage.put({ '/api/offer/1': { status: 410, text: '{"code":"OFFER_OVER"}' } });
    render(<Page />);
    expect(text()).toBe('OFFER_OVER');
    cleanup();
    answersWithPage.put({ '/api/offer/1': { status: 200, text: '<html>' } });
    render(<Page />);
    expect(text()).toMatch(/^UnreadableAnswer/);
    expect(server.calls).toEqual([]);
  });

  it('is noted where it did not come with the page, for the page in question alone', async () => {
    render(<Page />);
    await screen.findByText('1');
    expect(answersWithPage.missing()).toEqual(['/api/offer/1']);
    answersWithPage.put({});
    expect(answersWithPage.missing()).toEqual([]);
  });
});
