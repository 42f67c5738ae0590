import { kronerText } from '@takst/domain/billing/invoices/documents/e-invoice-amounts.rules.ts';
import type { InvoicedPeriod } from '@takst/domain/billing/invoices/documents/document-lines.rules.ts';

/** Whatever XML 1.0 forbids, lone surrogates included, and all white space. */
const blank = /[^\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]+|\s+/gu;

/** A text that a user may have typed; undefined where nothing is left, since no element may be empty. */
export const xmlText = (text: string): string | undefined =>
  text.replaceAll(blank, ' ').replaceAll(/ +/g, ' ').trim() || undefined;

export const kroner = (ore: number) => ({ '@currencyID': 'NOK', '#': kronerText(ore) });

export const vatScheme = { 'cac:TaxScheme': { 'cbc:ID': 'VAT' } };

/** S is a rate that is paid, Z one of nothing. */
export const taxCategory = (vatPercent: number) => ({
  'cbc:ID': vatPercent === 0 ? 'Z' : 'S',
  'cbc:Percent': `${vatPercent}`,
  ...vatScheme,
});

export const periodElement = ({ first, last }: InvoicedPeriod) => ({
  'cbc:StartDate': first.toString(),
  'cbc:EndDate': last.toString(),
});
