// @vitest-environment happy-dom
import { listDeliveries } from '@takst/contract/services/ticket-counter/delivery/list-deliveries.contract.ts';
import {
  cancelDeliveries,
  refundDeliveries,
} from '@takst/contract/services/ticket-counter/delivery/take-back-many.contract.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { list, openOrder, row } from '#services/ticket-counter/order/test-open-order.tsx';
import {
  cupOnPage,
  refundedCode,
  sentCode,
  unusedCode,
} from '#services/ticket-counter/test-counter-orders.ts';
import { codes, orderOf, tick } from './test-codes.ts';

afterEach(cleanup);

const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));
const idsIn = (body: unknown) => (body as { deliveryIds: number[] }).deliveryIds;
const doneOf = (body: unknown) => ({
  status: 200 as const,
  body: { done: idsIn(body).map((id) => ({ id, credited: false })), notDone: [] },
});

describe('several deliveries of an order', () => {
  it('have a box where they can be taken back, and none otherwise', async () => {
    await openOrder(cupOnPage, [
      [listDeliveries, list([unusedCode, { ...sentCode, allowedActions: [] }, refundedCode])],
    ]);
    await row(/7KQ492XM/);
    expect(screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label'))).toEqual([
      'Choose all on the page',
      'Choose 7KQ492XM',
    ]);
  });

  it('have no boxes for whoever may take nothing back', async () => {
    await openOrder({ ...cupOnPage, mayCancel: 'role', mayRefund: 'agreement' });
    await row(/7KQ492XM/);
    expect(screen.queryAllByRole('checkbox')).toEqual([]);
  });

  it('are cancelled after one question that says how many, which and for how much', async () => {
    const server = await openOrder(orderOf(3), [
      [listDeliveries, list(codes(3))],
      [cancelDeliveries, ({ body }) => doneOf(body)],
    ]);
    await tick('Choose CODE0001');
    await tick('Choose CODE0003');
    await screen.findByText('2 chosen');
    const all = 'Choose all that can be taken back';
    screen.getByRole('button', { name: all });
    await tick('Choose CODE0002');
    await screen.findByText('3 chosen');
    expect(screen.queryByRole('button', { name: all })).toBeNull();
    await tick('Choose CODE0002');
    await press('Cancel');
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel 2?' });
    const which = within(dialog).getByRole('list', { name: 'These 2 are taken back' });
    expect(
      within(which)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['CODE0001', 'CODE0003']);
    expect(dialog.textContent).toMatch(
      /84,00\skr in all is not invoiced\. What has been invoiced already is credited today/,
    );
    expect(server.callsTo(cancelDeliveries)).toEqual([]);
    server.answer(listDeliveries, list(codes(2).slice(1)));
    await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' })));
    await screen.findByText('2 cancelled');
    expect(screen.getByText(/^84,00\skr is not invoiced\.$/)).toBeTruthy();
    expect(server.callsTo(cancelDeliveries).map(({ body }) => idsIn(body))).toEqual([[1001, 1003]]);
    await waitFor(() => expect(screen.queryByText('2 chosen')).toBe(null));
    // The list is fetched again: what was taken back is not offered once more.
    await waitFor(() =>
      expect(screen.queryAllByRole('checkbox', { name: /CODE000[13]/ })).toEqual([]),
    );
    screen.getByRole('checkbox', { name: 'Choose CODE0002' });
  });

  it.each([
    ['cancelled', 'Cancel', cancelDeliveries, [1001, 1003]],
    ['refunded', 'Refund', refundDeliveries, [1002, 1003]],
  ] as const)('are %s where that is allowed, and the others stay chosen', async (...facts) => {
    const [done, button, route, ids] = facts;
    const allowed = [['cancel'], ['refund'], ['cancel', 'refund']];
    const server = await openOrder({ ...orderOf(3), mayRefund: 'allowed' }, [
      [
        listDeliveries,
        list(codes(3).map((code, at) => ({ ...code, allowedActions: allowed[at] }))),
      ],
      [
        route,
        {
          status: 200,
          body: { done: ids.map((id, at) => ({ id, credited: at === 0 })), notDone: [] },
        },
      ],
    ]);
    await tick('Choose all on the page');
    await screen.findByText('3 chosen');
    await press(button);
    const name = `${button} 2?`;
    const dialog = within(
      await screen.findByRole(button === 'Cancel' ? 'alertdialog' : 'dialog', { name }),
    );
    dialog.getByText('1 chosen one cannot be taken back like this.');
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: button })));
    await screen.findByText(`2 ${done}`);
    screen.getByText(/^42,00\skr is credited\. 42,00\skr is not invoiced\.$/);
    expect(server.callsTo(route).map(({ body }) => idsIn(body))).toEqual([ids]);
    await screen.findByText('1 chosen');
  });

  it('that were not taken back are named with the reason', async () => {
    const codeList = codes(4);
    await openOrder(orderOf(4), [
      [listDeliveries, list(codeList)],
      [
        cancelDeliveries,
        {
          status: 200,
          body: {
            done: [{ id: 1001, credited: true }],
            notDone: [
              { id: 1002, because: 'DELIVERY_NOT_PENDING', state: 'used' },
              { id: 1003, because: 'DELIVERY_NOT_PENDING', state: 'refunded' },
              { id: 1004, because: 'TAKE_BACK_NOT_ALLOWED', state: null },
            ],
          },
        },
      ],
    ]);
    await tick('Choose all on the page');
    await screen.findByText('4 chosen');
    await press('Cancel');
    const question = await screen.findByRole('alertdialog');
    fireEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    const dialog = await screen.findByRole('dialog', { name: '1 cancelled' });
    expect(dialog.textContent).toMatch(/42,00\skr is credited\./);
    expect(dialog.textContent).not.toContain('is not invoiced');
    expect(dialog.textContent).toContain('3 were not taken back:');
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'CODE0002It has been used meanwhile.',
      'CODE0003It is refunded already.',
      'CODE0004The agreement or your role does not allow it.',
    ]);
  });

  it('on other pages are chosen too, and go to the server a hundred at a time', async () => {
    const all = codes(230);
    const server = await openOrder(orderOf(230), [
      [
        listDeliveries,
        ({ address }) => {
          const query = new URLSearchParams(address.split('?')[1]);
          const rows = query.get('filter') === 'not-sent' ? [] : all;
          const matches = rows.slice(0, Number(query.get('maxEntries')));
          return { status: 200, body: { totalEntries: rows.length, matches } };
        },
      ],
      [cancelDeliveries, ({ body }) => doneOf(body)],
    ]);
    await tick('Choose CODE0002');
    await screen.findByText('1 chosen');
    await press('Choose all that can be taken back');
    await screen.findByText('230 chosen');
    await press('Cancel');
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel 230?' });
    await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' })));
    await screen.findByText('230 cancelled');
    const sentIds = server.callsTo(cancelDeliveries).map(({ body }) => idsIn(body));
    expect(sentIds.map((ids) => ids.length)).toEqual([100, 100, 30]);
    expect(new Set(sentIds.flat()).size).toBe(230);
  });

  it('after a failed call are not tried, and that is said', async () => {
    let calls = 0;
    await openOrder(orderOf(250), [
      [
        listDeliveries,
        ({ address }) =>
          list(
            address.includes('filter=not-sent') ? [] : codes(address.includes('1000') ? 250 : 10),
          ),
      ],
      [
        cancelDeliveries,
        ({ body }) => {
          calls += 1;
          return calls === 1 ? doneOf(body) : { status: 404, body: { code: 'ORDER_NOT_FOUND' } };
        },
      ],
    ]);
    await tick('Choose CODE0002');
    await press('Choose all that can be taken back');
    await screen.findByText('250 chosen');
    await press('Cancel');
    const question = await screen.findByRole('alertdialog');
    fireEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    const dialog = await screen.findByRole('dialog', { name: '100 cancelled' });
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(150);
    expect(calls).toBe(2);
    // Those of the call that failed and those after it stay chosen for another try.
    fireEvent.click(within(dialog).getByText('Close'));
    await screen.findByText('150 chosen');
  });

  it('are refunded by customer support with one text for the credit notes', async () => {
    const refundable = codes(2).map((code) => ({ ...code, allowedActions: ['refund'] }));
    const server = await openOrder({ ...orderOf(2), mayCancel: 'role', mayRefund: 'allowed' }, [
      [listDeliveries, list(refundable)],
      [refundDeliveries, ({ body }) => doneOf(body)],
    ]);
    await tick('Choose all on the page');
    await screen.findByText('2 chosen');
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBe(null);
    await press('Refund');
    const dialog = await screen.findByRole('dialog', { name: 'Refund 2?' });
    fireEvent.change(within(dialog).getByRole('textbox', { name: /Text on the credit note/ }), {
      target: { value: 'Avlyst' },
    });
    await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Refund' })));
    await screen.findByText('2 refunded');
    expect(server.callsTo(refundDeliveries)[0]?.body).toEqual({
      deliveryIds: [1001, 1002],
      description: 'Avlyst',
    });
  });
});
