import type { DocumentLine } from '@takst/domain/billing/invoices/documents/document-lines.rules.ts';
import { netPriceText } from '@takst/domain/billing/invoices/documents/e-invoice-amounts.rules.ts';
import type { InvoiceDocument } from '@takst/domain/billing/invoices/documents/invoice-document.ts';
import { documentTexts } from './document.texts.ts';
import { kroner, periodElement, taxCategory, xmlText } from './e-invoice-values.ts';

const quantityElement = { invoice: 'cbc:InvoicedQuantity', creditNote: 'cbc:CreditedQuantity' };

export type NetLine = DocumentLine & { readonly netOre: number };

/** Some lines, the first of them at a place. */
export function eInvoiceLines(
  { kind, language }: InvoiceDocument,
  lines: readonly NetLine[],
  first: number,
) {
  const texts = documentTexts(language);
  return lines.map((line, index) => ({
    'cbc:ID': `${first + index + 1}`,
    [quantityElement[kind.type]]: { '@unitCode': 'EA', '#': `${line.quantity}` },
    'cbc:LineExtensionAmount': kroner(line.netOre),
    'cbc:AccountingCost': xmlText(line.reference),
    'cac:InvoicePeriod': line.period ? periodElement(line.period) : undefined,
    'cac:Item': {
      'cbc:Name': xmlText(texts.line(line)),
      'cac:ClassifiedTaxCategory': taxCategory(line.vatPercent),
    },
    'cac:Price': {
      'cbc:PriceAmount': { '@currencyID': 'NOK', '#': netPriceText(line.netOre, line.quantity) },
    },
  }));
}
