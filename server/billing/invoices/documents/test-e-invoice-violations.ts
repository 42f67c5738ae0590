/** A change to a sound document, and the rule that has to find it. */
type PlantedViolation = {
  readonly name: string;
  readonly rule: string;
  readonly plant: (xml: string) => string;
  readonly isOfCreditNote?: boolean;
};

const replaced =
  (before: string | RegExp, after: string) =>
  (xml: string): string =>
    xml.replace(before, after);

export const plantedViolations: readonly PlantedViolation[] = [
  {
    name: 'elements in another order',
    rule: 'XSD',
    plant: replaced(
      /(\s*<cbc:ID>100017<\/cbc:ID>)(\s*<cbc:IssueDate>[^<]*<\/cbc:IssueDate>)/,
      '$2$1',
    ),
  },
  { name: 'an element of no schema', rule: 'XSD', plant: replaced(/PaymentID/g, 'PaymentKID') },
  {
    name: 'an amount with three decimals',
    rule: 'BR-DEC',
    plant: replaced(/(<cbc:PayableAmount[^>]*>\d+\.\d\d)/, '$11'),
  },
  {
    name: 'no total with VAT that is the sum',
    rule: 'BR-CO-15',
    plant: replaced(/(<cbc:TaxInclusiveAmount[^>]*>)/, '$11'),
  },
  {
    name: 'more to pay than the invoice',
    rule: 'BR-CO-16',
    plant: replaced(/(<cbc:PayableAmount[^>]*>)/, '$11'),
  },
  {
    name: 'VAT that is not base × rate',
    rule: 'BR-CO-17',
    plant: replaced(
      /(<cac:TaxSubtotal>\s*<cbc:TaxableAmount[^>]*>[^<]*<\/cbc:TaxableAmount>\s*<cbc:TaxAmount[^>]*>)/,
      '$11',
    ),
  },
  {
    name: 'a line that is not price × quantity',
    rule: 'PEPPOL-EN16931-R120',
    plant: replaced(/(<cbc:PriceAmount[^>]*>)/, '$11'),
  },
  { name: 'a negative price', rule: 'BR-27', plant: replaced(/(<cbc:PriceAmount[^>]*>)/, '$1-') },
  {
    name: 'no reference of the buyer',
    rule: 'PEPPOL-EN16931-R003',
    plant: replaced(/<cbc:BuyerReference>[^<]*<\/cbc:BuyerReference>/, ''),
  },
  {
    name: 'an empty element',
    rule: 'PEPPOL-EN16931-R008',
    plant: replaced(/<cbc:BuyerReference>[^<]*</, '<cbc:BuyerReference> <'),
  },
  {
    name: 'another profile',
    rule: 'PEPPOL-EN16931-R004',
    plant: replaced('billing:3.0<', 'billing:2.0<'),
  },
  {
    name: 'a seller whose VAT number has a wrong check digit',
    rule: 'NO-R-001',
    plant: replaced('NO991609407MVA', 'NO991609408MVA'),
  },
  { name: 'a VAT number without MVA', rule: 'NO-R-001', plant: replaced('407MVA', '407') },
  { name: 'no Foretaksregisteret', rule: 'NO-R-002', plant: replaced('Foretaksregisteret', 'Nei') },
  {
    name: 'an electronic address that is no organisation number',
    rule: 'PEPPOL-COMMON-R041',
    plant: replaced('schemeID="0192">982463718', 'schemeID="0192">982463719'),
  },
  {
    name: 'nothing that says when to pay',
    rule: 'BR-CO-25',
    plant: replaced(/<cbc:DueDate>[^<]*<\/cbc:DueDate>/, ''),
  },
  {
    name: 'a credit note of which the lines are not the sum',
    rule: 'BR-CO-10',
    plant: replaced(/(<cac:LegalMonetaryTotal>\s*<cbc:LineExtensionAmount[^>]*>)/, '$11'),
    isOfCreditNote: true,
  },
  {
    name: 'a credit note with quantities of an invoice',
    rule: 'XSD',
    plant: replaced(/CreditedQuantity/g, 'InvoicedQuantity'),
    isOfCreditNote: true,
  },
];
