import { describe, expect, it } from 'vitest';
import { date } from '#testing/any-date.ts';
import { timedStatus } from './timed-status.rules.ts';

const ticket = {
  status: 'active',
  startDate: date('2026-03-01'),
  expirationDate: null,
  awaitsPickup: false,
} as const;
const end = date('2026-11-30');

describe('the status of a ticket with its time (look: Status vocabulary)', () => {
  it.each([
    ['Gyldig without an end', ticket, 'active', null],
    ['Gyldig til with one', { ...ticket, expirationDate: end }, 'active-until', end],
    ['Starter before its first day', { ...ticket, status: 'pending' }, 'pending', ticket.startDate],
    ['Kode ikke hentet before Gyldig', { ...ticket, awaitsPickup: true }, 'code-not-fetched', null],
    [
      'Kode ikke hentet before Gyldig til',
      { ...ticket, awaitsPickup: true, expirationDate: end },
      'code-not-fetched',
      null,
    ],
    [
      'Starter while the code is not needed yet',
      { ...ticket, status: 'pending', awaitsPickup: true },
      'pending',
      ticket.startDate,
    ],
    ['Utløpt', { ...ticket, status: 'expired', expirationDate: end }, 'expired', end],
    [
      'Utløpt, whether or not its code was fetched',
      { ...ticket, status: 'expired', expirationDate: end, awaitsPickup: true },
      'expired',
      end,
    ],
    ['Kort bestilt before Gyldig', { ...ticket, awaitsCard: true }, 'card-requested', null],
    [
      'Kort bestilt before Starter',
      { ...ticket, status: 'pending', awaitsCard: true },
      'card-requested',
      null,
    ],
    [
      'Utløpt, though its card was never made',
      { ...ticket, status: 'expired', expirationDate: end, awaitsCard: true },
      'expired',
      end,
    ],
    [
      'Utløpt on the only day that it had',
      { ...ticket, status: 'expired', expirationDate: ticket.startDate },
      'expired',
      ticket.startDate,
    ],
    [
      'Utløpt without a day where it was never valid',
      { ...ticket, status: 'expired', expirationDate: date('2026-02-28') },
      'expired',
      null,
    ],
    ['Utløpt without a day where there is none', { ...ticket, status: 'expired' }, 'expired', null],
    ['Avbestilt', { ...ticket, status: 'cancelled', awaitsPickup: true }, 'cancelled', null],
  ] as const)('is %s', (_, facts, name, day) => {
    expect(timedStatus(facts)).toEqual({ name, date: day });
  });
});
