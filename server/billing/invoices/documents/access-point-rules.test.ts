import type { InvoiceDocument } from '@takst/domain/billing/invoices/documents/invoice-document.ts';
import { anyInvoiceDocument } from '@takst/domain/billing/invoices/documents/test-any-invoice.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentFaults } from '#platform/stand-ins/access-point/document-faults.ts';
import { eInvoice } from './e-invoice.ts';
import { plantedViolations } from './test-e-invoice-violations.ts';
import { testInvoice } from './test-invoice.ts';

const xmlOf = (document: InvoiceDocument) => [...eInvoice(document)].join('');
const creditNote: InvoiceDocument = {
  ...testInvoice(),
  kind: {
    type: 'creditNote',
    creditedInvoice: { number: '100016', issueDate: Temporal.PlainDate.from('2026-10-07') },
    reason: null,
  },
};

/** It only advises: not every seller is in Foretaksregisteret. */
const found = plantedViolations.filter(({ rule }) => rule !== 'NO-R-002');

describe('the local access point', () => {
  it.each(found)('refuses $name', async ({ rule, plant, isOfCreditNote }) => {
    const sound = xmlOf(isOfCreditNote ? creditNote : testInvoice());
    expect(await documentFaults(sound)).toEqual([]);
    const faults = await documentFaults(plant(sound));
    expect(faults.filter((fault) => fault.startsWith(rule))).not.toEqual([]);
  });

  it.each(['', 'no XML', '<Invoice>', '<html></html>'])('refuses %j', async (xml) => {
    expect(await documentFaults(xml)).toEqual(['XSD no document']);
  });

  it('takes whatever the portal can issue', async () => {
    await fc.assert(
      fc.asyncProperty(anyInvoiceDocument, async (document) => {
        expect(await documentFaults(xmlOf(document))).toEqual([]);
      }),
    );
  });
});
