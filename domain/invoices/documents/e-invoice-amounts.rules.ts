import { divideHalfUp, sumOfOre } from '#money/ore.rules.ts';
import {
  type DocumentLine,
  totalsOf,
  type VatSummaryRow,
  vatSummary,
} from './document-lines.rules.ts';

/** An e-invoice of which a VAT amount is a krone or more beside base × rate is refused (BR-CO-17). */
const toleratedOre = 99;

/**
 * The sums of an e-invoice, whose lines are without VAT. They are those of the invoice. Only where so many lines
 * were rounded that its VAT is refused, the e-invoice says base × rate; `roundingOre` is what is left then, so
 * that exactly the invoice's total is paid.
 */
export function eInvoiceAmounts(lines: readonly DocumentLine[]) {
  const vatRows = vatSummary(lines).map(({ vatPercent, netOre, vatOre }) => ({
    vatPercent,
    netOre,
    vatOre: toleratedVat({ vatPercent, netOre, vatOre }),
  }));
  const netOre = sumOfOre(vatRows.map((row) => row.netOre));
  const vatOre = sumOfOre(vatRows.map((row) => row.vatOre));
  const grossOre = sumOfOre([netOre, vatOre]);
  const payableOre = totalsOf(lines).grossOre;
  return { vatRows, netOre, vatOre, grossOre, payableOre, roundingOre: payableOre - grossOre };
}

function toleratedVat({ vatPercent, netOre, vatOre }: Omit<VatSummaryRow, 'grossOre'>): number {
  const exact = divideHalfUp(netOre * vatPercent, 100);
  return Math.abs(vatOre - exact) <= toleratedOre ? vatOre : exact;
}

export const lineNetOre = ({ grossOre, vatOre }: DocumentLine): number => grossOre - vatOre;

/** Kroner with two decimals: "666.96". */
export const kronerText = (ore: number): string => decimalText(BigInt(ore), 2);

const priceDecimals = 8;

/**
 * The price of one without VAT, with as many decimals as it takes for price × quantity to be the line's net amount
 * (PEPPOL-EN16931-R120).
 */
export function netPriceText(line: DocumentLine): string {
  const net = BigInt(lineNetOre(line)) * 10n ** BigInt(priceDecimals - 2);
  const quantity = BigInt(line.quantity);
  const text = decimalText((2n * net + quantity) / (2n * quantity), priceDecimals);
  return text.replace(/(\.\d\d\d*?)0+$/, '$1');
}

function decimalText(amount: bigint, decimals: number): string {
  if (amount < 0n) return `-${decimalText(-amount, decimals)}`;
  const digits = amount.toString().padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
