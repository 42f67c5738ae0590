import { downloadUnitCosts } from '@takst/contract/services/housing/costs/download-unit-costs.contract.ts';
import { getUnitCostOverview } from '@takst/contract/services/housing/costs/get-unit-cost-overview.contract.ts';
import {
  listUnitCosts,
  type UnitCost,
} from '@takst/contract/services/housing/costs/list-unit-costs.contract.ts';
import { refundLine } from '@takst/contract/billing/invoices/refund-line.contract.ts';
import { previewMonth } from '@takst/contract/billing/invoices/preview-month.contract.ts';
import { getPayrollOverview } from '@takst/contract/billing/payroll/get-payroll-overview.contract.ts';
import { workbookOf } from '@takst/contract/platform/lists/workbook-of.ts';
import { sumOfOre } from '@takst/domain/platform/money/ore.rules.ts';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { ticketServices } from '#app/areas/ticket-services.ts';
import { textsIn, sheetIn } from '#platform/http/xlsx/test-read-sheet.ts';
import { billing } from '#billing/invoices/test-billing.ts';
import { invoicesOf, linesOf } from '#billing/invoices/test-issued.query.ts';
import {
  type PlacedResident,
  placeAssociation,
  placeResidents,
} from '#services/housing/statement/test-association.store.ts';
import { anonymiseAll } from '#ticketing/tickets/anonymise/test-anonymise.ts';
import type { CallInput } from '#testing/portal/call-as.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';

const ticketFrom = (from: string, to?: string) => ({ from, ...(to !== undefined && { to }) });

/** People who each have a line that may be lost or counted in two units. */
const residents: readonly PlacedResident[] = [
  {
    name: 'Anna',
    lives: [{ unit: 'A-9', from: '2025-06-01' }],
    tickets: [ticketFrom('2026-01-01'), { from: '2026-04-01', type: 'JOULE' }],
  },
  {
    name: 'Bo',
    lives: [
      { unit: 'A-10', from: '2025-06-01', to: '2026-04-14' },
      { unit: 'A-11', from: '2026-04-15' },
    ],
    tickets: [{ from: '2026-01-01', zones: 2 }],
  },
  {
    name: 'Cato',
    lives: [{ unit: 'A-12', from: '2025-06-01', to: '2026-02-28' }],
    tickets: [ticketFrom('2026-01-01')],
  },
  { name: 'Dina', lives: [{ unit: 'A-11', from: '2026-01-01', household: 1 }] },
  {
    name: 'Finn',
    lives: [{ unit: 'A-14', from: '2025-06-01' }],
    tickets: [ticketFrom('2026-01-01', '2026-01-31')],
  },
  { name: 'Gro', lives: [], tickets: [ticketFrom('2026-02-01')] },
];

/** It is 20 May 2026: January to April are closed, and Finn is erased. */
async function costsIn(portal: TestPortal) {
  const { database, clock } = portal;
  const { companyId: id, agreementId } = await placeAssociation(database);
  await placeResidents(database, { companyId: id, agreementId }, residents);
  const { runOn } = await billing(database);
  for (const month of ['02', '03', '04', '05']) await runOn(`2026-${month}-07`);
  clock.set('2026-05-20T09:00:00Z');
  await anonymiseAll(portal, { service: ticketServices.housing });
  const support = portal.user('support');
  type Query = CallInput<typeof listUnitCosts>['query'];
  const units = async (query: Query = {}) => {
    const input = { params: { id }, query: { maxEntries: '100', ...query } };
    const { status, json } = await portal.callAs(support, listUnitCosts, input);
    expect(status, JSON.stringify(json)).toBe(200);
    return z.parse(listUnitCosts.reply, json);
  };
  return {
    id,
    support,
    units,
    numbers: async (query: Query) => (await units(query)).matches.map(({ number }) => number),
    async overview(month: string) {
      const input = { params: { id }, query: { month } };
      const { json } = await portal.callAs(support, getUnitCostOverview, input);
      return z.parse(getUnitCostOverview.reply, json);
    },
    async preview(isoDate: string) {
      const input = { params: { agreement: agreementId, isoDate } };
      const { json } = await portal.callAs(support, previewMonth, input);
      return z.parse(previewMonth.reply, json);
    },
  };
}

const ore = (kroner: number) => Math.round(kroner * 100);
const sumOf = (rows: readonly UnitCost[], amountOf: (row: UnitCost) => number) =>
  sumOfOre(rows.map((row) => ore(amountOf(row))));
const rowOf = ({ matches }: { matches: UnitCost[] }, number: string | null) =>
  matches.find((row) => row.number === number);

describe('the costs of units in a month', () => {
  portalTest('add up to the preview of the invoice, closed or open', async (portal) => {
    const { units, preview, overview } = await costsIn(portal);
    const { months } = await overview('2026-02-11');
    expect(months.map(({ month }) => month.toString())).toEqual(
      ['01', '02', '03', '04', '05', '06', '07', '08'].map((month) => `2026-${month}-01`),
    );
    let before = 0;
    let lines = 0;
    for (const { month, ...sums } of months) {
      const { totalPrice, invoiceLines, isClosed } = await preview(month.toString());
      const { matches } = await units({ month: month.toString() });
      expect(sumOf(matches, (row) => row.totalPrice)).toBe(ore(totalPrice));
      const tickets = invoiceLines.filter(({ productType }) => productType === 'TICKET').length;
      expect(sums).toMatchObject({ totalPrice, isClosed, tickets });
      expect(sums.tickets + sums.subscriptions).toBe(invoiceLines.length);
      expect(sumOfOre(matches.map((row) => row.tickets + row.subscriptions))).toBe(
        invoiceLines.length,
      );
      if (lines > 0) {
        expect(sumOf(matches, (row) => row.priceDifference)).toBe(ore(totalPrice) - before);
      }
      before = ore(totalPrice);
      lines += invoiceLines.length;
    }
    expect(lines).toBeGreaterThan(30);
    expect(months[7]).toMatchObject({ isClosed: false, tickets: 4, subscriptions: 1, units: 3 });
  });

  portalTest(
    'are counted where somebody lived, whoever has moved, left or is erased',
    async (portal) => {
      const { units } = await costsIn(portal);
      const [january, march, april] = [
        await units({ month: '2026-01-31' }),
        await units({ month: '2026-03-01' }),
        await units({ month: '2026-04-30' }),
      ];
      const erased = rowOf(january, 'A-14');
      expect(erased).toMatchObject({ residents: [], tickets: 1 });
      expect(erased?.totalPrice).toBe(rowOf(january, 'A-9')?.totalPrice);
      const bo = rowOf(march, 'A-10')?.totalPrice ?? 0;
      expect(rowOf(march, 'A-11')).toMatchObject({ totalPrice: 0, tickets: 0 });
      expect(rowOf(april, 'A-11')).toMatchObject({ totalPrice: bo, priceDifference: bo });
      expect(rowOf(april, 'A-10')).toMatchObject({ totalPrice: 0, priceDifference: 0 - bo });
      // He lived there for half of the month.
      expect(rowOf(april, 'A-10')?.residents).toMatchObject([
        { name: 'Bo Testesen', livesThere: true },
      ]);
      expect(rowOf(march, 'A-12')).toMatchObject({
        residents: [{ name: 'Cato Testesen', livesThere: false }],
        findings: ['runs-after-move-out'],
        tickets: 1,
      });
      expect(march.matches.at(-1)).toMatchObject({
        id: 0,
        number: null,
        residents: [{ name: 'Gro Testesen', livesThere: false }],
        tickets: 1,
      });
      expect(rowOf(january, null)).toBeUndefined();
    },
  );

  portalTest('begin with the first month of the operator, before it is closed', async (portal) => {
    portal.clock.set('2026-01-15T09:00:00Z');
    const association = await placeAssociation(portal.database);
    await placeResidents(portal.database, association, [
      {
        name: 'Anna',
        lives: [{ unit: 'A-9', from: '2025-06-01' }],
        tickets: [ticketFrom('2025-12-01')],
      },
    ]);
    const params = { id: association.companyId };
    const counted = ['2025-12-01', '2026-01-01'].map(async (month) => {
      const call = { params, query: { month, maxEntries: '10' } };
      const { json } = await portal.callAs(portal.user('support'), listUnitCosts, call);
      return z.parse(listUnitCosts.reply, json).matches.map(({ tickets }) => tickets);
    });
    expect(await Promise.all(counted)).toEqual([[0], [1]]);
  });

  portalTest('are less what was refunded of their lines', async (portal) => {
    const { id, support, units } = await costsIn(portal);
    const month = '2026-03-01';
    const before = await units({ month });
    const lines = await linesOf(portal.database, [id]);
    const invoices = await invoicesOf(portal.database, [id]);
    const params = {
      id: invoices.find((one) => one.period_start.toString() === month)?.id ?? 0,
      lineId: lines.find((one) => one.period_start.toString() === month)?.id ?? 0,
    };
    const body = { amount: 12.34, description: null };
    expect((await portal.callAs(support, refundLine, { params, body })).status).toBe(200);
    const after = await units({ month });
    expect(sumOf(after.matches, (row) => row.refunded)).toBe(1_234);
    const totals = [before, after].map(({ matches }) => sumOf(matches, (row) => row.totalPrice));
    expect(totals[1]).toBe((totals[0] ?? 0) - 1_234);
    // The month after is dearer by that.
    const april = await units({ month: '2026-04-01' });
    expect(sumOf(april.matches, (row) => row.totalPrice - row.priceDifference)).toBe(totals[1]);
  });

  portalTest('are searched, filtered, sorted and come in pages', async (portal) => {
    const { units, numbers, overview } = await costsIn(portal);
    const month = '2026-04-01';
    // Of A-14 nobody is known any more.
    const all = ['A-9', 'A-10', 'A-11', 'A-12', null];
    expect(await numbers({ month })).toEqual(all);
    expect(await numbers({ month, searchFor: 'a-1' })).toEqual(all.slice(1, 4));
    expect(await numbers({ month, searchFor: 'cato' })).toEqual(['A-12']);
    expect(await numbers({ month, searchFor: 'finn' })).toEqual([]);
    const filtered = {
      'two-households': ['A-11'],
      'runs-after-move-out': ['A-12'],
      more: ['A-9', 'A-11'],
      less: ['A-10'],
    } as const;
    const { counts, all: total, costs } = await overview(month);
    for (const filter of Object.keys(filtered) as (keyof typeof filtered)[]) {
      expect(await numbers({ month, filter })).toEqual(filtered[filter]);
      expect(counts[filter]).toBe(filtered[filter].length);
    }
    expect(total).toBe(all.length);
    expect(costs.reduce((sum, one) => sum + one.units, 0)).toBe(all.length - 1);
    const { matches } = await units({ month, sort: '-cost' });
    const prices = matches.slice(0, -1).map(({ totalPrice }) => totalPrice);
    expect(prices).toEqual(prices.toSorted((one, other) => other - one));
    expect(matches.at(-1)?.id).toBe(0);
    const differences = (await units({ month, sort: 'difference' })).matches;
    expect(differences[0]?.number).toBe('A-10');
    const page = await units({ month, maxEntries: '2', offset: '3' });
    expect(page.totalEntries).toBe(all.length);
    expect(page.matches.map(({ number }) => number)).toEqual(all.slice(3));
  });

  portalTest('are a file in the language of who asks, of what is chosen', async (portal) => {
    const { support, id, units } = await costsIn(portal);
    const query = { month: '2026-03-01', searchFor: 'cato' };
    const price = (await units(query)).matches[0]?.totalPrice.toFixed(2).replace('.', ',');
    const call = { params: { id }, query };
    const { text, headers } = await portal.callAs(support, downloadUnitCosts, call);
    expect(headers['content-disposition']).toContain(
      'kostnad-per-boenhet-2026-03-Toppen-borettslag-2026-05-20.csv',
    );
    expect(text.split('\r\n').slice(1)).toEqual([
      `01.03.2026;A-12;Cato Testesen (flyttet ut);1;0;${price};0,00;0,00;Løper etter utflytting`,
      '',
    ]);
    const { bytes } = await portal.callAs(support, workbookOf(downloadUnitCosts), call);
    expect(textsIn(sheetIn(bytes))).toContain('Cato Testesen (flyttet ut)');
  });

  portalTest('are nobody’s who does not have the association', async (portal) => {
    const { id } = await costsIn(portal);
    for (const name of ['hr', 'hr-housing'] as const) {
      for (const route of [listUnitCosts, getUnitCostOverview, downloadUnitCosts]) {
        const answer = await portal.callAs(portal.user(name), route, { params: { id } });
        expect(answer.status).toBe(404);
      }
    }
    const companys = { params: { id: portal.company('several-services').id } };
    expect(await portal.callAs(portal.user('hr'), listUnitCosts, companys)).toMatchObject({
      status: 403,
    });
  });
});

describe('the changes in the costs of a housing association', () => {
  portalTest('are what its months differ by, as payroll changes are', async (portal) => {
    const { id, support, overview } = await costsIn(portal);
    const input = { params: { id }, query: { from: '2026-02-11' } };
    const { json } = await portal.callAs(support, getPayrollOverview, input);
    const { months } = z.parse(getPayrollOverview.reply, json);
    const costs = await overview('2026-02-11');
    expect(months.map(({ totalPrice }) => totalPrice)).toEqual(
      costs.months.map(({ totalPrice }) => totalPrice),
    );
    // In April Anna gets a subscription; Finn is out of February, and Gro into it.
    expect(months.map(({ counts }) => Object.values(counts))).toMatchObject([
      [0, 0, 0],
      [1, 1, 0],
      [0, 0, 0],
      [1, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ]);
  });
});
