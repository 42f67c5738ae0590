import { peppolBilling3 } from '@takst/domain/billing/invoices/documents/peppol.ts';
import { totalsOf } from '@takst/domain/billing/invoices/documents/document-lines.rules.ts';
import { lineNets } from '@takst/domain/billing/invoices/documents/e-invoice-amounts.rules.ts';
import { ibanOf } from '@takst/domain/billing/invoices/documents/iban.rules.ts';
import type { InvoiceDocument } from '@takst/domain/billing/invoices/documents/invoice-document.ts';
import { payableOre, setOffOre } from '@takst/domain/billing/invoices/documents/payable.rules.ts';
import { vatByRate } from '@takst/domain/platform/money/vat.rules.ts';
import XMLBuilder from 'fast-xml-builder';
import { documentTexts, setOffNumbers } from './document.texts.ts';
import { eInvoiceLines } from './e-invoice-lines.ts';
import { buyerParty, sellerParty } from './e-invoice-parties.ts';
import { kroner, periodElement, taxCategory, xmlText } from './e-invoice-values.ts';

const ubl = 'urn:oasis:names:specification:ubl:schema:xsd';
const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const builder = new XMLBuilder({
  attributeNamePrefix: '@',
  textNodeName: '#',
  ignoreAttributes: false,
  format: true,
});
const ofKind = {
  invoice: { element: 'Invoice', typeCode: { 'cbc:InvoiceTypeCode': '380' } },
  creditNote: { element: 'CreditNote', typeCode: { 'cbc:CreditNoteTypeCode': '381' } },
} as const;

/** Lines that are written in one go: some milliseconds. */
const linesInPart = 100;

/**
 * An invoice or a credit note as EHF: Peppol BIS Billing 3.0, in UBL 2.1, in parts. The order of the elements is that of
 * UBL, whose lines come last; an element whose value is undefined is left out.
 */
export function* eInvoice(document: InvoiceDocument): Generator<string> {
  if (document.lines.length === 0) throw new Error(`${document.number} has no lines`);
  const { kind } = document;
  const { element, typeCode } = ofKind[kind.type];
  const root = {
    '@xmlns': `${ubl}:${element}-2`,
    '@xmlns:cac': `${ubl}:CommonAggregateComponents-2`,
    '@xmlns:cbc': `${ubl}:CommonBasicComponents-2`,
    'cbc:CustomizationID': peppolBilling3,
    'cbc:ProfileID': 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
    'cbc:ID': xmlText(document.number),
    'cbc:IssueDate': document.issueDate.toString(),
    'cbc:DueDate': kind.type === 'invoice' ? kind.payment.dueDate.toString() : undefined,
    ...typeCode,
    'cbc:Note': note(document),
    'cbc:DocumentCurrencyCode': 'NOK',
    ...referenceElements(document),
    'cac:AccountingSupplierParty': sellerParty(document.seller),
    'cac:AccountingCustomerParty': buyerParty(document.buyer),
    ...paymentElements(document),
    ...sumElements(document),
  };
  const withoutLines = builder.build({ [element]: root });
  const end = withoutLines.lastIndexOf('</');
  yield `${declaration}\n${withoutLines.slice(0, end)}`;
  const nets = lineNets(document.lines);
  const netLines = document.lines.map((line, place) => ({ ...line, netOre: nets[place] ?? 0 }));
  for (let first = 0; first < netLines.length; first += linesInPart) {
    const part = netLines.slice(first, first + linesInPart);
    const lines = eInvoiceLines(document, part, first);
    yield builder.build({ [`cac:${element}Line`]: lines });
  }
  yield withoutLines.slice(end);
}

/** The only note, as BIS Billing allows no second one: why something is credited, what is set off, our reference. */
function note({ kind, references, language }: InvoiceDocument): string | undefined {
  const texts = documentTexts(language);
  const reference = xmlText(references.ourReference);
  const setOffs = kind.type === 'invoice' ? setOffNumbers(kind.payment) : '';
  const parts = [
    kind.type === 'creditNote' ? xmlText(kind.reason ?? '') : undefined,
    setOffs === '' ? undefined : `${texts.setOffFrom} ${setOffs}`,
    reference && `${texts.ourReference}: ${reference}`,
  ];
  return parts.filter((part) => part !== undefined).join('. ') || undefined;
}

function referenceElements({ kind, references, lines }: InvoiceDocument) {
  const agreementNumber = xmlText(references.agreementNumber);
  const periods = lines.flatMap(({ period }) => period ?? []);
  const days = periods.flatMap(({ first, last }) => [first, last]);
  const [first, last] = [0, -1].map((at) => days.toSorted(Temporal.PlainDate.compare).at(at));
  return {
    // One reference of the buyer is compulsory (PEPPOL-EN16931-R003).
    'cbc:BuyerReference': xmlText(references.theirReference) ?? agreementNumber,
    'cac:InvoicePeriod': first && last && periodElement({ first, last }),
    'cac:BillingReference':
      kind.type === 'creditNote'
        ? {
            'cac:InvoiceDocumentReference': {
              'cbc:ID': xmlText(kind.creditedInvoice.number),
              'cbc:IssueDate': kind.creditedInvoice.issueDate.toString(),
            },
          }
        : undefined,
    'cac:ContractDocumentReference': agreementNumber && { 'cbc:ID': agreementNumber },
  };
}

function paymentElements({ kind, language }: InvoiceDocument) {
  if (kind.type === 'creditNote')
    return { 'cac:PaymentTerms': { 'cbc:Note': documentTexts(language).creditNoteNotice } };
  const { kid, accountNumber } = kind.payment;
  return {
    'cac:PaymentMeans': {
      'cbc:PaymentMeansCode': '30',
      'cbc:PaymentID': kid,
      'cac:PayeeFinancialAccount': { 'cbc:ID': ibanOf(accountNumber) },
    },
  };
}

function sumElements(document: InvoiceDocument) {
  const { lines } = document;
  const prepaidOre = setOffOre(document);
  const { netOre, vatOre, grossOre } = totalsOf(lines);
  return {
    'cac:TaxTotal': {
      'cbc:TaxAmount': kroner(vatOre),
      'cac:TaxSubtotal': vatByRate(lines).map((row) => ({
        'cbc:TaxableAmount': kroner(row.netOre),
        'cbc:TaxAmount': kroner(row.vatOre),
        'cac:TaxCategory': taxCategory(row.vatPercent),
      })),
    },
    'cac:LegalMonetaryTotal': {
      'cbc:LineExtensionAmount': kroner(netOre),
      'cbc:TaxExclusiveAmount': kroner(netOre),
      'cbc:TaxInclusiveAmount': kroner(grossOre),
      'cbc:PrepaidAmount': prepaidOre === 0 ? undefined : kroner(prepaidOre),
      'cbc:PayableAmount': kroner(payableOre(document)),
    },
  };
}
