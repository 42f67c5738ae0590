import { companyTicketOrderCalls } from '@takst/contract/ticketing/batches/company-ticket-order-calls.ts';
import { housingOrderCalls } from '@takst/contract/services/housing/many/housing-order-calls.ts';
import { listBatches } from '@takst/contract/ticketing/batches/list-batches.contract.ts';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { batchesOf, rightRow } from '#ticketing/batches/test-batches.ts';
import { giveIncreasedExpiry } from '#customers/companies/test-companies.store.ts';
import { newPhone } from '#services/company-tickets/test-order.ts';
import type { Answer } from '#testing/portal/call-as.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { ticketsOfPhone } from '#ticketing/tickets/test-tickets.store.ts';
import { residentBatches } from './test-housing-batches.ts';

describe('tickets for many residents', () => {
  portalTest('are ordered from rows to tickets', async (portal) => {
    const batches = residentBatches(portal);
    const [first, second] = [newPhone(), newPhone()];
    const id = await batches.draft([
      rightRow({ phone: first, employeeId: '7' }),
      rightRow({ phone: second, employeeId: 'x'.repeat(20), startDate: '1.5.2026' }),
    ]);
    expect(await batches.check(id)).toMatchObject({ ready: 2, faulty: 0, generalFaults: [] });
    expect(await batches.carryOut(id)).toMatchObject({ state: 'finished', done: 2, refused: 0 });
    for (const phone of [first, second]) {
      expect(await ticketsOfPhone(portal.database, phone)).toMatchObject([{ service: 'housing' }]);
    }
  });

  portalTest('have numbers of 1 to 20 characters and start on one of 6 days', async (portal) => {
    await giveIncreasedExpiry(portal.database, portal.company('housing').id);
    const batches = residentBatches(portal);
    const id = await batches.checked([
      rightRow({ employeeId: '8', startDate: '2026-08-01' }),
      rightRow({ employeeId: 'x'.repeat(21) }),
      rightRow({ employeeId: ' ' }),
      rightRow({ employeeId: '8', startDate: '2026-09-01' }),
    ]);
    const rows = await batches.rows(id);
    const faults = rows
      .toSorted((one, other) => one.position - other.position)
      .map((row) => row.faults.map(({ column, code }) => `${column} ${code}`));
    expect(faults).toEqual([
      [],
      ['employeeId maxLength'],
      ['employeeId required'],
      ['startDate START_DATE_NOT_OFFERED'],
    ]);
  });

  portalTest('are out of reach for who has company tickets alone', async (portal) => {
    const id = await residentBatches(portal).checked([rightRow()]);
    const hr = batchesOf(portal);
    const body = { source: { kind: 'paste', name: null }, options: {}, total: 1 };
    for (const calls of [housingOrderCalls, companyTicketOrderCalls]) {
      for (const route of [calls.getBatch, calls.listRows, calls.checkRows]) {
        await expectOutOfReach(hr.call(route, { params: { id } }));
      }
      const params = { companyId: portal.company('housing').id };
      await expectOutOfReach(hr.call(calls.createBatch, { params, body }));
    }
    const own = { companyId: portal.company('several-services').id };
    await expectOutOfReach(hr.call(housingOrderCalls.createBatch, { params: own, body }));
    const params = { companyId: portal.company('housing').id };
    await expectOutOfReach(hr.call(listBatches, { params, query: {} }));
  });

  portalTest('leave the batches of companies out of reach', async (portal) => {
    const id = await batchesOf(portal).checked([rightRow()]);
    const chair = residentBatches(portal);
    for (const calls of [housingOrderCalls, companyTicketOrderCalls]) {
      await expectOutOfReach(chair.call(calls.getBatch, { params: { id } }));
    }
    const own = await chair.checked([rightRow()]);
    await expectOutOfReach(chair.call(companyTicketOrderCalls.getBatch, { params: { id: own } }));
    const params = { companyId: portal.company('housing').id };
    const { json } = await chair.call(listBatches, { params, query: {} });
    const listed = z.parse(listBatches.reply, json).matches;
    expect(listed.map((batch) => batch.id)).toContain(own);
    expect(new Set(listed.map(({ service }) => service))).toEqual(new Set(['housing-orders']));
  });
});

async function expectOutOfReach(call: Promise<Answer>): Promise<void> {
  expect([403, 404]).toContain((await call).status);
}
