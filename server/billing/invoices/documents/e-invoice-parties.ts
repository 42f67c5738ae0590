import type {
  InvoiceParty,
  InvoiceSeller,
} from '@takst/domain/billing/invoices/documents/invoice-document.ts';
import { organisationNumberScheme } from '@takst/domain/billing/invoices/documents/peppol.ts';
import { vatScheme, xmlText } from './e-invoice-values.ts';

export const sellerParty = (seller: InvoiceSeller) =>
  party(seller, [
    { 'cbc:CompanyID': `NO${seller.organisationNumber}MVA`, ...vatScheme },
    ...(seller.isInBusinessRegister
      ? [{ 'cbc:CompanyID': 'Foretaksregisteret', 'cac:TaxScheme': { 'cbc:ID': 'TAX' } }]
      : []),
  ]);

export const buyerParty = (buyer: InvoiceParty) => party(buyer, undefined);

function party(
  { name, organisationNumber, address, electronicAddress }: InvoiceParty,
  taxSchemes: readonly object[] | undefined,
) {
  const endpoint = electronicAddress ?? {
    schemeId: organisationNumberScheme,
    id: organisationNumber,
  };
  const { schemeId, id } = endpoint;
  return {
    'cac:Party': {
      'cbc:EndpointID': { '@schemeID': schemeId, '#': id },
      'cac:PartyName': { 'cbc:Name': xmlText(name) },
      'cac:PostalAddress': {
        'cbc:StreetName': xmlText(address.line1),
        'cbc:AdditionalStreetName': xmlText(address.line2 ?? ''),
        'cbc:CityName': xmlText(address.city),
        'cbc:PostalZone': xmlText(address.postCode),
        'cac:Country': { 'cbc:IdentificationCode': 'NO' },
      },
      'cac:PartyTaxScheme': taxSchemes,
      'cac:PartyLegalEntity': {
        'cbc:RegistrationName': xmlText(name),
        'cbc:CompanyID': { '@schemeID': organisationNumberScheme, '#': organisationNumber },
      },
    },
  };
}
