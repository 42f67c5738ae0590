import type { InvoiceEntry } from '@takst/contract/billing/invoices/invoice.schema.ts';
import { listInvoices } from '@takst/contract/billing/invoices/list-invoices.contract.ts';
import { type InvoicingInterval } from '@takst/domain/customers/agreements/invoicing-interval.ts';
import {
  slowlyBilledThrough,
  slowlyClosableMonth,
} from '@takst/domain/billing/invoices/test-slow-periods.ts';
import { kronerToOre } from '@takst/domain/platform/money/ore.rules.ts';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { setInterval } from '#billing/invoices/test-billing-world.store.ts';
import { faultsInInvoices } from '#billing/invoices/test-issued.query.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import { databaseName } from '#testing/test-database.ts';
import { slowLines, slowVat } from './test-slow-invoices.ts';
import { take } from './test-steps.ts';
import { acts, beginYear, passDays, people, type Step, type Years, yearsOf } from './test-year.ts';
import { invoicedLines, refundsOf } from './test-year.store.ts';

/** `npm run trial:random-year` asks for whole years on both databases. */
const wholeYears = process.env['YEARS'];
const numRuns = Number(wholeYears ?? 1);
/** A run takes ten times as long on the embedded database. */
const isWhole = wholeYears !== undefined || databaseName === 'PostgreSQL';
const months = isWhole ? 12 : 4;
const stepCount = isWhole ? 30 : 10;
const intervals: readonly InvoicingInterval[] = ['MONTHLY_AT_END', 'QUARTERLY'];

const step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom(...acts, 'order', 'order', 'change-zone', 'end', 'redeem', 'resend'),
  days: fc.nat({ max: 14 }),
  person: fc.nat({ max: people - 1 }),
  zone: fc.nat({ max: 3 }),
  day: fc.nat({ max: 23 }),
  other: fc.nat({ max: 99 }),
});
/** Everybody orders something first. */
const firstSteps = fc.tuple(
  ...Array.from({ length: people }, (_, person) =>
    step.map((one) => ({ ...one, act: 'order', person, days: 0 })),
  ),
);
const laterSteps = fc.array(step, { minLength: stepCount, maxLength: stepCount, size: 'max' });
const year = fc.tuple(firstSteps, laterSteps).map((parts) => parts.flat());

const portalTest = portalTestWith(async ({ start }) => {
  const portal = await start();
  return { ...portal, years: await yearsOf(portal) };
});

/** The lines of a company for tickets and subscriptions of this test, without those of the test world. */
async function ownLines({ portal, company }: Years) {
  const before = { TICKET: new Set(company.tickets), MOBILITY: new Set(company.subscriptions) };
  const lines = await invoicedLines(portal.database, company.id);
  return lines.filter(
    ({ productType, relatedId }) =>
      !before[productType === 'TICKET' ? 'TICKET' : 'MOBILITY'].has(relatedId),
  );
}

/** Compares what is invoiced of the months that were closed since a day. */
async function compareSince(years: Years, since: Temporal.PlainDate): Promise<number> {
  const { ledger, agreementIds, today } = years;
  const lines = await ownLines(years);
  const expected: string[] = [];
  const first = slowlyClosableMonth(since).add({ months: 1 });
  const last = slowlyClosableMonth(today);
  for (
    let month = first;
    Temporal.PlainDate.compare(month, last) <= 0;
    month = month.add({ months: 1 })
  ) {
    expected.push(...slowLines(ledger, month));
  }
  const closed = lines.filter(({ month }) => Temporal.PlainDate.compare(month, first) >= 0);
  expect(
    closed
      .map(
        (line) =>
          `${line.month} agreement ${line.agreementId} ${line.productType} ${line.relatedId}: ${line.priceOre}, VAT ${line.vatOre}`,
      )
      .toSorted(),
  ).toEqual(expected.toSorted());
  agreementIds.forEach((agreementId, place) => {
    const through = slowlyBilledThrough(intervals[place] ?? 'OTHER', today).month;
    for (const line of lines.filter((one) => one.agreementId === agreementId)) {
      const isDue = Temporal.PlainDate.compare(line.month, through) <= 0;
      expect(line.invoiceId !== null, `${line.month} of ${agreementId}`).toBe(isDue);
    }
  });
  return closed.length;
}

/** The VAT that the list of invoices says is that of the lines of each. */
async function compareVat(years: Years): Promise<void> {
  const { portal, company } = years;
  const lines = await invoicedLines(portal.database, company.id);
  const { json } = await portal.callAs(portal.user('hr'), listInvoices, {
    params: { id: company.id },
    query: {},
  });
  const invoices = (json as { matches: InvoiceEntry[] }).matches;
  const own = invoices.filter(({ type }) => type === 'INVOICE');
  expect(own.map(({ id, totalVat }) => [id, kronerToOre(totalVat)])).toEqual(
    own.map(({ id }) => [id, slowVat(lines.filter(({ invoiceId }) => invoiceId === id))]),
  );
}

/** Every øre that was answered as refunded is on a credit note, and no other. */
async function compareRefunds({ portal, company, refunds }: Years): Promise<void> {
  const rows = await refundsOf(portal.database, company.id);
  expect(new Map(rows.map(({ lineId, ore }) => [lineId, ore]))).toEqual(refunds);
  expect(rows.filter(({ ore, creditedOre }) => ore !== creditedOre)).toEqual([]);
}

describe('a year of random orders, changes, ends, subscriptions and refunds', () => {
  portalTest(
    'is invoiced as a slow second way says, day by day',
    async ({ years, database }) => {
      for (const [place, agreementId] of years.agreementIds.entries()) {
        await setInterval(database, agreementId, intervals[place] ?? 'OTHER');
      }
      let lines = 0;
      await fc.assert(
        fc.asyncProperty(year, async (steps) => {
          beginYear(years);
          const since = years.today;
          for (const one of steps) await take(years, one);
          const end = since.add({ months }).with({ day: 8 });
          await passDays(years, Math.max(0, years.today.until(end, { largestUnit: 'days' }).days));
          lines += await compareSince(years, since);
          await compareRefunds(years);
          await compareVat(years);
        }),
        { numRuns, endOnFailure: true },
      );
      expect(lines).toBeGreaterThan(months * numRuns);
      // The person of a line is erased with the ticket.
      const faults = await faultsInInvoices(database);
      expect(faults.filter((fault) => !fault.endsWith('and its holder'))).toEqual([]);
    },
    600_000,
  );
});
