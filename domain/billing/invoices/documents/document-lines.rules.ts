import { sumOfOre } from '#platform/money/ore.rules.ts';
import { vatByRate } from '#platform/money/vat.rules.ts';
import type { BilingualText } from '#platform/texts/bilingual-text.ts';

/** What lines of one document line have in common. Nothing in it names a person. */
type SharedValues = {
  /** The product with its profile: "Bedriftsbillett, voksen". */
  readonly product: BilingualText;
  /** Names of zones as they are shown; empty for what has no zones. */
  readonly zones: readonly string[];
  readonly hasAllZones: boolean;
  /** The days that are paid for; null for what has none, as a fee or an order of tickets. */
  readonly period: InvoicedPeriod | null;
  /** The reference of the line's order or department; empty where there is none. */
  readonly reference: string;
  readonly unitPriceOre: number;
  readonly vatPercent: number;
};

export type InvoicedPeriod = {
  readonly first: Temporal.PlainDate;
  readonly last: Temporal.PlainDate;
};

/** A line of an invoice as it is issued: what one person's ticket, subscription or order costs. */
export type SingleLine = SharedValues & { readonly quantity: number };

/** Lines of the same product, zones, period, price and reference, as the documents show them. */
export type DocumentLine = SingleLine & {
  /** Unit price × quantity, including VAT. */
  readonly grossOre: number;
};

/** Groups single lines, in the order in which each group comes first; sums stay the same to the øre. */
export function groupLines(lines: readonly SingleLine[]): DocumentLine[] {
  const groups = new Map<string, DocumentLine>();
  for (const line of lines) {
    const key = keyOf(line);
    groups.set(key, withLine(groups.get(key), line));
  }
  return [...groups.values()];
}

const keyOf = ({ product, zones, hasAllZones, period, ...rest }: SharedValues): string =>
  JSON.stringify([
    product.nb,
    product.en,
    zones,
    hasAllZones,
    period && [period.first.toString(), period.last.toString()],
    rest.reference,
    rest.unitPriceOre,
    rest.vatPercent,
  ]);

function withLine(group: DocumentLine | undefined, line: SingleLine): DocumentLine {
  const quantity = line.quantity + (group?.quantity ?? 0);
  const { product, zones, hasAllZones, period, reference, unitPriceOre, vatPercent } = line;
  return {
    product,
    zones,
    hasAllZones,
    period,
    reference,
    unitPriceOre,
    vatPercent,
    quantity,
    grossOre: unitPriceOre * quantity,
  };
}

/** What lines cost together: without VAT, the VAT, and what is paid. */
export function totalsOf(lines: readonly DocumentLine[]) {
  const rates = vatByRate(lines);
  const sumOf = (part: 'netOre' | 'vatOre' | 'grossOre') =>
    sumOfOre(rates.map((rate) => rate[part]));
  return { netOre: sumOf('netOre'), vatOre: sumOf('vatOre'), grossOre: sumOf('grossOre') };
}
