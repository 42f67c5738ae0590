import { sumOfOre } from '#platform/money/ore.rules.ts';
import { totalsOf } from './document-lines.rules.ts';
import type { InvoiceDocument } from './invoice-document.ts';

/** What of earlier credits is set off against an invoice, in øre. */
export const setOffOre = ({ kind }: Pick<InvoiceDocument, 'kind'>): number =>
  kind.type === 'invoice' ? sumOfOre(kind.payment.setOffs.map(({ ore }) => ore)) : 0;

/** What is to be paid, or what a credit note gives back: its lines, less what is set off. */
export const payableOre = ({ kind, lines }: Pick<InvoiceDocument, 'kind' | 'lines'>): number =>
  totalsOf(lines).grossOre - setOffOre({ kind });
