import {
  organisationNumberScheme,
  peppolBilling3,
} from '@takst/domain/billing/invoices/documents/peppol.ts';
import { isOrganisationNumber } from '@takst/domain/customers/companies/organisation-number.rules.ts';
import { shapeFaults } from './document-shape.ts';
import { elementsAt, parseXml, textAt, type XmlElement } from './xml-element.ts';

type Document = XmlElement;
type Rule = readonly [name: string, isBroken: (document: Document) => boolean];

const allOf = ({ children }: XmlElement): XmlElement[] =>
  children.flatMap((child) => [child, ...allOf(child)]);

const oreOf = (text: string): number => Math.round(Number(text) * 100);
const oreAt = (from: XmlElement, path: string): number => oreOf(textAt(from, path) || '0');
const sumAt = (from: readonly XmlElement[], path: string): number =>
  from.reduce((total, one) => total + oreAt(one, path), 0);

const linesOf = (document: Document): readonly XmlElement[] =>
  elementsAt(document, `${document.name}Line`);
const subtotalsOf = (document: Document) => elementsAt(document, 'TaxTotal/TaxSubtotal');
const total = 'LegalMonetaryTotal';

const lineDiffers = (line: XmlElement): boolean => {
  const quantity = textAt(line, 'InvoicedQuantity') || textAt(line, 'CreditedQuantity');
  const net = Number(textAt(line, 'Price/PriceAmount')) * Number(quantity);
  return Math.abs(net - Number(textAt(line, 'LineExtensionAmount'))) > 0.02;
};

const vatNumber = /^NO(\d{9})MVA$/;

/** The rules of CEN and Peppol that our documents could break, under their names. */
const rules: readonly Rule[] = [
  ['PEPPOL-EN16931-R004', (document) => textAt(document, 'CustomizationID') !== peppolBilling3],
  ['PEPPOL-EN16931-R003', (document) => elementsAt(document, 'BuyerReference').length === 0],
  [
    'PEPPOL-EN16931-R008',
    (document) =>
      allOf(document).some(({ children, text }) => children.length === 0 && text.trim() === ''),
  ],
  [
    'PEPPOL-COMMON-R041',
    (document) =>
      ['AccountingSupplierParty', 'AccountingCustomerParty'].some((party) =>
        elementsAt(document, `${party}/Party/EndpointID`).some(
          ({ attributes, text }) =>
            attributes['schemeID'] === organisationNumberScheme && !isOrganisationNumber(text),
        ),
      ),
  ],
  [
    'NO-R-001',
    (document) => {
      const number = textAt(document, 'AccountingSupplierParty/Party/PartyTaxScheme/CompanyID');
      return !isOrganisationNumber(vatNumber.exec(number)?.[1] ?? '');
    },
  ],
  [
    'BR-DEC',
    (document) =>
      allOf(document).some(
        ({ name, text }) =>
          name.endsWith('Amount') && name !== 'PriceAmount' && !/^-?\d+(\.\d{1,2})?$/.test(text),
      ),
  ],
  [
    'BR-CO-10',
    (document) =>
      sumAt(linesOf(document), 'LineExtensionAmount') !==
      oreAt(document, `${total}/LineExtensionAmount`),
  ],
  [
    'BR-CO-13',
    (document) =>
      oreAt(document, `${total}/LineExtensionAmount`) !==
      oreAt(document, `${total}/TaxExclusiveAmount`),
  ],
  [
    'BR-CO-14',
    (document) =>
      sumAt(subtotalsOf(document), 'TaxAmount') !== oreAt(document, 'TaxTotal/TaxAmount'),
  ],
  [
    'BR-CO-15',
    (document) =>
      oreAt(document, `${total}/TaxInclusiveAmount`) !==
      oreAt(document, `${total}/TaxExclusiveAmount`) + oreAt(document, 'TaxTotal/TaxAmount'),
  ],
  [
    'BR-CO-16',
    (document) =>
      oreAt(document, `${total}/PayableAmount`) !==
      oreAt(document, `${total}/TaxInclusiveAmount`) - oreAt(document, `${total}/PrepaidAmount`),
  ],
  [
    'BR-CO-17',
    // A receiver tolerates less than a krone.
    (document) =>
      subtotalsOf(document).some((one) => {
        const percent = Number(textAt(one, 'TaxCategory/Percent'));
        const vatOre = (oreAt(one, 'TaxableAmount') * percent) / 100;
        return Math.abs(vatOre - oreAt(one, 'TaxAmount')) >= 100;
      }),
  ],
  ['PEPPOL-EN16931-R120', (document) => linesOf(document).some(lineDiffers)],
  [
    'BR-27',
    (document) => linesOf(document).some((line) => textAt(line, 'Price/PriceAmount')[0] === '-'),
  ],
  [
    'BR-CO-25',
    (document) =>
      oreAt(document, `${total}/PayableAmount`) > 0 &&
      textAt(document, 'DueDate') === '' &&
      textAt(document, 'PaymentTerms/Note') === '',
  ],
];

/** What a UBL document breaks: "XSD …" for its elements, else the name of the rule. Empty for a sound one. */
export async function documentFaults(xml: string): Promise<string[]> {
  const document = parseXml(xml);
  if (!document || !['Invoice', 'CreditNote'].includes(document.name)) return ['XSD no document'];
  return [
    ...shapeFaults(document),
    ...rules.flatMap(([name, isBroken]) => (isBroken(document) ? [name] : [])),
  ];
}
