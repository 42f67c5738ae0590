import { describe, expect, it } from 'vitest';
import { agreementSubtypes } from '#platform/tenants/agreement-subtype.ts';
import { date } from '#testing/any-date.ts';
import { mayOrderUnder } from './order-agreement.rules.ts';
import { ticketServiceAccess } from '#platform/access/ticket-service-access.ts';
import { ticketServiceIds } from '#platform/access/ticket-service-id.ts';

const today = date('2026-03-06');
const start = date('2026-05-01');

describe('the agreement of a company ticket', () => {
  const subtypes = ticketServiceAccess['company-tickets'].agreementSubtypes;
  const may = (subtype: string, endDate: string | null, awaitsSignature = false) =>
    mayOrderUnder(
      subtypes,
      { subtype, endDate: endDate === null ? null : date(endDate), awaitsSignature },
      { today, start },
    );

  it('is one for company tickets, valid today and when the ticket starts', () => {
    expect(may('SUBSCRIPTIONS', null)).toBe(true);
    expect(may('SUBSCRIPTIONS', '2026-05-01')).toBe(true);
    expect(may('SUBSCRIPTIONS', '2026-04-30')).toBe(false);
    expect(may('SUBSCRIPTIONS', '2026-03-05')).toBe(false);
  });

  it('is one whose contract is signed', () => {
    expect(may('SUBSCRIPTIONS', null, true)).toBe(false);
  });

  it('is still needed today for a ticket from the 1st of this month', () => {
    const ended = { subtype: 'SUBSCRIPTIONS', endDate: date('2026-03-05'), awaitsSignature: false };
    const dates = { today, start: date('2026-03-01') };
    expect(mayOrderUnder(subtypes, ended, dates)).toBe(false);
  });

  it.each(['TICKETOFFICE', 'FREETICKET', 'HOUSING_COOPERATIVE_AGREEMENT', 'OTHER'])(
    'is none for %s',
    (subtype) => {
      expect(may(subtype, null)).toBe(false);
    },
  );
});

describe('each service', () => {
  it.each([
    ['company-tickets', 'SUBSCRIPTIONS'],
    ['housing', 'HOUSING_COOPERATIVE_AGREEMENT'],
    ['free-tickets', 'FREETICKET'],
    ['school-tickets', 'SCHOOLTICKET'],
    ['ticket-counter', 'TICKETOFFICE'],
  ] as const)('%s sells under %s and under no other agreement', (service, own) => {
    const sellsUnder = agreementSubtypes.filter((subtype) =>
      mayOrderUnder(
        ticketServiceAccess[service].agreementSubtypes,
        { subtype, endDate: null, awaitsSignature: false },
        { today, start },
      ),
    );
    expect(sellsUnder).toEqual([own]);
  });

  it('has agreements that no other service has', () => {
    const subtypes = ticketServiceIds.flatMap((id) => ticketServiceAccess[id].agreementSubtypes);
    expect(new Set(subtypes).size).toBe(subtypes.length);
  });
});
