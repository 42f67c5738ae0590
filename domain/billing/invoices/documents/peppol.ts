/** The scheme of Norwegian organisation numbers in the Peppol network. */
export const organisationNumberScheme = '0192';

/** Peppol BIS Billing 3.0, as documents and receivers name it. */
export const peppolBilling3 =
  'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';
