import { invoiceBaseId } from '@takst/domain/services/free-tickets/invoice-base-id.rules.ts';
import { sumOfOre } from '@takst/domain/platform/money/ore.rules.ts';
import { vatOfSum } from '@takst/domain/platform/money/vat.rules.ts';
import { expect } from 'vitest';
import { ticketServices } from '#app/areas/ticket-services.ts';
import { setFirstMonth } from '#billing/invoices/invoices.public.ts';
import { billing } from '#billing/invoices/test-billing.ts';
import type { TestDatabase } from '#testing/test-database.ts';
import { testScope } from '#testing/test-scope.ts';
import type { FreeCompany } from '../book/test-book-world.store.ts';
import { linesOfBase } from './base-lines.query.ts';
import { findInvoiceBase } from './find-invoice-base.query.ts';
import { invoiceBaseRows } from './invoice-base-list.query.ts';

const date = (text: string) => Temporal.PlainDate.from(text);

/** Runs of all operators from January 2026, and the invoice bases that a company has on a day. */
export async function tieOut({ database }: TestDatabase) {
  const test = await billing(database, ticketServices);
  for (const tenant of ['akt', 'fjord'] as const)
    await database.transaction((tx) => setFirstMonth(tx, tenant, date('2026-01-01')));
  /** The bases that the list has on a day, oldest first, each with its lines. */
  const basesOn = async (company: FreeCompany, day: string) => {
    const today = date(day);
    const scope = testScope([company.id], [], company.tenant);
    const call = {
      scope,
      params: { id: company.id },
      query: { searchFor: '' },
      today,
      now: Temporal.Now.instant(),
      language: 'nb' as const,
    };
    const list = invoiceBaseRows(database, call, { words: [], sort: undefined });
    const { matches } = await list.page({ maxEntries: null, offset: 0 });
    return Promise.all(
      matches.toReversed().map(async ({ month, ...row }) => {
        const id = invoiceBaseId({ ...row, month: date(month) });
        const invoiceBase = await findInvoiceBase(database, { scope, id, today });
        if (!invoiceBase) throw new Error(`the list has ${id}, and nothing is found by it`);
        expect(invoiceBase.row).toEqual({ ...row, month: date(month) });
        return { id, ...invoiceBase.row, lines: await linesOfBase(database, invoiceBase) };
      }),
    );
  };
  return { ...test, basesOn };
}

type Base = Awaited<ReturnType<Awaited<ReturnType<typeof tieOut>>['basesOn']>>[number];

/** What the lines of a base come to. */
export const sumsOf = ({ lines }: Base) => ({
  grossOre: sumOfOre(lines.map(({ priceOre, quantity }) => (priceOre ?? 0) * quantity)),
  vatOre: vatOfSum(
    lines.map(({ priceOre, quantity, vatPercent }) => ({
      grossOre: (priceOre ?? 0) * quantity,
      vatPercent: vatPercent ?? 0,
    })),
  ),
});
