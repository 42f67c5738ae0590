import { describe, expect, it } from 'vitest';
import type { TicketStatus } from '#ticketing/tickets/ticket-status.rules.ts';
import { ticketStatuses } from '#ticketing/tickets/ticket-status.rules.ts';
import { fullCounterTerms, usualCounterTerms } from '#platform/access/counter-terms.ts';
import { validityFrom } from './counter-ticket.rules.ts';
import { actionsOfDelivery, deliveryStatus, refuseLoad, refuseTakeBack } from './delivery.rules.ts';
import { firstAndLastName } from './recipient-name.rules.ts';

const day = (text: string) => Temporal.PlainDate.from(text);
const onCard = {
  hasProblem: false,
  isTakenBack: false,
  ticketStatus: null,
  isUsed: false,
  expiresOn: day('2026-06-04'),
} as const;

const all = { refund: true, cancelTickets: true, cancelTravelMoney: true };
const none = { refund: false, cancelTickets: false, cancelTravelMoney: false };
const pending = { status: 'pending' as TicketStatus, type: 'TICKET' as const };

describe('the status of a delivery', () => {
  it.each([
    ['pending', '2026-06-04', {}],
    ['expired', '2026-06-05', {}],
    ['active', '2026-06-05', { isUsed: true }],
    ['failed', '2026-03-06', { hasProblem: true }],
    ['cancelled', '2026-03-06', { isTakenBack: true, isUsed: true }],
  ] as const)('on a card is %s on %s', (status, today, changed) => {
    expect(deliveryStatus({ ...onCard, ...changed }, day(today))).toBe(status);
  });

  it.each(ticketStatuses)('of a code is that of its ticket: %s', (ticketStatus) => {
    expect(deliveryStatus({ ...onCard, ticketStatus }, day('2030-01-01'))).toBe(ticketStatus);
  });
});

describe('what may be done with a delivery (spec 3 §6)', () => {
  it('is both when role and agreement allow both', () => {
    expect(actionsOfDelivery({ ...pending, terms: fullCounterTerms }, all)).toEqual([
      'cancel',
      'refund',
    ]);
  });

  it.each(ticketStatuses.filter((status) => status !== 'pending'))(
    'is nothing when %s',
    (status) => {
      expect(actionsOfDelivery({ ...pending, status, terms: fullCounterTerms }, all)).toEqual([]);
    },
  );

  it('needs the role and the agreement', () => {
    expect(actionsOfDelivery({ ...pending, terms: fullCounterTerms }, none)).toEqual([]);
    expect(actionsOfDelivery({ ...pending, terms: usualCounterTerms }, all)).toEqual([]);
  });

  it.each([
    ['TICKET', 'cancelTickets', 'allowedTicketCancellation'],
    ['TRAVEL_MONEY', 'cancelTravelMoney', 'allowedTravelMoneyCancellation'],
  ] as const)('of %s is cancelled by a right of its own', (type, right, term) => {
    const terms = { ...usualCounterTerms, [term]: true };
    expect(actionsOfDelivery({ ...pending, type, terms }, { ...none, [right]: true })).toEqual([
      'cancel',
    ]);
    const without = { ...all, refund: false, [right]: false };
    expect(actionsOfDelivery({ ...pending, type, terms: fullCounterTerms }, without)).toEqual([]);
    const others = { ...fullCounterTerms, allowedRefund: false, [term]: false };
    expect(actionsOfDelivery({ ...pending, type, terms: others }, all)).toEqual([]);
  });
});

describe('taking back', () => {
  it.each(ticketStatuses)('of one that is %s is refused unless it is pending', (status) => {
    const delivery = { ...pending, status, terms: fullCounterTerms };
    const refused = status === 'pending' ? null : 'DELIVERY_NOT_PENDING';
    expect(refuseTakeBack(delivery, 'cancel', all)).toBe(refused);
    expect(refuseTakeBack(delivery, 'refund', all)).toBe(refused);
    // A user without the right does not learn the status of the delivery.
    expect(refuseTakeBack(delivery, 'cancel', none)).toBe('TAKE_BACK_NOT_ALLOWED');
    const unagreed = { ...delivery, terms: usualCounterTerms };
    expect(refuseTakeBack(unagreed, 'refund', all)).toBe('TAKE_BACK_NOT_ALLOWED');
  });
});

describe('what was ordered for a card', () => {
  const today = Temporal.PlainDate.from('2026-03-06');
  it.each([
    [{ isTakenBack: false, expiresOn: today }, null],
    [{ isTakenBack: false, expiresOn: today.subtract({ days: 1 }) }, 'DELIVERY_EXPIRED'],
    [{ isTakenBack: true, expiresOn: today }, 'DELIVERY_TAKEN_BACK'],
  ])('%j: loading is refused by %s', (facts, refused) => {
    expect(refuseLoad(facts, today)).toBe(refused);
  });
});

describe('a code that is used', () => {
  it.each([
    // Norwegian time is one hour ahead, in summer two.
    [null, 3, '2026-03-06T19:30:00Z', '2026-03-06', '2026-03-06'],
    [null, 3, '2026-03-06T20:30:00Z', '2026-03-06', '2026-03-07'],
    // An operator whose trips are shorter.
    [null, 1, '2026-03-06T20:30:00Z', '2026-03-06', '2026-03-06'],
    // Of a product that is not sold any more: the day of its use.
    [null, null, '2026-03-06T20:30:00Z', '2026-03-06', '2026-03-06'],
    [1, null, '2026-03-06T12:00:00Z', '2026-03-06', '2026-03-07'],
    [7, null, '2026-03-25T12:00:00Z', '2026-03-25', '2026-04-01'],
    [30, null, '2026-06-01T23:30:00Z', '2026-06-02', '2026-07-02'],
  ])(
    'for %s days or %s hours at %s is valid from %s to %s',
    (...[days, hours, now, first, last]) => {
      const { startDate, expirationDate } = validityFrom(
        { nrOfDaysValid: days, tripHours: hours },
        Temporal.Instant.from(now),
      );
      expect([String(startDate), String(expirationDate)]).toEqual([first, last]);
    },
  );
});

describe('the name of a guest', () => {
  it.each([
    [null, null, null],
    ['  ', null, null],
    ['Kari', 'Kari', null],
    ['Kari Anne  Moe', 'Kari Anne', 'Moe'],
    [' Kari Moe ', 'Kari', 'Moe'],
  ])('%j is %j and %j', (name, firstName, lastName) => {
    expect(firstAndLastName(name)).toEqual({ firstName, lastName });
  });
});
