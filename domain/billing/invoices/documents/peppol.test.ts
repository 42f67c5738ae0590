import { expect, it } from 'vitest';
import { organisationNumberScheme, peppolBillingProcess, peppolDocumentTypes } from './peppol.ts';

it('documents, receivers and the process are named as the Peppol network names them', () => {
  const customization =
    'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0::2.1';
  expect(peppolDocumentTypes).toEqual({
    invoice: `urn:oasis:names:specification:ubl:schema:xsd:Invoice-2::Invoice##${customization}`,
    'credit-note': `urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2::CreditNote##${customization}`,
  });
  expect(peppolBillingProcess).toBe('urn:fdc:peppol.eu:2017:poacc:billing:01:1.0');
  expect(organisationNumberScheme).toBe('0192');
});
