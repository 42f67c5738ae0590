/** What a company has to its credit on an invoice, in øre: more was paid of it than it comes to after its refunds. */
export type Credit = { readonly invoiceId: number; readonly ore: number };

/**
 * Which credits are set off against a new invoice: the oldest first, and no more than it comes to. The credits are in the
 * order of their invoices. The SQL twin is `setOffCredits`.
 */
export function setOff(credits: readonly Credit[], totalOre: number): Credit[] {
  let leftOre = totalOre;
  return credits.flatMap(({ invoiceId, ore }) => {
    const amountOre = Math.min(ore, leftOre);
    leftOre -= amountOre;
    return amountOre > 0 ? [{ invoiceId, ore: amountOre }] : [];
  });
}

/** A pay-out is positive and at most what is left of the credit. */
export const mayPayOut = (amountOre: number, creditOre: number): boolean =>
  amountOre > 0 && amountOre <= creditOre;
