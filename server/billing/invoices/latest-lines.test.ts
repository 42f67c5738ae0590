import {
  latestLines,
  listSubscriberInvoices,
} from '@takst/contract/billing/invoices/list-subscriber-invoices.contract.ts';
import type { InvoiceLine } from '@takst/contract/billing/invoices/invoice.schema.ts';
import { listOrders } from '@takst/contract/billing/invoices/list-orders.contract.ts';
import { previewMonth } from '@takst/contract/billing/invoices/preview-month.contract.ts';
import { getNextInvoice } from '@takst/contract/billing/invoices/get-next-invoice.contract.ts';
import {
  invoiceList,
  monthsInOverview,
} from '@takst/contract/billing/invoices/list-invoices.contract.ts';
import { expect } from 'vitest';
import { portalTest } from '#testing/portal/portal-test.ts';
import { setAgreementDeleted } from '#customers/agreements/test-agreements.store.ts';
import {
  placeBilledCompanies,
  placeSubscription,
  placeTickets,
} from './test-billing-world.store.ts';
import { billing } from './test-billing.ts';

portalTest('the page of a person has the latest of their lines, newest first', async (portal) => {
  const world = { tenant: 'ruter', companies: 1, people: 1, from: '2026-01-01' } as const;
  const [company] = await placeBilledCompanies(portal.database, world);
  const { runOn } = await billing(portal.database);
  if (!company) throw new Error('no company');
  const { id: companyId, agreements, people } = company;
  const holderId = people[0] ?? 0;
  // Under the other agreement they have an e-bike.
  await placeSubscription(portal.database, {
    tenant: 'ruter',
    companyId,
    agreementId: agreements[1],
    holderId,
    type: 'JOULE',
    startDate: Temporal.PlainDate.from('2026-07-01'),
    expirationDate: null,
  });
  for (const day of ['2026-07-07', '2026-08-07']) await runOn(day);
  const { json } = await portal.callAs(portal.user('operator'), listSubscriberInvoices, {
    params: { id: holderId },
  });
  const listed = (json as InvoiceLine[]).map((line) => `${String(line.month)} ${line.productType}`);
  expect(listed).toHaveLength(latestLines);
  expect(listed.slice(0, 2).toSorted()).toEqual(['2026-07-01 MOBILITY', '2026-07-01 TICKET']);
  const before = ['2026-06-01', '2026-05-01', '2026-04-01'];
  expect(listed.slice(2)).toEqual(before.map((month) => `${month} TICKET`));
});

portalTest(
  'a company sees what the next invoice is to be, and what its last months cost',
  async (portal) => {
    const { database, clock } = portal;
    const tenant = 'ruter' as const;
    const { runOn } = await billing(database);
    const [company, other] = await placeBilledCompanies(database, {
      tenant,
      companies: 2,
      people: 2,
    });
    if (!company || !other) throw new Error('no companies');
    const { id, agreements, people } = company;
    const date = (text: string) => Temporal.PlainDate.from(text);
    const own = { tenant, companyId: id, nrOfZones: 1 } as const;
    const [first, second] = [
      { ...own, agreementId: agreements[0], holderId: people[0] ?? 0 },
      { ...own, agreementId: agreements[1], holderId: people[1] ?? 0 },
    ];
    await placeTickets(database, [
      { ...first, startDate: date('2026-02-01'), expirationDate: date('2026-06-30') },
      { ...first, startDate: date('2026-09-01'), expirationDate: null },
      { ...second, startDate: date('2026-03-01'), expirationDate: date('2026-03-31') },
      // It has no price yet, and belongs to no estimate.
      {
        ...second,
        nrOfZones: 5,
        startDate: date('2026-04-01'),
        expirationDate: date('2026-04-30'),
      },
    ]);
    const staff = portal.user('operator');
    const nextOn = async (day: string) => {
      clock.set(`${day}T12:00:00+01:00`);
      const { json } = await portal.callAs(staff, getNextInvoice, { params: { id } });
      return (json as { next: object | null }).next;
    };
    // December was invoiced elsewhere.
    expect(await nextOn('2026-01-06')).toBeNull();
    const february = { month: '2026-02-01', invoiceDate: '2026-03-07', totalPrice: 747 };
    expect(await nextOn('2026-03-06')).toEqual({ ...february, sinceLast: 747 });
    await runOn('2026-03-07');
    const march = { month: '2026-03-01', invoiceDate: '2026-04-07', totalPrice: 1494 };
    expect(await nextOn('2026-03-07')).toEqual({ ...march, sinceLast: 747 });
    const inFebruary = async (agreement: number) => {
      const params = { agreement, isoDate: '2026-02-28' };
      const { json } = await portal.callAs(staff, previewMonth, { params });
      const orders = await portal.callAs(staff, listOrders, { params });
      return [(json as { totalPrice: number }).totalPrice, (orders.json as unknown[]).length];
    };
    expect(await inFebruary(agreements[0])).toEqual([747, 1]);
    expect(await inFebruary(agreements[1])).toEqual([0, 0]);
    await runOn('2026-04-07');
    expect(await nextOn('2026-04-07')).toMatchObject({ totalPrice: 747, sinceLast: -747 });
    await runOn('2027-06-07');
    // What is closed stays when an agreement is deleted.
    await setAgreementDeleted(database, agreements[0], clock.now());
    const counts = async (companyId: number) =>
      (await portal.callAs(staff, invoiceList.counts, { params: { id: companyId } })).json;
    const cost = (month: number) => (month <= 6 || month >= 9 ? 747 : 0);
    const months = Array.from({ length: monthsInOverview }, (_, place) =>
      date('2026-05-01').add({ months: place }),
    );
    expect(await counts(id)).toMatchObject({
      all: 4,
      firstMonth: '2026-02-01',
      lastMonth: '2027-05-01',
      agreementTypes: 1,
      references: 2,
      months: months.map((month) => ({
        month: String(month),
        totalPrice: month.year === 2027 ? 747 : cost(month.month),
      })),
    });
    expect(await counts(other.id)).toMatchObject({ all: 0, months: [], firstMonth: null });
  },
);
