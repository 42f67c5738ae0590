import { refundLine } from '@takst/contract/billing/invoices/refund-line.contract.ts';
import { expect } from 'vitest';
import { portalTest } from '#testing/portal/portal-test.ts';
import { camt054File } from './test-camt054.ts';
import { paying } from './test-paying.ts';

portalTest(
  'a payment tells what is outstanding of its invoice, with refunds and payments taken off',
  async (portal) => {
    const { staff, id, invoiceLines, kid, send, list, invoice } = await paying(portal);
    expect(await invoice()).toMatchObject({ outstandingAmount: 112 });
    const params = { id, lineId: invoiceLines[0]?.id ?? 0 };
    const body = { amount: 30, description: null };
    expect(await portal.callAs(staff, refundLine, { params, body })).toMatchObject({ status: 200 });
    const { json } = await send(camt054File([{ kid, kroner: '50', reference: 'In part' }], 'M9'));
    const file = String((json as { id: number }).id);
    expect(await list({ file })).toMatchObject([{ invoice: { outstandingAmount: 32 } }]);
  },
);
