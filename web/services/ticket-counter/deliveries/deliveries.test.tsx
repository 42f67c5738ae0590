// @vitest-environment happy-dom
import { listDeliveries } from '@takst/contract/services/ticket-counter/delivery/list-deliveries.contract.ts';
import { resendDeliveryCode } from '@takst/contract/services/ticket-counter/delivery/resend-delivery-code.contract.ts';
import { getCounterOrder } from '@takst/contract/services/ticket-counter/orders/get-counter-order.contract.ts';
import { plainText } from '#testing/cells-of.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { list, openOrder, row } from '#services/ticket-counter/order/test-open-order.tsx';
import {
  cupOnPage,
  notSentCode,
  refundedCode,
  sentCode,
  unusedCode,
} from '#services/ticket-counter/test-counter-orders.ts';

afterEach(cleanup);

const card = { type: 'TRAVEL_CARD', travelCardNumber: '3100001' };
const paper = { type: 'TRAVEL_CARD_ULTRALIGHT', passengerCount: 2 };
const money = { ...cupOnPage, mediaType: 'TRAVEL_CARD', productType: 'TRAVEL_MONEY' };
const loaded = { ...unusedCode, type: 'TRAVEL_MONEY', mediaInfo: card, profileName: null };

const textsOf = (elements: readonly HTMLElement[]) =>
  elements.map(({ textContent }) => plainText(textContent));

describe('the deliveries of an order', () => {
  it('have a profile each, but for amounts to load', async () => {
    await openOrder();
    await row(/7KQ492XM/);
    const heads = () => textsOf(screen.getAllByRole('columnheader'));
    const rows = () => textsOf(screen.getAllByRole('row').slice(1));
    expect(heads()).toEqual(['Code or card', 'Category', 'Price', 'Status', 'Actions']);
    expect(rows()).toEqual([
      '7KQ492XMAdult42,00 krUnusedCancel',
      'H3RP61TDIngvild Strand · 412 38 101Adult42,00 krUnusedRefundSend code again',
      'C6YJ33MWAdult42,00 krRefunded',
    ]);
    cleanup();
    await openOrder(money, [[listDeliveries, list([loaded])]]);
    await row(/3100001/);
    expect(heads()).toEqual(['Code or card', 'Price', 'Status', 'Actions']);
    expect(rows()).toEqual(['310000142,00 krUnusedCancel']);
    screen.getByRole('table', { name: 'Amounts to load' });
  });

  it('are filtered by a state, which is offered while it is chosen, within a search', async () => {
    const server = await openOrder(cupOnPage, [
      [resendDeliveryCode, { status: 200, body: { id: 502 } }],
    ]);
    const chips = within(await screen.findByRole('group', { name: 'Show' }));
    const texts = () =>
      chips
        .getAllByRole('button')
        .map((one) => [one.textContent, one.getAttribute('aria-pressed')]);
    expect(texts()).toEqual([
      ['All3', 'true'],
      ['Unused2', 'false'],
      ['Refunded1', 'false'],
    ]);
    fireEvent.click(chips.getByRole('button', { name: /^Refunded/ }));
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'strand' } });
    await waitFor(() =>
      expect(server.callsTo(listDeliveries).at(-1)?.address).toMatch(
        /searchFor=strand&filter=refunded$/,
      ),
    );
    const counts = { ...cupOnPage.deliveries.counts, refunded: 0, used: 3 };
    const all = { ...cupOnPage, deliveries: { all: 5, counts } };
    server.answer(getCounterOrder, { status: 200, body: all });
    fireEvent.click(await screen.findByRole('button', { name: 'Send code again to H3RP61TD' }));
    await waitFor(() =>
      expect(texts()).toEqual([
        ['All5', 'false'],
        ['Unused2', 'false'],
        ['Used3', 'false'],
        ['Refunded0', 'true'],
      ]),
    );
  });

  it.each([
    ['on a list', unusedCode, 'The code 7KQ492XM no longer works.', null],
    ['that was sent', sentCode, 'The code H3RP61TD no longer works.', '+47 412 38 101'],
    ['that is not sent', notSentCode, 'The code H3RP61TD no longer works.', null],
    ['of an amount', loaded, 'The amount is not loaded on travel card 3100001.', null],
    ['of paper', { ...unusedCode, mediaInfo: paper }, /^The card is no longer valid, even/, null],
  ])('say what becomes of one %s before it is cancelled', async (_, delivery, dead, phone) => {
    const one = { ...delivery, allowedActions: ['cancel'] };
    await openOrder(cupOnPage, [[listDeliveries, list([one, refundedCode])]]);
    fireEvent.click(await screen.findByRole('button', { name: /^Cancel / }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(textsOf(dialog.getAllByRole('listitem'))).toEqual([
      expect.stringMatching(dead),
      expect.stringMatching(/^42,00 kr is not invoiced\. If it has been/),
      ...(phone === null ? [] : [`${phone} gets no SMS about it. Tell them yourself.`]),
      'It cannot be undone.',
    ]);
  });

  it.each([
    ['UNEXPECTED', 'The SMS was not sent yesterday at 14:20 because something went wrong'],
    ['SMS_FAILED', 'The SMS did not arrive. We gave up yesterday at 14:20.'],
  ])('say why a code was not sent: %s', async (because, text) => {
    const one = { ...notSentCode, notSent: { ...notSentCode.notSent, because } };
    await openOrder(cupOnPage, [[listDeliveries, list([one])]]);
    expect(plainText((await row(/H3RP61TD/)).textContent)).toContain(text);
  });
});
