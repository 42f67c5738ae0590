import type { DocumentLine } from '@takst/domain/invoices/documents/document-lines.rules.ts';
import {
  lineNetOre,
  netPriceText,
} from '@takst/domain/invoices/documents/e-invoice-amounts.rules.ts';
import type { InvoiceDocument } from '@takst/domain/invoices/documents/invoice-document.ts';
import { documentTexts } from './document.texts.ts';
import { kroner, periodElement, taxCategory, xmlText } from './e-invoice-values.ts';

const quantityElement = { invoice: 'cbc:InvoicedQuantity', creditNote: 'cbc:CreditedQuantity' };

/** Some lines, by their place. */
export function eInvoiceLines(
  { kind, language, lines }: InvoiceDocument,
  { first, count }: { first: number; count: number },
) {
  const texts = documentTexts(language);
  return lines.slice(first, first + count).map((line: DocumentLine, index) => ({
    'cbc:ID': `${first + index + 1}`,
    [quantityElement[kind.type]]: { '@unitCode': 'EA', '#': `${line.quantity}` },
    'cbc:LineExtensionAmount': kroner(lineNetOre(line)),
    'cbc:AccountingCost': xmlText(line.reference),
    'cac:InvoicePeriod': line.period ? periodElement(line.period) : undefined,
    'cac:Item': {
      'cbc:Name': xmlText(texts.line(line)),
      'cac:ClassifiedTaxCategory': taxCategory(line.vatPercent),
    },
    'cac:Price': { 'cbc:PriceAmount': { '@currencyID': 'NOK', '#': netPriceText(line) } },
  }));
}
