import type { XmlElement } from './xml-element.ts';

const party = ['EndpointID', 'PartyName', 'PostalAddress', 'PartyTaxScheme', 'PartyLegalEntity'];
const line = (quantity: string) => [
  'ID',
  quantity,
  'LineExtensionAmount',
  'AccountingCost',
  'InvoicePeriod',
  'Item',
  'Price',
];

/** Elements at the beginning of a document. */
const head = ['CustomizationID', 'ProfileID', 'ID', 'IssueDate'];
const middle = [
  'Note',
  'DocumentCurrencyCode',
  'BuyerReference',
  'InvoicePeriod',
  'BillingReference',
  'ContractDocumentReference',
  'AccountingSupplierParty',
  'AccountingCustomerParty',
  'PaymentMeans',
  'PaymentTerms',
  'TaxTotal',
  'LegalMonetaryTotal',
];

/** The elements that invoices of the portal use, in the order of the schema. */
const contents: Readonly<Record<string, readonly string[]>> = {
  Invoice: [...head, 'DueDate', 'InvoiceTypeCode', ...middle, 'InvoiceLine'],
  CreditNote: [...head, 'CreditNoteTypeCode', ...middle, 'CreditNoteLine'],
  InvoicePeriod: ['StartDate', 'EndDate'],
  AccountingSupplierParty: ['Party'],
  AccountingCustomerParty: ['Party'],
  Party: party,
  PaymentMeans: ['PaymentMeansCode', 'PaymentID', 'PayeeFinancialAccount'],
  TaxTotal: ['TaxAmount', 'TaxSubtotal'],
  TaxSubtotal: ['TaxableAmount', 'TaxAmount', 'TaxCategory'],
  LegalMonetaryTotal: [
    'LineExtensionAmount',
    'TaxExclusiveAmount',
    'TaxInclusiveAmount',
    'PrepaidAmount',
    'PayableAmount',
  ],
  InvoiceLine: line('InvoicedQuantity'),
  CreditNoteLine: line('CreditedQuantity'),
  Price: ['PriceAmount'],
};

/** Elements that are of no schema, or not at their place. */
export function shapeFaults(element: XmlElement): string[] {
  const allowed = contents[element.name];
  const places = element.children.map(({ name }) => allowed?.indexOf(name) ?? 0);
  const own = places.flatMap((place, index) => {
    const name = `${element.name}/${element.children[index]?.name}`;
    if (place === -1) return [`XSD unexpected ${name}`];
    return place < (places[index - 1] ?? 0) ? [`XSD ${name} out of order`] : [];
  });
  return [...own, ...element.children.flatMap(shapeFaults)];
}
