import { vatIncludedIn } from '#platform/money/vat.rules.ts';
import type { DocumentLine } from './document-lines.rules.ts';

/**
 * The amounts of lines without VAT, in their order. Those of a rate have the sum of the rate, which is without the VAT of
 * the whole (`vatByRate`): each line is what the lines until it come to, less those before it.
 */
export function lineNets(lines: readonly DocumentLine[]): number[] {
  const grossByRate = new Map<number, number>();
  return lines.map(({ vatPercent, grossOre }) => {
    const before = grossByRate.get(vatPercent) ?? 0;
    const after = before + grossOre;
    grossByRate.set(vatPercent, after);
    return grossOre - vatIncludedIn(after, vatPercent) + vatIncludedIn(before, vatPercent);
  });
}

/** Kroner with two decimals: "666.96". */
export const kronerText = (ore: number): string => decimalText(BigInt(ore), 2);

const priceDecimals = 8;

/**
 * The price of one without VAT, with as many decimals as it takes for price × quantity to be the line's net amount
 * (PEPPOL-EN16931-R120).
 */
export function netPriceText(netOre: number, quantity: number): string {
  const net = BigInt(netOre) * 10n ** BigInt(priceDecimals - 2);
  const count = BigInt(quantity);
  const text = decimalText((2n * net + count) / (2n * count), priceDecimals);
  return text.replace(/(\.\d\d\d*?)0+$/, '$1');
}

function decimalText(amount: bigint, decimals: number): string {
  if (amount < 0n) return `-${decimalText(-amount, decimals)}`;
  const digits = amount.toString().padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
