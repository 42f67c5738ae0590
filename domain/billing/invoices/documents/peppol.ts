/** The scheme of Norwegian organisation numbers in the Peppol network. */
export const organisationNumberScheme = '0192';

/** Peppol BIS Billing 3.0, as documents and receivers name it. */
export const peppolBilling3 =
  'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';

const ubl = 'urn:oasis:names:specification:ubl:schema:xsd:';

/** What is sent, as the network names it. */
export const peppolDocumentTypes = {
  invoice: `${ubl}Invoice-2::Invoice##${peppolBilling3}::2.1`,
  'credit-note': `${ubl}CreditNote-2::CreditNote##${peppolBilling3}::2.1`,
} as const;

/** The process of Peppol in which invoices and credit notes are sent. */
export const peppolBillingProcess = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';
