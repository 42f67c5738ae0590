import { describe, expect, it } from 'vitest';
import { date } from '#testing/any-date.ts';
import { nameOfCostCentre } from './cost-centre.rules.ts';
import { lastDayOfSoon, statesOfPerson } from './person-filter.rules.ts';
import type { TicketStatus } from '#ticketing/tickets/ticket-status.rules.ts';

const today = date('2026-03-01');

const ticket = (status: TicketStatus, lastDay: string | null = null, awaitsPickup = false) => ({
  status,
  expirationDate: lastDay === null ? null : date(lastDay),
  awaitsPickup,
});

describe('the filters of a person in the list of employees', () => {
  it.each([
    ['has nothing', [], ['without-ticket']],
    ['has a ticket without an end', [ticket('active')], ['valid']],
    [
      'has one that ends on the last day of soon',
      [ticket('active', '2026-04-01')],
      ['valid', 'ending'],
    ],
    ['has one that ends a day later', [ticket('active', '2026-04-02')], ['valid']],
    [
      'has one that ends and one that goes on',
      [ticket('active', '2026-03-31'), ticket('active')],
      ['valid'],
    ],
    [
      'has one that ends and one that comes',
      [ticket('active', '2026-03-31'), ticket('pending')],
      ['valid'],
    ],
    [
      'has one that ends and one that comes and ends soon',
      [ticket('active', '2026-03-20'), ticket('pending', '2026-03-31')],
      ['valid', 'ending'],
    ],
    [
      'has one that ends beside one that is over and one that was cancelled',
      [ticket('active', '2026-03-31'), ticket('expired', '2026-01-31'), ticket('cancelled')],
      ['valid', 'ending'],
    ],
    ['has one that comes', [ticket('pending')], ['pending']],
    ['has one that comes and ends soon', [ticket('pending', '2026-03-31')], ['pending']],
    [
      'has one that comes beside one that is valid',
      [ticket('pending'), ticket('active')],
      ['valid'],
    ],
    [
      'has a valid one that nobody fetched, beside one that was fetched',
      [ticket('active'), ticket('active', null, true)],
      ['valid', 'code-not-fetched'],
    ],
    ['has one that comes and is not fetched', [ticket('pending', null, true)], ['pending']],
    [
      'has only such that are no more',
      [
        ticket('expired', '2026-02-28', true),
        ticket('cancelled', null, true),
        ticket('failed'),
        ticket('anonymised'),
      ],
      ['without-ticket'],
    ],
  ] as const)('who %s', (_, tickets, states) => {
    expect([...statesOfPerson(tickets, today)]).toEqual(states);
  });

  it.each([
    ['2026-03-01', '2026-04-01'],
    ['2026-01-31', '2026-03-03'],
    ['2028-02-29', '2028-03-31'],
  ])('call "soon" from %s on what ends within 31 days: %s', (day, last) => {
    expect(lastDayOfSoon(date(day)).toString()).toBe(last);
  });
});

describe('a cost centre', () => {
  it('is named by its code and name', () => {
    expect(nameOfCostCentre({ code: '4100', name: 'Salg' })).toBe('4100 Salg');
  });
});
