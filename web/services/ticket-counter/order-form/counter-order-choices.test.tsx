// @vitest-environment happy-dom
import { pressNow, write } from '#testing/actions.ts';
import { plainText } from '#testing/cells-of.ts';
import { cleanup, fireEvent, screen, within } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeToast, shownToasts } from '#platform/design/toasts/toasts.ts';
import { draftStore } from '#platform/drafts/draft-store.ts';
import { cardsOf, faults, price } from '#services/free-tickets/order/test-free-order-form.tsx';
import { cup } from '../test-counter-orders.ts';
import {
  choose,
  counterAgreementOf,
  counterWith,
  openCounterOrder,
  orders,
  referenceOf,
  sent,
} from './test-counter-order-form.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  for (const { id } of shownToasts()) closeToast(id);
});

const visitAddress = { line1: 'Gata 2', line2: 'Bakgård', postCode: '0151', city: 'Oslo' };
const companyWith = (...terms: Parameters<typeof counterAgreementOf>[1][]) =>
  counterWith(...terms.map((one, place) => counterAgreementOf(500_030 + place, one)));
const all = (pattern: RegExp) =>
  screen.queryAllByText(pattern).map(({ textContent }) => plainText(textContent));

describe('how tickets are handed out', () => {
  it('is what the ticket and the agreement have', async () => {
    const media = () => cardsOf('Delivery');
    const company = companyWith({}, { hasMailDelivery: false, visitAddress: null });
    await openCounterOrder({ company });
    const lists = [];
    for (const agreement of ['500030', '500031']) {
      write('Agreement', agreement);
      for (const product of [/^Single/, /^30 days/, /^Travel money/]) {
        choose(product);
        lists.push(media());
      }
    }
    const [sms, codes, card] = [
      'Code by SMS: to each guest',
      'List of codes: you hand them out',
      'Travel card: by card number',
    ];
    const notForMoney = [
      '-Code by SMS: Not for this ticket',
      '-List of codes: Not for this ticket',
    ];
    const notForTicket = '-Impuls card: Not for this ticket';
    const notAgreed = '-Impuls card: Not in the agreement';
    expect(lists).toEqual([
      [`*${sms}`, codes, 'Impuls card: paper', card],
      [`*${sms}`, codes, notForTicket, card],
      [...notForMoney, notForTicket, `*${card}`],
      [sms, codes, notAgreed, `*${card}`],
      [sms, codes, notAgreed, `*${card}`],
      [...notForMoney, notAgreed, `*${card}`],
    ]);
  });

  it('is by post or fetched, as the agreement says', async () => {
    await openCounterOrder({ company: companyWith({ hasMailDelivery: false, visitAddress }) });
    choose(/^Impuls card/);
    write(/^Adult/, '50');
    expect(cardsOf('How you get the cards')).toEqual([
      '*Fetched: At the visit address of the agreement',
    ]);
    expect(screen.getByText(/^The cards are fetched here/).textContent).toBe(
      'The cards are fetched here: Gata 2, Bakgård, 0151 Oslo',
    );
    pressNow(/^Order for 50 passengers/);
    expect(await sent()).toMatchObject({
      lines: [{ profileId: 'ADULT', quantity: 50 }],
      handOver: { kind: 'visit' },
    });
    expect(shownToasts()).toMatchObject([
      { title: 'Impuls card for 50 passengers has been ordered' },
    ]);
    cleanup();
    sessionStorage.clear();
    await openCounterOrder({ company: companyWith({ visitAddress: null }) });
    choose(/^Impuls card/);
    expect(cardsOf('How you get the cards')).toEqual(['*By post: Takes about 7 working days']);
  });

  it.each([
    ['Oppgang B', 'Oppgang B'],
    [' ', null],
  ])('by post goes to the whole address: "%s"', async (typed, addressLine2) => {
    await openCounterOrder();
    choose(/^Impuls card/);
    write(/^Adult/, '1');
    write(/^Address line 2/, typed);
    write('Postcode', '5003');
    write('Town', 'Bergen');
    pressNow(/^Order for 1 passenger/);
    const address = {
      addressLine1: 'Veien 1',
      addressLine2,
      postCode: '5003',
      postArea: 'Bergen',
      countryCode: 'NO',
    };
    expect((await sent())?.['handOver']).toEqual({ kind: 'post', address });
  });

  it('on a list goes out at no time, whatever was chosen for an SMS', async () => {
    await openCounterOrder();
    write('Mobile numbers', '41234567');
    write('Sent', 'tomorrow');
    choose(/^List of codes/);
    write(/^Adult/, '2');
    write(/^Senior/, '1');
    expect(plainText(price())).toBe('172 kr2 × 69 kr + 1 × 34 krVAT included.');
    write(/^Senior/, '');
    pressNow(/^Order 2 tickets/);
    expect(await sent()).toMatchObject({
      sendAt: null,
      handOver: null,
      startDate: null,
      lines: [{ profileId: 'ADULT', quantity: 2, phones: [], cardNumbers: [] }],
    });
  });
});

describe('the terms of an order', () => {
  it.each([
    [true, false],
    [false, true],
  ])('are those of tickets (%s) or of travel money (%s)', async (ofTickets, ofMoney) => {
    await openCounterOrder({
      company: companyWith({
        allowedTicketCancellation: ofTickets,
        allowedTravelMoneyCancellation: ofMoney,
      }),
    });
    const mayCancel = (may: boolean) => (may ? ['What is not used can be cancelled.'] : []);
    const codes = 'Codes that are not used expire on 2 June.';
    const onCard = 'What is not put on the card expires on 2 June.';
    for (const [medium, expiry] of [
      [/^Code by SMS/, [codes]],
      [/^List of codes/, [codes]],
      [/^Impuls card/, []],
      [/^Travel card/, [onCard]],
    ] as const) {
      choose(medium);
      expect(all(/expires? on|can be cancelled/)).toEqual([...expiry, ...mayCancel(ofTickets)]);
    }
    choose(/^Travel money/);
    expect(all(/expires? on|can be cancelled/)).toEqual([onCard, ...mayCancel(ofMoney)]);
  });
});

describe('the budget of a reference', () => {
  const withLeft = (id: number, leftOre: number | null) =>
    referenceOf(id, `Reference ${id}`, { budgetOre: 100_00, leftOre });

  it('is said with what is left of it, and asked about where the order is above it', async () => {
    await openCounterOrder({
      references: [
        withLeft(1, 6900),
        withLeft(2, 6899),
        withLeft(3, 0),
        withLeft(4, -500),
        withLeft(5, null),
      ],
    });
    write('Mobile numbers', '41234567');
    const rows = ['1', '2', '3', '4', '5', ''].map((id) => {
      write(/^Invoice reference/, id);
      const boxes = screen.queryAllByRole<HTMLInputElement>('checkbox');
      return [...all(/of the budget|budget of this year is/), ...boxes.map(({ name }) => name)];
    });
    const spent = 'The budget of this year is used up';
    expect(rows).toEqual([
      ['69 kr left of the budget of this year'],
      ['68,99 kr left of the budget of this year', 'isBeyondBudget'],
      [spent, 'isBeyondBudget'],
      [spent, 'isBeyondBudget'],
      [],
      [],
    ]);
  });

  it('is confirmed for one reference, and for this order alone', async () => {
    const references = [withLeft(1, 5000), withLeft(2, 100)];
    await openCounterOrder({ references });
    write('Mobile numbers', '41234567');
    write(/^Invoice reference/, '1');
    const box = () => screen.getByRole<HTMLInputElement>('checkbox');
    fireEvent.click(box());
    expect(box().checked).toBe(true);
    write(/^Invoice reference/, '2');
    expect(box().checked).toBe(false);
    fireEvent.click(box());
    cleanup();
    await openCounterOrder({ references });
    expect(screen.getByLabelText<HTMLSelectElement>(/^Invoice reference/).value).toBe('2');
    expect(box().checked).toBe(false);
    pressNow(/^Order 1 ticket/);
    expect(await faults()).toEqual(['Confirm that the order is above the budget']);
    expect(orders()).toEqual([]);
    cleanup();
    // A reference that is gone is not chosen any more.
    await openCounterOrder({ references: references.slice(0, 1) });
    expect(screen.getByLabelText<HTMLSelectElement>(/^Invoice reference/).value).toBe('');
  });
});

describe('the days of a draft', () => {
  it.each([
    ['2026-03-03', '05.03.2026', '2026-03-04'],
    ['2026-03-04', '04.03.2026', '2026-03-04'],
    ['2026-03-06', '06.03.2026', '2026-03-06'],
  ])('are kept unless they have passed: %s', async (day, sendDay, startDate) => {
    draftStore.keep('order-counter-tickets:1001', {
      sendTime: 'other',
      sendDay: day,
      startDate: day,
    });
    await openCounterOrder();
    expect((await screen.findByLabelText<HTMLInputElement>('Day')).value).toBe(sendDay);
    choose(/^Impuls card/);
    expect(screen.getByLabelText<HTMLSelectElement>('First day').value).toBe(startDate);
  });
});

describe('orders that can be placed again', () => {
  it.each([
    [500, ['412 38 101']],
    [501, []],
  ])('fill in who got %i tickets', async (requestedTicketCount, guests) => {
    await openCounterOrder({
      at: '/billettluka?fra=48211',
      former: { requestedTicketCount },
      deliveries: [{ recipientName: null, profileId: null }],
    });
    await screen.findByText('The same as order 48211');
    const fields = screen.queryAllByLabelText<HTMLTextAreaElement>('Mobile numbers');
    expect(fields.map(({ value }) => plainText(value)?.replace('+47 ', ''))).toEqual(guests);
  });

  it('are the newest, with their reference and their moment', async () => {
    const other = { ...cup, id: 48210, requestedTicketCount: 1200, personalReference: null };
    const unknown = { ...other, id: 48209, productName: null, invoiceReference: null };
    await openCounterOrder({ newest: [cup, other, unknown] });
    const region = within(screen.getByRole('region', { name: 'Order the same again' }));
    expect(
      region
        .getAllByRole('link')
        .map((link) => [plainText(link.textContent), link.getAttribute('href')]),
    ).toEqual([
      ['3 × Single ticketRomjulscupen · yesterday at 09:14', '/billettluka?fra=48211'],
      ['1 200 × Single ticketArrangement 4410 · yesterday at 09:14', '/billettluka?fra=48210'],
      ['1 200 × Unknown productyesterday at 09:14', '/billettluka?fra=48209'],
    ]);
  });
});
