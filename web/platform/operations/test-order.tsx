import { route } from '@takst/contract/platform/calls/route.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { vi } from 'vitest';
import * as z from 'zod/mini';
import type { AttachedForm, RunningOperation } from '#platform/api/running-operation.ts';
import type { CallInput } from '#platform/api/call-input.ts';
import { type Answer, fakeServer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { screen } from '#testing/dom.ts';
import type { OperationOptions } from './use-operation.ts';

/** An operation that is refused in two ways. */
export const order = route({
  method: 'POST',
  path: '/api/order/{id}',
  summary: 'An order',
  needs: 'anyone',
  reply: z.object({ name: z.string() }),
  refusals: { TAKEN: { status: 409 }, OVER: { status: 410 } },
});
export type OrderOptions = OperationOptions<typeof order, 'my-page'>;
export const done: Answer = { status: 200, body: { name: 'Kari' } };
export const taken: Answer = { status: 409, body: { code: 'TAKEN' } };
export const unavailable: Answer = { status: 503, body: { code: 'UNAVAILABLE' } };

/** The texts of an order's problems. */
export const orderTexts = {
  texts: 'my-page',
  failed: 'sessionsFailed',
  refusals: { TAKEN: () => 'It is taken.', OVER: () => 'It is over.' },
} as const satisfies Partial<OrderOptions>;

type OrderOperation = RunningOperation &
  Required<Pick<RunningOperation, 'attach' | 'fieldChanged'>> & {
    send: (input: CallInput<typeof order>) => void;
    refused: { code: string } | null;
    forget: () => void;
  };

/** A page with the order, and what its form would be told. */
export async function openOrder(
  useOrder: () => OrderOperation,
  Beside: () => ReactNode = () => null,
) {
  const server = fakeServer([order, done]);
  const form = { setFaults: vi.fn<AttachedForm['setFaults']>(), discard: vi.fn() };
  function Page() {
    const { send, isPending, problem, refused, forget, fieldChanged, attach } = useOrder();
    const [hasForm, setHasForm] = useState(true);
    useEffect(() => (hasForm ? attach(form) : undefined), [attach, hasForm]);
    const acts = {
      Send: () => send({ params: { id: 7 } }),
      'Take back': forget,
      'Change the name': () => fieldChanged('name'),
      'Change the day': () => fieldChanged('day'),
      'Close the form': () => setHasForm(false),
    };
    return (
      <>
        <p role="status">{isPending ? 'pending' : 'still'}</p>
        {problem && <p role="alert">{`${problem.title} ${problem.text} ${refused?.code ?? ''}`}</p>}
        <Beside />
        {Object.entries(acts).map(([name, act]) => (
          <button key={name} type="button" onClick={act}>
            {name}
          </button>
        ))}
      </>
    );
  }
  await openPage({ pages: { '/': Page }, at: '/', texts: ['my-page'] });
  await screen.findByRole('button', { name: 'Send' });
  /** Answers that the test gives when it wants to. */
  const held: ((answer: Answer) => void)[] = [];
  const holdAnswers = () =>
    server.answer(order, () => new Promise<Answer>((resolve) => void held.push(resolve)));
  return { server, form, held, holdAnswers };
}

export const status = () => screen.getByRole('status').textContent;
export const alertText = () => screen.queryByRole('alert')?.textContent ?? null;
