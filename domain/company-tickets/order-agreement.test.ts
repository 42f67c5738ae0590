import { describe, expect, it } from 'vitest';
import { date } from '#testing/any-date.ts';
import { mayOrderCompanyTicketUnder } from './order-agreement.rules.ts';

describe('the agreement of a company ticket', () => {
  const today = date('2026-03-06');
  const start = date('2026-05-01');
  const may = (subtype: string, endDate: string | null) =>
    mayOrderCompanyTicketUnder(
      { subtype, endDate: endDate === null ? null : date(endDate) },
      { today, start },
    );

  it('is one for company tickets, valid today and when the ticket starts', () => {
    expect(may('SUBSCRIPTIONS', null)).toBe(true);
    expect(may('SUBSCRIPTIONS', '2026-05-01')).toBe(true);
    expect(may('SUBSCRIPTIONS', '2026-04-30')).toBe(false);
    expect(may('SUBSCRIPTIONS', '2026-03-05')).toBe(false);
  });

  it('is still needed today for a ticket from the 1st of this month', () => {
    const ended = { subtype: 'SUBSCRIPTIONS', endDate: date('2026-03-05') };
    const question = { today, start: date('2026-03-01') };
    expect(mayOrderCompanyTicketUnder(ended, question)).toBe(false);
  });

  it.each(['TICKETOFFICE', 'FREETICKET', 'HOUSING_COOPERATIVE_AGREEMENT', 'OTHER'])(
    'is none for %s',
    (subtype) => {
      expect(may(subtype, null)).toBe(false);
    },
  );
});
