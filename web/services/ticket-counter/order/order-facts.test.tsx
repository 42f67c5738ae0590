// @vitest-environment happy-dom
import { listRefunds } from '@takst/contract/services/ticket-counter/orders/list-refunds.contract.ts';
import { plainText } from '#testing/cells-of.ts';
import { cleanup, screen } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { cupOnPage } from '#services/ticket-counter/test-counter-orders.ts';
import { openOrder } from './test-open-order.tsx';

afterEach(cleanup);

const [line] = cupOnPage.lines;
const senior = {
  ...line,
  profileId: 'SENIOR',
  profileName: { nb: 'Honnør', en: 'Senior' },
  quantity: 2,
};
const address = {
  addressLine1: 'Veien 1',
  addressLine2: 'Oppgang B' as string | null,
  postCode: '0150',
  postArea: 'Oslo',
};
const paper = {
  ...cupOnPage,
  mediaType: 'TRAVEL_CARD_ULTRALIGHT',
  passengerCount: 3,
  startDate: '2026-03-09',
  handOver: 'post',
  deliveryAddress: address,
  lines: [line, senior],
};
const money = {
  ...cupOnPage,
  mediaType: 'TRAVEL_CARD',
  productType: 'TRAVEL_MONEY',
  productName: { nb: 'Reisepenger', en: 'Travel money' },
  productPrice: 200,
  personalReference: null,
  lines: [{ ...line, profileId: null, profileName: null, productPrice: 200 }],
};
const references = [
  ['Invoice reference', 'Arrangement 4410'],
  ['Personal reference', 'Romjulscupen'],
];

const ofPaper = (zones: string) => [
  ['Product', 'Single ticket'],
  ['Travellers', '3 adult\n2 senior'],
  ['Zones', zones],
  ['Delivered as', 'Impuls card'],
];

const sectionOf = async (name: string) => {
  const section = (await screen.findByRole('heading', { name })).closest('section');
  if (!section) throw new Error(`${name} has no section`);
  return section;
};
const factsOf = async () =>
  [...(await sectionOf('The order')).querySelectorAll('dt')].map((term) =>
    [term, term.nextElementSibling].map((one) => plainText(one?.textContent)),
  );
const belowTitle = () =>
  [
    ...(screen
      .getByRole('heading', { level: 1 })
      .nextElementSibling?.querySelectorAll('span span') ?? []),
  ].map((one) => plainText(one.textContent));

describe('what was ordered', () => {
  it.each([
    [
      'codes in all zones that go out later',
      { ...cupOnPage, allZones: true, sendAt: '2026-03-06T06:00:00Z', productName: null },
      [
        ['Product', 'Unknown product'],
        ['Travellers', '3 adult'],
        ['Zones', 'All zones'],
        ['Delivered as', 'Mobile ticket'],
        ['Go out', '06.03.2026 07:00'],
        ['Unused codes expire', '1 June 2026'],
        ...references,
      ],
    ],
    [
      'paper by post',
      paper,
      [
        ...ofPaper('1'),
        ['Handed out', 'By post'],
        ['Address', 'Veien 1\nOppgang B\n0150 Oslo'],
        ['Valid from', '9 March 2026'],
        ...references,
      ],
    ],
    [
      'paper that is fetched',
      { ...paper, handOver: 'visit', deliveryAddress: null, zones: ['1', '2'] },
      [
        ...ofPaper('1 – 2'),
        ['Handed out', 'Fetched on your premises'],
        ['Valid from', '9 March 2026'],
        ...references,
      ],
    ],
    [
      'travel money',
      money,
      [
        ['Product', 'Travel money'],
        ['Amount', '200,00 kr'],
        ['Delivered as', 'Travel card'],
        ['To be loaded by', '1 June 2026'],
        ['Invoice reference', 'Arrangement 4410'],
      ],
    ],
  ])('is said of %s', async (_, order, facts) => {
    await openOrder(order);
    expect(await factsOf()).toEqual(facts);
  });

  it.each([
    [
      'of codes',
      cupOnPage,
      ['Order 48211', '3 × Single ticket', 'Ordered by Hanne Vik yesterday at 09:14'],
    ],
    [
      'of paper',
      { ...paper, passengerCount: 1, requestedTicketCount: 1, ticketCount: 1 },
      ['Order 48211', 'Single ticket for 1 passenger', 'Ordered by Hanne Vik yesterday at 09:14'],
    ],
    [
      'without a reference, and of an unknown buyer',
      { ...money, orderedBy: null },
      ['3 × Travel money', 'Ordered yesterday at 09:14'],
    ],
  ])('stands with who and when below the title: %s', async (_, order, texts) => {
    await openOrder(order);
    await factsOf();
    expect(belowTitle()).toEqual(texts);
  });

  it('is less by all that was refunded, or is invoiced as it is delivered', async () => {
    const refund = { id: 503, refundedAt: '2026-03-03T10:00:00Z', totalPrice: 42 };
    const refunds = { status: 200, body: [refund, { ...refund, id: 504, totalPrice: 21.5 }] };
    const server = await openOrder(cupOnPage, [[listRefunds, refunds]]);
    await screen.findByText(/^63,50.kr refunded$/);
    const [call] = server.callsTo(listRefunds);
    expect(call?.address).toContain('/48211/');
    expect(screen.queryByText('Invoiced as it is delivered.')).toBeNull();
    cleanup();
    const running = await openOrder({ ...cupOnPage, isDelivered: false, ticketCount: 2 });
    await screen.findByText('Invoiced as it is delivered.');
    expect(running.callsTo(listRefunds)).toEqual([]);
  });
});

describe('what a user may do with an order', () => {
  const byAgreement = 'The agreement for the ticket counter does not allow it.';
  const byOperator = 'Ruter does not take travel money back.';
  it.each([
    ['allowed', 'agreement', 'You are a ticket-counter administrator.', byAgreement],
    [
      'role',
      'allowed',
      'A ticket-counter administrator of the company does that.',
      'You are customer service.',
    ],
    ['operator', 'role', byOperator, 'Customer service does that.'],
    ['agreement', 'operator', byAgreement, byOperator],
  ])('is said where cancelling is %s, refunding %s', async (mayCancel, mayRefund, ...reasons) => {
    await openOrder({ ...cupOnPage, mayCancel, mayRefund });
    const rights = await sectionOf('What you can do');
    const texts = [...rights.querySelectorAll('li')].map(({ textContent }) => textContent);
    expect(texts).toEqual([`Cancel unused ones${reasons[0]}`, `Refund unused ones${reasons[1]}`]);
  });

  it('has links and files of its codes, and another order only for who may order', async () => {
    const links = () =>
      ['Order the same again', 'Print codes', 'Download unused codes'].filter((name) =>
        screen.queryByRole('link', { name }),
      );
    const none = 'There are no unused pickup codes';
    const noUnused = { ...cupOnPage.deliveries.counts, unused: 0 };
    const used = { ...cupOnPage, deliveries: { all: 3, counts: { ...noUnused, used: 3 } } };
    const rows = [];
    for (const [order, features] of [
      [cupOnPage, ['ticketCounter', 'ticketCounter.order']],
      [cupOnPage, ['ticketCounter', 'ticketCounter.settings']],
      [used, ['ticketCounter', 'ticketCounter.order']],
      [{ ...used, isDelivered: false }, ['ticketCounter']],
      [paper, ['ticketCounter']],
    ] as const) {
      await openOrder(order, [], features);
      await factsOf();
      rows.push([links(), screen.queryByText(none) !== null]);
      cleanup();
    }
    expect(rows).toEqual([
      [['Order the same again', 'Print codes', 'Download unused codes'], false],
      [['Print codes', 'Download unused codes'], false],
      [['Order the same again'], true],
      [[], false],
      [[], false],
    ]);
  });
});

describe('how far an order is', () => {
  const sendAt = '2026-03-06T06:00:00Z';
  it.each([
    ['is to be sent', { isToBeSent: true, sendAt }, ['The codes go out by SMS 06.03.2026 07:00.']],
    ['is sent', { isToBeSent: false, sendAt }, []],
    ['has failed for some', { failedCount: 1, ticketCount: 2 }, ['1 could not be delivered']],
    [
      'is not all made, with one that failed',
      { failedCount: 1, ticketCount: 1, isDelivered: false },
      ['Not everything is delivered yet.', '2 are missing'],
    ],
  ])('is said of one that %s', async (_, changed, texts) => {
    await openOrder({ ...cupOnPage, ...changed });
    await factsOf();
    const all = [
      /^The codes go out/,
      /could not be delivered$/,
      /^Not everything/,
      /(is|are) missing/,
    ].flatMap((text) => screen.queryAllByText(text));
    expect(all.map(({ textContent }) => plainText(textContent))).toEqual(
      texts.map((text) => expect.stringContaining(text)),
    );
  });
});
