// @vitest-environment happy-dom
import { cancelDelivery } from '@takst/contract/services/ticket-counter/delivery/cancel-delivery.contract.ts';
import { listDeliveries } from '@takst/contract/services/ticket-counter/delivery/list-deliveries.contract.ts';
import { refundDelivery } from '@takst/contract/services/ticket-counter/delivery/refund-delivery.contract.ts';
import { resendDeliveryCode } from '@takst/contract/services/ticket-counter/delivery/resend-delivery-code.contract.ts';
import { getCounterOrder } from '@takst/contract/services/ticket-counter/orders/get-counter-order.contract.ts';
import { listRefunds } from '@takst/contract/services/ticket-counter/orders/list-refunds.contract.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { plainText } from '#testing/cells-of.ts';
import { afterEach, describe, expect, it } from 'vitest';
import {
  cupOnPage,
  notSentCode,
  sentCode,
  unusedCode,
} from '#services/ticket-counter/test-counter-orders.ts';
import { list, openOrder, row } from './test-open-order.tsx';

afterEach(cleanup);

describe('the page of an order', () => {
  it('says what was ordered, by whom, until when codes can be used, and what was refunded', async () => {
    await openOrder();
    await screen.findByRole('heading', { level: 1, name: 'Romjulscupen' });
    expect(screen.getByText('Order 48211')).toBeTruthy();
    expect(screen.getByText(/Ordered by Hanne Vik yesterday at\s09:14/)).toBeTruthy();
    expect(screen.getByText('Unused codes expire').nextSibling?.textContent).toBe('1 June 2026');
    expect(screen.getByText('3 adult')).toBeTruthy();
    expect((await screen.findByText(/refunded$/)).textContent).toMatch(/42,00\skr refunded/);
    const download = screen.getByRole('link', { name: 'Download unused codes' });
    expect(download.getAttribute('href')).toBe('/ticketoffice-api/order/48211/unused-codes');
    expect(screen.getByRole('link', { name: 'Order the same again' }).getAttribute('href')).toBe(
      '/billettluka?fra=48211',
    );
  });

  it.each([
    ['nothing was refunded', { status: 200, body: [] }],
    ['it is not known what was', { status: 503, body: { code: 'UNAVAILABLE' } }],
  ])('says of no refunds where %s', async (_, refunds) => {
    const server = await openOrder(cupOnPage, [[listRefunds, refunds]]);
    await row(/7KQ492XM/);
    await waitFor(() => expect(server.callsTo(listRefunds)).toHaveLength(1));
    expect(screen.queryByText(/\d refunded$/)).toBeNull();
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('has buttons for what may be done, and none for what is not pending', async () => {
    await openOrder();
    const acts = async (name: RegExp) =>
      within(await row(name))
        .queryAllByRole('button')
        .map((button) => button.textContent);
    expect(await acts(/7KQ492XM/)).toEqual(['Cancel']);
    expect(await acts(/H3RP61TD/)).toEqual(['Refund', 'Send code again']);
    expect(await acts(/C6YJ33MW/)).toEqual([]);
    const rights = screen.getByRole('heading', { name: 'What you can do' }).closest('section');
    expect(rights?.textContent).toContain('Customer service does that.');
  });

  it('is fetched again each second until all is delivered, with a bar and a warning', async () => {
    const running = {
      ...cupOnPage,
      ticketCount: 1,
      isDelivered: false,
      deliveries: { ...cupOnPage.deliveries, all: 1 },
    };
    let callCount = 0;
    const server = await openOrder(cupOnPage, [
      [getCounterOrder, () => ({ status: 200, body: (callCount += 1) < 3 ? running : cupOnPage })],
    ]);
    const bar = await screen.findByRole('progressbar', { name: '1 of 3 delivered' });
    expect(bar.getAttribute('aria-valuenow')).toBe('1');
    expect(screen.getByText('Not everything is delivered yet.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBe(null), { timeout: 5000 });
    // More of them are another list.
    expect(server.callsTo(listDeliveries)).toHaveLength(2);
    const calls = server.callsTo(getCounterOrder).length;
    expect(calls).toBe(3);
    await new Promise((resolve) => setTimeout(resolve, 1300));
    expect(server.callsTo(getCounterOrder).length).toBe(calls);
  });

  it('says how many could not be delivered', async () => {
    await openOrder({ ...cupOnPage, failedCount: 2, ticketCount: 1 });
    expect(await screen.findByText('2 could not be delivered')).toBeTruthy();
  });

  const waiting = { ...sentCode, sentAt: null, state: 'unused' };
  const card = { type: 'TRAVEL_CARD', travelCardNumber: '3100001' as string | null };
  it.each([
    ['a code on a list', unusedCode, '7KQ492XM'],
    ['one that somebody has', sentCode, 'H3RP61TDIngvild Strand · 412 38 101'],
    ['one without a name', { ...sentCode, recipientName: null }, 'H3RP61TD412 38 101'],
    ['one that is sent later', waiting, 'H3RP61TDIngvild Strand · 412 38 101Not sent yet'],
    [
      'one that was cancelled before',
      { ...waiting, state: 'cancelled' },
      'H3RP61TDIngvild Strand · 412 38 101',
    ],
    ['a card', { ...unusedCode, mediaInfo: card, recipientName: 'Kari Lind' }, '3100001Kari Lind'],
    [
      'one without its number',
      { ...unusedCode, mediaInfo: { ...card, travelCardNumber: null } },
      'Travel card',
    ],
    [
      'paper',
      { ...unusedCode, mediaInfo: { type: 'TRAVEL_CARD_ULTRALIGHT', passengerCount: 2 } },
      'Paper, 2 passengers',
    ],
  ])('says of %s what it is, for whom, and whether it is sent', async (_, delivery, text) => {
    await openOrder(cupOnPage, [[listDeliveries, list([delivery])]]);
    const head = await screen.findByRole('rowheader');
    expect(plainText(head.textContent)).toBe(text);
  });

  it('says how many codes were not sent, why and when, and sends one again', async () => {
    const counts = { ...cupOnPage.deliveries.counts, unused: 0, 'not-sent': 1, refunded: 2 };
    const order = { ...cupOnPage, notSentCount: 1, deliveries: { all: 3, counts } };
    const server = await openOrder(order, [
      [listDeliveries, list([notSentCode])],
      [resendDeliveryCode, { status: 200, body: { id: 502 } }],
    ]);
    expect(await screen.findByText('1 code was not sent by SMS')).toBeTruthy();
    const code = await row(/H3RP61TD/);
    expect(code.textContent).toMatch(/The SMS did not arrive\. We gave up yesterday at\s14:20\./);
    expect(code.textContent).not.toContain('Not sent yet');
    expect(within(code).getByText('Not sent')).toBeTruthy();
    // It can still be handed out.
    expect(screen.getByRole('link', { name: 'Download unused codes' })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Not sent\s*1/ })).toBeTruthy();
    fireEvent.click(within(code).getByRole('button', { name: 'Send code again to H3RP61TD' }));
    await screen.findByText(/To \+47\s412\s38\s101/);
    expect(server.callsTo(resendDeliveryCode)).toHaveLength(1);
  });

  it('says when something was loaded on its card', async () => {
    const loaded = {
      ...unusedCode,
      status: 'active',
      state: 'used',
      stateSince: '2026-03-03T13:20:00Z',
      mediaInfo: { type: 'TRAVEL_CARD', travelCardNumber: '1234567890' },
      allowedActions: [],
    };
    await openOrder({ ...cupOnPage, mediaType: 'TRAVEL_CARD' }, [[listDeliveries, list([loaded])]]);
    const card = await row(/1234567890/);
    expect(within(card).getByText('Loaded 3 Mar')).toBeTruthy();
    expect(within(card).queryAllByRole('button')).toEqual([]);
  });

  it('says when there are no unused codes', async () => {
    const counts = { ...cupOnPage.deliveries.counts, unused: 0, used: 2 };
    await openOrder({ ...cupOnPage, deliveries: { all: 3, counts } });
    expect(await screen.findByText('There are no unused pickup codes')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Download unused codes' })).toBe(null);
  });

  it('filters by state and searches in all of them', async () => {
    const server = await openOrder();
    fireEvent.click(await screen.findByRole('button', { name: /^Refunded/ }));
    await waitFor(() =>
      expect(server.callsTo(listDeliveries).at(-1)?.address).toMatch(/filter=refunded/),
    );
  });

  it('of another company says that it is not there', async () => {
    await openOrder(cupOnPage, [
      [getCounterOrder, { status: 404, body: { code: 'ORDER_NOT_FOUND' } }],
    ]);
    expect(await screen.findByText('We cannot find this order')).toBeTruthy();
  });
});

describe('what is done with a delivery', () => {
  it('is cancelled in a dialog that says what happens, and told', async () => {
    const server = await openOrder(cupOnPage, [
      [cancelDelivery, { status: 200, body: { id: 501, credited: true } }],
    ]);
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel 7KQ492XM' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('The code 7KQ492XM no longer works.');
    await act(async () =>
      fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel 7KQ492XM' })),
    );
    await screen.findByText(/7KQ492XM: 42,00\skr is credited\./);
    expect(server.callsTo(cancelDelivery)[0]?.address).toBe('/ticketoffice-api/delivery/501');
  });

  it('says in the dialog why it was not cancelled', async () => {
    await openOrder(cupOnPage, [
      [cancelDelivery, { status: 409, body: { code: 'DELIVERY_NOT_PENDING' } }],
    ]);
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel 7KQ492XM' }));
    const dialog = await screen.findByRole('alertdialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel 7KQ492XM' }));
    await within(dialog).findByText('Something went wrong with the cancellation!');
    await within(dialog).findByText('It is used, expired or taken back already.');
  });

  it('is refunded with a text on the credit note', async () => {
    const server = await openOrder(cupOnPage, [
      [refundDelivery, { status: 200, body: { id: 502, credited: false } }],
    ]);
    fireEvent.click(await screen.findByRole('button', { name: 'Refund H3RP61TD' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toMatch(/\+47\s412\s38\s101 gets no SMS about it/);
    fireEvent.change(within(dialog).getByRole('textbox', { name: /Text on the credit note/ }), {
      target: { value: 'Avlyst' },
    });
    await act(async () =>
      fireEvent.click(within(dialog).getByRole('button', { name: 'Refund H3RP61TD' })),
    );
    await screen.findByText(/H3RP61TD: 42,00\skr is not invoiced\./);
    expect(server.callsTo(refundDelivery)[0]?.body).toEqual({ description: 'Avlyst' });
  });

  it('says by a toast that a code was sent again, and when that is too early', async () => {
    let tries = 0;
    await openOrder(cupOnPage, [
      [
        resendDeliveryCode,
        () =>
          (tries += 1) === 1
            ? {
                status: 409,
                body: { code: 'PICKUP_CODE_JUST_SENT', nextAt: '2026-03-04T09:00:30Z' },
              }
            : { status: 200, body: { id: 502 } },
      ],
    ]);
    const again = await screen.findByRole('button', { name: 'Send code again to H3RP61TD' });
    fireEvent.click(again);
    await screen.findByText(/You can send it again at 10:01\./);
    fireEvent.click(again);
    await screen.findByText(/To \+47\s412\s38\s101/);
  });
});
