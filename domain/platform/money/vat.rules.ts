import { divideHalfUp, sumOfOre } from './ore.rules.ts';

/** The VAT within an amount that includes it, in øre, rounded half up. The SQL twin is `invoices.vat_within`. */
export const vatIncludedIn = (grossOre: number, percent: number): number =>
  divideHalfUp(grossOre * percent, 100 + percent);

export type TaxedAmount = {
  /** VAT included. */
  readonly grossOre: number;
  readonly vatPercent: number;
};

export type VatOfRate = TaxedAmount & { readonly netOre: number; readonly vatOre: number };

/**
 * The VAT of an invoice or a credit note: computed once for each rate from the sum of its lines (domain: Time and money),
 * the lowest rate first. That of its lines, each rounded by itself, may differ from it by kroner.
 */
export function vatByRate(amounts: readonly TaxedAmount[]): VatOfRate[] {
  const byRate = Map.groupBy(amounts, ({ vatPercent }) => vatPercent);
  return [...byRate]
    .toSorted(([one], [other]) => one - other)
    .map(([vatPercent, ofRate]) => {
      const grossOre = sumOfOre(ofRate.map((amount) => amount.grossOre));
      const vatOre = vatIncludedIn(grossOre, vatPercent);
      return { vatPercent, netOre: grossOre - vatOre, vatOre, grossOre };
    });
}

/** The VAT of all rates. */
export const vatOfSum = (amounts: readonly TaxedAmount[]): number =>
  sumOfOre(vatByRate(amounts).map(({ vatOre }) => vatOre));
