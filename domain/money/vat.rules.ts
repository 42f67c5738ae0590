import { type DatedRow, inForce } from '#time/in-force.rules.ts';
import { divideHalfUp } from './ore.rules.ts';

/** Passenger transport, or everything else that is invoiced (domain: Time and money). */
export type VatKind = 'TRANSPORT' | 'STANDARD';

export type VatRate = DatedRow & { readonly kind: VatKind; readonly percent: number };

/**
 * The VAT within an amount that includes it, in øre, rounded half up, once for each line
 * (domain: Time and money). A credit has exactly the VAT of what it credits.
 */
export const vatIncludedIn = (grossOre: number, percent: number): number =>
  divideHalfUp(grossOre * percent, 100 + percent);

/** The VAT rate in percent on a day; there is no price without one. */
export function vatPercentOn(
  rates: readonly VatRate[],
  { kind, on }: { kind: VatKind; on: Temporal.PlainDate },
): number {
  const rate = inForce(
    rates.filter((row) => row.kind === kind),
    on,
  );
  if (!rate) throw new Error(`no ${kind} VAT rate on ${on.toString()}`);
  return rate.percent;
}
