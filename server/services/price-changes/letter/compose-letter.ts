import type { PriceRow } from '@takst/contract/catalogue/price-proposals/price-row.schema.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { productNames, proposedPrices } from '#services/operator-desk/operator-desk.public.ts';
import type { LetterKey } from './price-letter.store.ts';
import { priceLetter } from './price-letter.texts.ts';

export type ComposedLetter = {
  readonly email: { readonly subject: string; readonly text: string };
  readonly rows: readonly PriceRow[];
  readonly firstDay: Temporal.PlainDate;
  readonly isApproved: boolean;
};

/** The letter about the prices of a proposal, and for which prices it is; null when there is no such proposal. */
export async function composeLetter(
  source: Database | Transaction,
  { tenant, proposalId }: LetterKey,
  origin: string,
): Promise<ComposedLetter | null> {
  const proposed = await proposedPrices(source, tenant, proposalId);
  if (!proposed) return null;
  const { compared, firstDay, state } = proposed;
  const names = await productNames(source, tenant);
  const email = priceLetter({
    tenant,
    origin,
    firstDay,
    rows: compared.map(({ before, after }) => ({ ...after, beforeOre: before?.priceOre ?? null })),
    productName: (productId) => names[productId] ?? { nb: productId, en: productId },
  });
  const rows = compared.map(({ after }) => after);
  return { email, rows, firstDay, isApproved: state === 'APPROVED' };
}
