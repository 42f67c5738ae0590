import { registerRepeatedRow } from '@takst/contract/billing/invoices/payments/register-repeated-row.contract.ts';
import { kidOf } from '@takst/domain/billing/invoices/kid.rules.ts';
import { describe, expect } from 'vitest';
import { recordedChanges } from '#platform/changes/test-changes.store.ts';
import { recordsOf } from '#billing/invoices/test-records.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { camt054File, type CamtPayment } from './test-camt054.ts';
import { paying } from './test-paying.ts';

const idOf = ({ json }: { json: unknown }) => (json as { id: number }).id;

describe('a row that was taken for a known payment', () => {
  portalTest('is registered as a payment of its own, and known from then on', async (portal) => {
    const page = await paying(portal);
    const { staff, send, list, files, invoice, registerRow, kid } = page;
    const { invoiceNumber, outstandingAmount } = page;
    const payment = { kid, kroner: '3' };
    await send(camt054File([payment], 'Morning'));
    const second = idOf(await send(camt054File([payment], 'Evening'), 'evening.xml'));
    expect(await list({ filter: 'REPEATED', file: String(second) })).toMatchObject([
      { repeatedRow: 1, repeatedFileId: second, mayBeAnother: true },
    ]);
    expect(await registerRow(second, 1)).toMatchObject({
      status: 200,
      json: { invoice: { invoiceNumber } },
    });
    expect(await invoice()).toMatchObject({ outstandingAmount: outstandingAmount - 6 });
    expect(await list({ file: String(second) })).toMatchObject([{ state: 'REGISTERED', row: 1 }]);
    // A statement of the day has both: each is known.
    const both = await send(camt054File([payment, payment], 'Night'));
    expect(both.json).toMatchObject({ registered: 0, unmatched: 0, repeated: 2 });
    // And a third one may be its own again.
    expect(await registerRow(idOf(both), 2)).toMatchObject({ status: 200 });
    const ofBoth = { filter: 'REPEATED', file: String(idOf(both)) } as const;
    expect(await list(ofBoth)).toMatchObject([{ repeatedRow: 1 }]);
    expect((await files()).slice(0, 3).map(({ repeated }) => repeated)).toEqual([1, 0, 0]);
    expect(await invoice()).toMatchObject({ outstandingAmount: outstandingAmount - 9 });
    const changes = await recordedChanges(portal.database).execute();
    const ofRows = changes.filter(({ kind }) => kind === 'register-repeated-payment');
    expect(ofRows).toMatchObject([
      { after: { totalAmount: 300 } },
      { after: { totalAmount: 300 } },
    ]);
    const companyId = portal.company('several-services').id;
    const registered = { subject: invoiceNumber, userId: staff.id, after: { totalAmount: 300 } };
    const registrations = await recordsOf(portal.database, companyId, 'register-payment');
    expect(registrations).toMatchObject([registered, registered, registered]);
  });

  const noInvoice = kidOf({ companyId: 9_999_999, invoiceNumber: 1 });
  portalTest.each<[string, Partial<CamtPayment>, string]>([
    ['without a KID', {}, 'KID_MISSING'],
    ['with the KID of no invoice', { kid: noInvoice }, 'INVOICE_NOT_FOUND'],
    [
      'with several references',
      { references: [{ kid: noInvoice }, { kid: kidOf({ companyId: 1, invoiceNumber: 2 }) }] },
      'SEVERAL_REFERENCES',
    ],
  ])('%s waits', async (portal, name, remittance, reason) => {
    const { send, list, registerRow } = await paying(portal);
    const payment = { kroner: '4', ...remittance };
    await send(camt054File([payment], `${name} 1`));
    const file = idOf(await send(camt054File([payment], `${name} 2`)));
    expect(await registerRow(file, 1)).toMatchObject({ status: 200, json: { invoice: null } });
    expect(await list({ filter: 'UNMATCHED', file: String(file) })).toMatchObject([{ reason }]);
  });

  portalTest('is refused where the bank says that it is the same', async (portal) => {
    const { send, list, registerRow, invoice, kid, outstandingAmount } = await paying(portal);
    const payment = { kid, kroner: '5', reference: 'Sure' };
    await send(camt054File([payment], 'Sure 1'));
    const file = idOf(await send(camt054File([payment], 'Sure 2')));
    expect(await list({ filter: 'REPEATED', file: String(file) })).toMatchObject([
      { mayBeAnother: false },
    ]);
    expect(await registerRow(file, 1)).toMatchObject({
      status: 422,
      json: { code: 'SAME_PAYMENT' },
    });
    expect(await invoice()).toMatchObject({ outstandingAmount: outstandingAmount - 5 });
  });

  portalTest(
    'is refused where there is none, and to the staff of another operator',
    async (portal) => {
      const { send, registerRow, kid } = await paying(portal);
      const payment = { kid, kroner: '6' };
      const first = idOf(await send(camt054File([payment], 'None 1')));
      const file = idOf(await send(camt054File([payment], 'None 2')));
      const notFound = { status: 404, json: { code: 'ROW_NOT_FOUND' } };
      expect(await registerRow(file, 2)).toMatchObject(notFound);
      expect(await registerRow(file, 999_999_999)).toMatchObject(notFound);
      expect(await registerRow(first, 1)).toMatchObject({
        status: 409,
        json: { code: 'ROW_REGISTERED' },
      });
      const other = portal.user('operator', 'akt');
      const input = { params: { id: file, row: 1 } };
      expect(await portal.callAs(other, registerRepeatedRow, input)).toMatchObject(notFound);
    },
  );
});
