import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sumOfOre } from '@takst/domain/platform/money/ore.rules.ts';
import { describe, expect } from 'vitest';
import { databaseTestWith } from '#testing/database-test.ts';
import {
  bookOf,
  type FreeCompany,
  type FreeTicketToPlace,
  placeFreeCompany,
  placeFreeTickets,
} from '../book/test-book-world.store.ts';
import { invoicedPeriods, invoiceTotals, placeMadeCard } from './test-base-world.store.ts';
import { sumsOf, tieOut } from './test-tie-out.ts';

const date = (text: string) => Temporal.PlainDate.from(text);
const databaseTest = databaseTestWith(tieOut);

/** People whose tickets go on with other zones, in other departments and end, by a fixed recipe without luck. */
function ticketsOf([first, second]: FreeCompany['departments']): FreeTicketToPlace[] {
  return Array.from({ length: 48 }, (_, place): FreeTicketToPlace[] => {
    const person = `P${String(place).padStart(2, '0')}`;
    const begin = date('2026-01-01').add({ days: (place * 11) % 100 });
    const middle = begin.add({ days: 3 + ((place * 7) % 45) });
    const end = place % 3 === 0 ? null : middle.add({ days: (place * 5) % 60 }).toString();
    const before = {
      person,
      agreementId: place % 2 === 0 ? first : second,
      from: begin.toString(),
      to: middle.subtract({ days: 1 }).toString(),
      nrOfZones: 1 + (place % 3),
      profileId: place % 5 === 0 ? 'SENIOR' : 'ADULT',
    };
    const after = {
      ...before,
      agreementId: place % 4 === 0 ? second : before.agreementId,
      from: middle.toString(),
      to: end,
      nrOfZones: 1 + ((place * 2) % 3),
      isCancelled: place % 11 === 10,
    };
    return place % 6 === 0 ? [{ ...before, to: end }] : [before, after];
  }).flat();
}

/** Tickets, and cards for some of them in each month, one of them lost and made anew. */
async function placeYear(database: Parameters<typeof placeFreeTickets>[0], tenant: TenantId) {
  const company = await placeFreeCompany(database, tenant);
  const ids = await placeFreeTickets(database, company, ticketsOf(company.departments));
  const days = ['2026-01-31', '2026-02-01', '2026-02-14', '2026-04-02'];
  for (const [place, madeOn] of days.entries()) {
    const card = await placeMadeCard(database, company, { ticketId: ids[place * 5] ?? 0, madeOn });
    if (place === 1)
      await placeMadeCard(database, company, {
        ticketId: ids[place * 5] ?? 0,
        madeOn: '2026-03-20',
        replaces: card,
      });
  }
  return company;
}

describe('invoice bases, book and invoices', () => {
  databaseTest.each(['ruter', 'akt', 'fjord'] as const)(
    'tie out to the øre at %s over months with edits, ends, departments and fees',
    async ({ database, ...test }, tenant) => {
      const company = await placeYear(database, tenant);
      for (const day of ['2026-02-07', '2026-03-07', '2026-04-07']) await test.runOn(day, tenant);
      const bases = await test.basesOn(company, '2026-04-20');
      expect(new Set(bases.map(({ month }) => String(month))).size).toBe(4);
      expect(bases.filter(({ isClosed }) => !isClosed).map(({ month }) => String(month))).toEqual([
        '2026-04-01',
        '2026-04-01',
      ]);
      for (const base of bases) {
        expect({ id: base.id, grossOre: base.grossOre, vatOre: base.vatOre }).toEqual({
          id: base.id,
          ...sumsOf(base),
        });
        expect(base.lines).toHaveLength(base.ticketCount + base.feeCount);
        expect(base.lines.filter(({ ticketId }) => ticketId !== null)).toHaveLength(
          base.ticketCount,
        );
      }
      const closed = bases.filter(({ isClosed }) => isClosed);
      // A ticket that costs nothing is a line of the base, and none of an invoice.
      const charged = closed
        .map(({ agreementId, month, grossOre, vatOre, lines }) => ({
          agreementId,
          month,
          grossOre,
          vatOre,
          lines: lines.filter(({ priceOre }) => priceOre !== 0).length,
        }))
        .filter(({ lines }) => lines > 0);
      const periods = await invoicedPeriods(database, company);
      expect(charged).toEqual(periods);
      expect(sumOfOre(closed.map(({ ticketCount }) => ticketCount))).toBe(
        (await bookOf(database, company)).length,
      );
      const invoiced = await invoiceTotals(database, company);
      expect(invoiced).toBe(
        tenant === 'fjord' ? 0 : sumOfOre(closed.map(({ grossOre }) => grossOre)),
      );
      expect(periods.length).toBeGreaterThan(tenant === 'fjord' ? 2 : 5);

      const open = bases.filter(({ isClosed }) => !isClosed);
      await test.runOn('2026-05-07', tenant);
      const later = await test.basesOn(company, '2026-05-20');
      expect(later.filter(({ id }) => open.some((one) => one.id === id))).toEqual(
        open.map((one) => ({ ...one, isClosed: true })),
      );
      expect(later.slice(0, closed.length)).toEqual(closed);
    },
  );
});
