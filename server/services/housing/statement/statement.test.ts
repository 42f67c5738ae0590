import { getStatement } from '@takst/contract/services/housing/statement/get-statement.contract.ts';
import { listStatementUnits } from '@takst/contract/services/housing/statement/list-statement-units.contract.ts';
import type { InvoiceEntry } from '@takst/contract/billing/invoices/invoice.schema.ts';
import { listInvoices } from '@takst/contract/billing/invoices/list-invoices.contract.ts';
import { refundLine } from '@takst/contract/billing/invoices/refund-line.contract.ts';
import { sumOfOre } from '@takst/domain/platform/money/ore.rules.ts';
import { describe, expect } from 'vitest';
import { invoicesOf, linesOf } from '#billing/invoices/test-issued.query.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { invoicedOre } from './test-association.store.ts';
import { numbersOf, oreOf, statementIn } from './test-statement.ts';

const monthSums = (rows: readonly { months: readonly (number | null)[] }[]) =>
  Array.from({ length: 12 }, (_, place) => sumOfOre(rows.map((row) => oreOf(row.months[place]))));

describe('the statement of a year', () => {
  portalTest('adds up by unit, by month and to the lines that are invoiced', async (portal) => {
    const { association, statement, units, support } = await statementIn(portal);
    const { companyId } = association;
    const [line] = (await linesOf(portal.database, [companyId])).filter(
      ({ period_start: start }) => start.toString() === '2026-02-01',
    );
    const invoices = await invoicesOf(portal.database, [companyId]);
    const february = invoices.find(({ period_start: start }) => start.toString() === '2026-02-01');
    const params = { id: february?.id ?? 0, lineId: line?.id ?? 0 };
    // Two refunds of one line, of which the second waits for two minutes (spec 2 §8).
    for (const [amount, minute] of [
      [12.34, '00'],
      [1, '05'],
    ] as const) {
      portal.clock.set(`2026-05-20T09:${minute}:00Z`);
      const body = { amount, description: null };
      const { status } = await portal.callAs(support, refundLine, { params, body });
      expect(status).toBe(200);
    }

    const { months, total, refunded, ...year } = await statement();
    const { matches, totalEntries } = await units();
    const { linesOre, refundedOre, lines } = await invoicedOre(portal.database, association);
    expect(lines).toBe(5 + 5 + 6 + 8);
    expect(refundedOre).toBe(1_334);
    const byMonth = months.map(({ amounts }) => oreOf(amounts?.total));
    expect(sumOfOre(byMonth.slice(0, 4))).toBe(linesOre - refundedOre);
    // May is not invoiced yet.
    expect(byMonth[4]).toBe(0);
    expect(monthSums(matches)).toEqual(byMonth);
    expect(sumOfOre(matches.map((row) => oreOf(row.total)))).toBe(oreOf(total));
    expect(sumOfOre(byMonth)).toBe(oreOf(total));
    expect([oreOf(refunded), oreOf(months[1]?.amounts?.refunded)]).toEqual([1_334, 1_334]);
    const vats = months.map(({ amounts }) => oreOf(amounts?.vat));
    expect(sumOfOre(vats)).toBe(oreOf(year.vat));
    const list = { params: { id: companyId }, query: {} };
    const { json } = await portal.callAs(support, listInvoices, list);
    const documents = (json as { matches: InvoiceEntry[] }).matches;
    expect(sumOfOre(vats.slice(0, 4))).toBe(
      sumOfOre(documents.map(({ totalVat }) => oreOf(totalVat))),
    );
    expect(year.unitCounts).toEqual({ all: totalEntries, forgotten: 2 });
  });

  portalTest('says of each month whether it is final, open or still to come', async (portal) => {
    const { statement } = await statementIn(portal);
    const { months, years } = await statement();
    expect(months.map(({ state }) => state)).toEqual([
      ...Array.from({ length: 4 }, () => 'CLOSED'),
      'OPEN',
      ...Array.from({ length: 7 }, () => 'COMING'),
    ]);
    expect(months[5]?.amounts).toBeNull();
    expect(years).toEqual([2026]);
    const counts = months.slice(0, 5).map(({ amounts: sums }) => {
      return [sums?.residents, sums?.tickets, sums?.subscriptions];
    });
    // An erased resident has left on the last day of their last ticket.
    expect(counts).toEqual([
      [5, 5, 0],
      [4, 5, 0],
      [5, 5, 1],
      [5, 6, 2],
      [5, 0, 0],
    ]);
  });

  portalTest(
    'counts nothing of months before the first one that is invoiced here',
    async (portal) => {
      const early = { unit: 'A-9', from: '2025-06-01' };
      const anna = { name: 'Anna', lives: [early], tickets: [{ from: '2025-09-01' }] };
      const { statement, units } = await statementIn(portal, [anna]);
      const { months, total, years } = await statement({ year: '2025' });
      expect(years).toContain(2025);
      expect(total).toBe(0);
      expect(new Set(months.map(({ state, amounts }) => `${state} ${amounts === null}`))).toEqual(
        new Set(['NOT_OURS true']),
      );
      expect((await units({ year: '2025' })).matches.map((row) => row.total)).toEqual([0]);
    },
  );

  portalTest('offers no year for a ticket that failed', async (portal) => {
    const tickets = [{ from: '2025-09-01', hasFailed: true as const }, { from: '2026-01-01' }];
    const { statement } = await statementIn(portal, [{ name: 'Anna', lives: [], tickets }]);
    expect((await statement()).years).toEqual([2026]);
  });

  portalTest(
    'has who moves in on the last day of a year, and leaves on the first',
    async (portal) => {
      const { units } = await statementIn(portal, [
        { name: 'Anna', lives: [{ unit: 'A-1', from: '2025-12-31' }] },
        { name: 'Bo', lives: [{ unit: 'A-2', from: '2025-06-01', to: '2026-01-01' }] },
        { name: 'Cato', lives: [{ unit: 'A-3', from: '2026-01-01' }] },
      ]);
      expect(numbersOf(await units({ year: '2025' }))).toEqual(['A-1', 'A-2']);
      expect(numbersOf(await units({ year: '2026' }))).toEqual(['A-1', 'A-2', 'A-3']);
    },
  );

  portalTest('counts each month where its resident lived then', async (portal) => {
    const { units, idOf } = await statementIn(portal);
    const { matches } = await units();
    expect(numbersOf({ matches })).toEqual([
      'A-9',
      'A-10',
      'A-11',
      'A-12',
      'A-13',
      'A-14',
      'A-15',
      null,
    ]);
    const row = (number: string | null) => matches.find((one) => one.number === number);
    const paidIn = (number: string | null) =>
      row(number)?.months.flatMap((cost, place) => (cost === null || cost > 0 ? [place + 1] : []));
    const coming = [6, 7, 8, 9, 10, 11, 12];
    // Moved from one unit to another; moved out, and still paid for; erased; lived nowhere.
    expect(paidIn('A-10')).toEqual([1, 2, ...coming]);
    expect(paidIn('A-11')).toEqual([3, 4, ...coming]);
    expect(paidIn('A-12')).toEqual([1, 2, 3, 4, ...coming]);
    expect(paidIn('A-14')).toEqual([1, ...coming]);
    expect(row('A-14')).toMatchObject({ residents: [], erasedResidents: 1, tickets: 1 });
    expect(paidIn(null)).toEqual([2, 3, 4, ...coming]);
    expect(row(null)).toMatchObject({ id: 0, residents: [], erasedResidents: 0 });
    expect(row('A-13')).toMatchObject({
      tickets: 2,
      subscriptions: 1,
      findings: ['two-households'],
    });
    const bo = { subscriberId: idOf('Bo'), firstName: 'Bo', lastName: 'Testesen' };
    expect(JSON.parse(JSON.stringify(row('A-10')?.residents))).toEqual([
      { ...bo, from: '2025-06-01', to: '2026-02-28' },
    ]);
  });

  portalTest('lists the move-outs that were forgotten, with what they cost', async (portal) => {
    const { statement, idOf } = await statementIn(portal);
    const { forgotten } = await statement();
    const resident = (name: string) => ({
      subscriberId: idOf(name),
      firstName: name,
      lastName: 'Testesen',
    });
    expect(JSON.parse(JSON.stringify(forgotten))).toMatchObject([
      {
        kind: 'runs-after-move-out',
        unitNumber: 'A-12',
        day: '2026-03-31',
        residents: [resident('Cato')],
        monthlyPrice: 747,
      },
      {
        kind: 'two-households',
        unitNumber: 'A-13',
        day: '2026-04-01',
        residents: [resident('Dina'), resident('Eva')],
      },
    ]);
  });

  portalTest('is searched, filtered, sorted and read in pages', async (portal) => {
    const { units } = await statementIn(portal);
    expect(numbersOf(await units({ searchFor: 'a-13' }))).toEqual(['A-13']);
    expect(numbersOf(await units({ searchFor: 'bo testesen' }))).toEqual(['A-10', 'A-11']);
    expect(numbersOf(await units({ filter: 'forgotten' }))).toEqual(['A-12', 'A-13']);
    // What has no unit comes last in every order.
    expect(numbersOf(await units({ sort: '-total' })).slice(0, 2)).toEqual(['A-13', 'A-9']);
    expect(numbersOf(await units({ sort: '-number' })).slice(-2)).toEqual(['A-9', null]);
    const page = await units({ maxEntries: '3', offset: '6' });
    expect([page.totalEntries, numbersOf(page)]).toEqual([8, ['A-15', null]]);
  });

  portalTest('without anything has no amounts, and one to come is today’s', async (portal) => {
    const { statement, units } = await statementIn(portal);
    const { total, months, years, unitCounts } = await statement({ year: '2024' });
    expect({ total, years, unitCounts }).toEqual({
      total: 0,
      years: [2026, 2025, 2024],
      unitCounts: { all: 0, forgotten: 0 },
    });
    expect(new Set(months.map(({ state }) => state))).toEqual(new Set(['NOT_OURS']));
    expect(await units({ year: '2024' })).toEqual({ totalEntries: 0, matches: [] });
    // People lived there in 2025, and nothing was paid.
    expect(numbersOf(await units({ year: '2025' }))).toHaveLength(5);
    // Nothing is there of a year that has not begun.
    expect((await statement({ year: '2031' })).year).toBe(2026);
    expect(await units({ year: '2031' })).toEqual(await units());
  });

  portalTest('is nobody’s who administers another association or company', async (portal) => {
    const { association } = await statementIn(portal);
    for (const user of ['hr-housing', 'hr'].map((name) => portal.user(name))) {
      const params = { id: association.companyId };
      for (const route of [getStatement, listStatementUnits]) {
        expect((await portal.callAs(user, route, { params, query: {} })).status).toBe(404);
      }
    }
  });
});
