import type {
  FreeInvoiceBase,
  FreeInvoiceBaseEntry,
} from '@takst/contract/services/free-tickets/invoice-base/free-invoice-base.schema.ts';
import { getFreeInvoiceBase } from '@takst/contract/services/free-tickets/invoice-base/get-free-invoice-base.contract.ts';
import { listFreeInvoiceBases } from '@takst/contract/services/free-tickets/invoice-base/list-free-invoice-bases.contract.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { ticketServices } from '#app/areas/ticket-services.ts';
import { billing } from '#billing/invoices/test-billing.ts';
import type { Answer, CallInput } from '#testing/portal/call-as.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import {
  type FreeCompany,
  placeFreeCompany,
  placeFreeTickets,
} from '../book/test-book-world.store.ts';
import { placeMadeCard, renameDepartment } from './test-base-world.store.ts';

export type BaseQuery = CallInput<typeof listFreeInvoiceBases>['query'];

const jsonOf = ({ status, json, text }: Answer): unknown => {
  if (status !== 200) throw new Error(text);
  return json;
};

/** A portal with what its tests ask as customer support. Today is 6 March 2026. */
export async function invoiceBasePortal(portal: TestPortal) {
  const { database } = portal;
  const { runOn } = await billing(database, ticketServices);
  const asSupport = ({ tenant }: Pick<FreeCompany, 'tenant'>) => portal.user('support', tenant);
  return {
    ...portal,
    runOn,
    /** A company whose January is closed; February and March are open. Its second department has no name. */
    async placeMonths(tenant: TenantId = 'ruter') {
      const company = await placeFreeCompany(database, tenant);
      const [first, second] = company.departments;
      await renameDepartment(database, company, { agreementId: second, name: '' });
      const [over = 0, running = 0] = await placeFreeTickets(database, company, [
        { person: 'Åsen', agreementId: first, from: '2026-01-10', to: '2026-01-20' },
        { person: 'Berg', agreementId: first, from: '2026-01-12', nrOfZones: 2 },
        {
          person: 'Dahl',
          agreementId: second,
          from: '2026-02-01',
          holderType: 'FAMILY_MEMBER' as const,
          employeeId: '00417',
        },
      ]);
      await placeMadeCard(database, company, { ticketId: running, madeOn: '2026-01-15' });
      await placeMadeCard(database, company, { ticketId: over, madeOn: '2026-01-16' });
      await runOn('2026-02-07', tenant);
      return { ...company, over, running };
    },
    async list(company: FreeCompany, query: BaseQuery = {}): Promise<FreeInvoiceBaseEntry[]> {
      const input = { params: { id: company.id }, query };
      const answer = await portal.callAs(asSupport(company), listFreeInvoiceBases, input);
      return (jsonOf(answer) as { matches: FreeInvoiceBaseEntry[] }).matches;
    },
    async base(company: FreeCompany, freeBaseId: string): Promise<FreeInvoiceBase> {
      const input = { params: { freeBaseId } };
      const answer = await portal.callAs(asSupport(company), getFreeInvoiceBase, input);
      return jsonOf(answer) as FreeInvoiceBase;
    },
  };
}
