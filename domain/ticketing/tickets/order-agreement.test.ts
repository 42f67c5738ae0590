import { describe, expect, it } from 'vitest';
import { agreementSubtypes } from '#platform/tenants/agreement-subtype.ts';
import { date } from '#testing/any-date.ts';
import { agreementLabel, mayOrderUnder } from './order-agreement.rules.ts';
import { serviceOfSubtype } from './subscriber-service.rules.ts';
import { ticketServiceAccess } from '#platform/access/ticket-service-access.ts';
import { ticketServiceIds } from '#platform/access/ticket-service-id.ts';

/** Spec 1 §4: these two have a list of employees or residents. */
const servicesForPeople: Readonly<Record<string, string>> = {
  SUBSCRIPTIONS: 'company-tickets',
  HOUSING_COOPERATIVE_AGREEMENT: 'housing',
};

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

it.each([
  ['Oslo', 'Oslo'],
  ['', '500001'],
])('an agreement with the reference "%s" is called %s', (invoiceReference, label) => {
  expect(agreementLabel({ id: 500_001, invoiceReference })).toBe(label);
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

  it('may have several kinds of agreements', () => {
    const agreement = { subtype: 'SCHOOLTICKET', endDate: null, awaitsSignature: false };
    expect(mayOrderUnder(['FREETICKET', 'SCHOOLTICKET'], agreement, { today, start })).toBe(true);
  });

  it.each(agreementSubtypes.map((subtype) => [subtype, servicesForPeople[subtype] ?? null]))(
    'orders for the people of a company under %s: %s',
    (subtype, service) => {
      expect(serviceOfSubtype(subtype)).toBe(service);
    },
  );

  it('has agreements that no other service has', () => {
    const subtypes = ticketServiceIds.flatMap((id) => ticketServiceAccess[id].agreementSubtypes);
    expect(new Set(subtypes).size).toBe(subtypes.length);
  });
});
