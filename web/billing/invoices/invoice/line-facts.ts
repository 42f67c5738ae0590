import type { Invoice, InvoiceLine } from '@takst/contract/billing/invoices/invoice.schema.ts';
import { formatNumber } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

/** What has lines: an invoice, a credit note, or an invoice base, which has no type. */
export type LinesDocument = Pick<
  Invoice,
  'id' | 'agreementSubTypeId' | 'ticketCount' | 'month' | 'year' | 'invoiceLines'
> &
  Partial<Pick<Invoice, 'type' | 'firstMonth'>>;

/** Kroner are whole øre: sums of them are rounded to øre. */
export const toOre = (kroner: number) => Math.round(kroner * 100) / 100;

export const amountOfLine = ({ price, quantity }: InvoiceLine): number => toOre(price * quantity);

export const refundedOfLine = ({ refunds }: InvoiceLine): number =>
  toOre(refunds.reduce((sum, { amount }) => sum + amount, 0));

/** Price times quantity minus refunds (spec 2 §4). */
export const refundableOfLine = (line: InvoiceLine): number =>
  toOre(amountOfLine(line) - refundedOfLine(line));

type LineName = Pick<InvoiceLine, 'firstName' | 'lastName'>;
type LineProduct = Pick<InvoiceLine, 'description' | 'allZones' | 'zoneFrom' | 'numberOfZones'>;

/** Who a line was for; null when their name is deleted. */
export const nameOfLine = ({ firstName, lastName }: LineName): string | null =>
  firstName === null || lastName === null ? null : `${firstName} ${lastName}`;

/** What was sold: the product with its zones. */
export function useLineText() {
  const t = useTexts('invoices');
  const language = usePageLanguage();
  return ({ description, allZones, zoneFrom, numberOfZones }: LineProduct): string => {
    const name = description[language];
    if (allZones) return `${name}, ${t('allZones').toLowerCase()}`;
    if (zoneFrom !== null && numberOfZones !== null) {
      return `${name}, ${t('zones', { count: numberOfZones, number: formatNumber(numberOfZones) })}`;
    }
    return name;
  };
}
