// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pressNow } from '#testing/actions.ts';
import { cleanup, waitFor } from '#testing/dom.ts';
import { alertText, done, openOrder, order, orderTexts, status, taken } from './test-order.tsx';
import { useVisitorOperation } from './use-visitor-operation.ts';

afterEach(cleanup);

/** The browser shows the page again: as it was left, or loaded anew. */
const showAgain = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

describe('an operation of a visitor', () => {
  it('that leaves the portal stays pending with what is typed, until the page is shown as it was left', async () => {
    const onDone = vi.fn();
    const { server, form } = await openOrder(() =>
      useVisitorOperation(order, { ...orderTexts, leavesPortal: true, onDone }),
    );
    pressNow('Send');
    await waitFor(() => expect(onDone.mock.calls).toEqual([[{ name: 'Kari' }]]));
    showAgain(false);
    pressNow('Send');
    expect(status()).toBe('pending');
    expect(form.discard).not.toHaveBeenCalled();
    expect(server.callsTo(order)).toHaveLength(1);
    showAgain(true);
    await waitFor(() => expect(status()).toBe('still'));
    server.answer(order, taken);
    pressNow('Send');
    await waitFor(() => expect(alertText()).toContain('It is taken.'));
    expect(status()).toBe('still');
  });

  it('says who calls, where it is told', async () => {
    const { server } = await openOrder(() =>
      useVisitorOperation(order, { ...orderTexts, authorization: 'Bearer key' }),
    );
    server.answer(order, done);
    pressNow('Send');
    await waitFor(() => expect(server.callsTo(order)).toHaveLength(1));
    expect(server.callsTo(order)[0]?.headers.get('authorization')).toBe('Bearer key');
  });
});
