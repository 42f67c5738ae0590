// @vitest-environment happy-dom
import { listDeliveries } from '@takst/contract/services/ticket-counter/delivery/list-deliveries.contract.ts';
import { press } from '#testing/actions.ts';
import { plainText } from '#testing/cells-of.ts';
import { cleanup, fireEvent, screen, waitFor } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { list, openOrder, row } from '#services/ticket-counter/order/test-open-order.tsx';
import { sentCode } from '#services/ticket-counter/test-counter-orders.ts';
import { codes, orderOf, tick } from './test-codes.ts';

afterEach(cleanup);

describe('deliveries that are chosen', () => {
  it.each([
    ['all of them', '', ['not-sent', 'unused']],
    ['those of the state and the search of the list', 'Unused', ['unused']],
  ])('on other pages are %s', async (_, chip, states) => {
    const server = await openOrder(orderOf(3), [[listDeliveries, list(codes(3))]]);
    await row(/CODE0001/);
    const search = chip === '' ? '' : 'code';
    if (chip !== '') {
      fireEvent.click(screen.getByRole('button', { name: /^Unused/ }));
      fireEvent.change(screen.getByRole('searchbox'), { target: { value: search } });
      await waitFor(() =>
        expect(server.callsTo(listDeliveries).at(-1)?.address).toContain('searchFor=code'),
      );
    }
    await tick('Choose CODE0001');
    const before = server.callsTo(listDeliveries).length;
    await press('Choose all that can be taken back');
    const queries = () =>
      server
        .callsTo(listDeliveries)
        .slice(before)
        .map(({ address }) => Object.fromEntries(new URLSearchParams(address.split('?')[1])))
        .toSorted((one, other) => (one['filter'] ?? '').localeCompare(other['filter'] ?? ''));
    await waitFor(() =>
      expect(queries()).toEqual(
        states.map((filter) => ({ filter, searchFor: search, maxEntries: '1000', offset: '0' })),
      ),
    );
  });

  it.each([
    [10, false],
    [11, true],
  ])('%i are listed by code and recipient, folded: %s', async (count, isFolded) => {
    const [first, second, ...others] = codes(count);
    const { recipientName, sentAt } = sentCode;
    const { phone, phoneCountryCode } = sentCode.mediaInfo;
    const phoneOf = { ...second?.mediaInfo, phone, phoneCountryCode };
    const matches = [
      { ...first, recipientName, sentAt },
      { ...second, sentAt, mediaInfo: phoneOf },
      ...others,
    ];
    await openOrder(orderOf(count), [[listDeliveries, list(matches)]]);
    await tick('Choose all on the page');
    await press('Cancel');
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.querySelector('details') !== null).toBe(isFolded);
    const texts = [...dialog.querySelectorAll('li')].map((one) => plainText(one.textContent));
    expect(texts.slice(0, 7)).toEqual([
      'The codes no longer work.',
      expect.stringMatching(`^${count * 42},00 kr in all is not invoiced`),
      '2 people who got a code by SMS are not told. Tell them yourself.',
      'It cannot be undone.',
      'CODE0001Ingvild Strand',
      'CODE0002412 38 101',
      'CODE0003',
    ]);
    expect(texts).toHaveLength(4 + count);
  });
});
