// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pressNow } from '#testing/actions.ts';
import { act, cleanup, screen, waitFor } from '#testing/dom.ts';
import {
  alertText,
  done,
  openOrder,
  order,
  type OrderOptions,
  orderTexts,
  status,
  taken,
  unavailable,
} from './test-order.tsx';
import { useOperation } from './use-operation.ts';
import { useVisitorOperation } from './use-visitor-operation.ts';

type Options = Pick<
  OrderOptions,
  'causes' | 'faults' | 'onDone' | 'onProblem' | 'usesErrorPage' | 'failureText'
>;

const takenText = 'We could not fetch where you are signed in. It is taken. TAKEN';
const unavailableText =
  'We could not fetch where you are signed in. The service is down right now. Try again in a little while. ';

afterEach(cleanup);

describe.each([
  ['a user', (options: Options) => useOperation(order, { ...orderTexts, ...options })],
  ['a visitor', (options: Options) => useVisitorOperation(order, { ...orderTexts, ...options })],
])('an operation of %s', (_, useOrder) => {
  const open = (options: Options = {}) => openOrder(() => useOrder(options));
  const keys = (server: Awaited<ReturnType<typeof open>>['server']) =>
    server.callsTo(order).map(({ headers }) => headers.get('idempotency-key'));

  it('is sent once, however often it is pressed, and again when it is done', async () => {
    const onDone = vi.fn();
    const { server, form, held, holdAnswers } = await open({ onDone });
    holdAnswers();
    expect(status()).toBe('still');
    pressNow('Send');
    pressNow('Send');
    await waitFor(() => expect(status()).toBe('pending'));
    pressNow('Send');
    expect(server.callsTo(order)).toHaveLength(1);
    expect([onDone, form.discard].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    held[0]?.(done);
    await waitFor(() => expect(status()).toBe('still'));
    expect(onDone.mock.calls).toEqual([[{ name: 'Kari' }]]);
    expect(form.discard).toHaveBeenCalledOnce();
    pressNow('Send');
    await waitFor(() => expect(new Set(keys(server)).size).toBe(2));
  });

  it('keeps its key while the server may have done it', async () => {
    const { server } = await open();
    server.answer(order, unavailable);
    pressNow('Send');
    await screen.findByText(unavailableText.trim());
    pressNow('Send');
    await waitFor(() => expect(server.callsTo(order)).toHaveLength(2));
    expect(new Set(keys(server)).size).toBe(1);
  });

  it('says what was refused until it is sent again, and keeps the form', async () => {
    const [onDone, onProblem] = [vi.fn(), vi.fn()];
    const fault = { path: 'name', message: 'wrongFormat' };
    const { server, form, held, holdAnswers } = await open({
      onDone,
      onProblem,
      faults: { TAKEN: fault },
    });
    server.answer(order, taken);
    pressNow('Send');
    await screen.findByText(takenText);
    expect(status()).toBe('still');
    expect(onProblem.mock.calls).toEqual([[{ refused: { code: 'TAKEN' } }]]);
    expect(form.setFaults.mock.calls).toEqual([[[fault]]]);
    expect([onDone, form.discard].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    holdAnswers();
    pressNow('Send');
    await waitFor(() => expect([status(), alertText()]).toEqual(['pending', null]));
    held[0]?.({ status: 410, body: { code: 'OVER' } });
    await screen.findByText(/It is over\. OVER$/);
    expect(form.setFaults).toHaveBeenCalledOnce();
  });

  it.each<[Pick<Options, 'causes'>, byDay: string | null]>([
    [{ causes: { TAKEN: ['name'] } }, takenText],
    [{ causes: { OVER: ['name'] } }, null],
    [{}, null],
  ])('forgets a refusal when what has caused it is changed (%j)', async (causes, byDay) => {
    const { server } = await open(causes);
    server.answer(order, taken);
    pressNow('Send');
    await screen.findByText(takenText);
    await act(() => pressNow('Change the day'));
    expect(alertText()).toBe(byDay);
    pressNow('Change the name');
    await waitFor(() => expect(alertText()).toBeNull());
  });

  it('keeps a failure when a field is changed, until it is taken back', async () => {
    const onProblem = vi.fn();
    const { server } = await open({ onProblem });
    server.answer(order, unavailable);
    pressNow('Send');
    await screen.findByText(unavailableText.trim());
    expect(onProblem.mock.calls).toEqual([
      [{ failure: expect.objectContaining({ status: 503 }) as unknown }],
    ]);
    pressNow('Change the name');
    expect(alertText()).toBe(unavailableText);
    pressNow('Take back');
    await waitFor(() => expect(alertText()).toBeNull());
  });

  it('marks the fields that the server rejects', async () => {
    const fields = [{ path: 'name', message: 'wrongFormat' }];
    const { server, form } = await open();
    server.answer(order, { status: 422, body: { code: 'INVALID_INPUT', fields } });
    pressNow('Send');
    await waitFor(() => expect(form.setFaults.mock.calls).toEqual([[fields]]));
    expect(alertText()).toBe(
      'An error occurred while saving the form You need to correct what is wrong before we can save. ',
    );
  });

  it.each<[status: 500 | 503, usesErrorPage: boolean, isGeneral: boolean]>([
    [500, true, true],
    [503, true, false],
    [500, false, false],
  ])(
    'that fails with %i goes to the error page (%s): %s',
    async (failed, usesErrorPage, general) => {
      vi.spyOn(console, 'error').mockReturnValue();
      const { server } = await open({ usesErrorPage, failureText: () => 'It failed.' });
      const code = failed === 503 ? 'UNAVAILABLE' : 'UNEXPECTED';
      server.answer(order, { status: failed, body: { code, id: 'x' } });
      pressNow('Send');
      await screen.findByText(general ? /^General error: ServerTrouble/ : / It failed\.$/);
      vi.restoreAllMocks();
    },
  );

  it('says nothing to a form that is closed', async () => {
    const fault = { path: 'name', message: 'wrongFormat' };
    const { server, form } = await open({ faults: { TAKEN: fault } });
    pressNow('Close the form');
    await waitFor(() => expect(status()).toBe('still'));
    server.answer(order, taken);
    pressNow('Send');
    await screen.findByText(takenText);
    expect(form.setFaults).not.toHaveBeenCalled();
  });
});
