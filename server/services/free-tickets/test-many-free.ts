import { freeTicketDepartmentCalls } from '@takst/contract/ticketing/batches/free-ticket-department-calls.ts';
import { freeTicketEndCalls } from '@takst/contract/ticketing/batches/free-ticket-end-calls.ts';
import { freeTicketOrderCalls } from '@takst/contract/ticketing/batches/free-ticket-order-calls.ts';
import type { BatchRow } from '@takst/contract/ticketing/batches/batch.schema.ts';
import { listFamily } from '@takst/contract/services/free-tickets/list-family.contract.ts';
import type { FreeTicket } from '@takst/contract/services/free-tickets/free-ticket.schema.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { batchesOf, type Cells } from '#ticketing/batches/test-batches.ts';
import { idOf, newPhone } from '#services/company-tickets/test-order.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import {
  departmentsOf,
  freeCompany,
  type FreeOrderBody,
  newEmployeeId,
  orderFreeIn,
} from './test-free-order.ts';

const batchesAt =
  (calls: typeof freeTicketOrderCalls, optionsOf: (departments: readonly number[]) => object) =>
  (portal: TestPortal, tenant: TenantId = 'ruter') => {
    const company = freeCompany(portal, tenant);
    const user = portal.user('support', tenant);
    const options = { ...optionsOf(departmentsOf(company)) };
    return batchesOf(portal, { user, company, of: { calls, options } });
  };

/** Lists of orders, ends and changes of department in the company with free tickets, as customer support. */
export const freeOrders = batchesAt(freeTicketOrderCalls, ([first]) => ({
  agreementName: String(first),
  startDate: '2026-04-01',
}));
export const freeEnds = batchesAt(freeTicketEndCalls, () => ({ lastDay: '2026-04-30' }));
export const freeDepartments = batchesAt(freeTicketDepartmentCalls, ([, second]) => ({
  agreementName: String(second),
  changeFrom: '2026-04-01',
}));

/** A row of the specification that is right in everything, for an employee who is new. */
export const rightFreeRow = (cells: Cells = {}): Cells => ({
  employeeId: newEmployeeId(),
  firstName: 'Kari',
  lastName: 'Nordmann',
  birthDate: '14.05.1985',
  holderType: 'Ansatt',
  profile: 'Voksen',
  mediaType: 'Mobil',
  phone: newPhone(),
  zoneFrom: '1',
  zoneTo: '2Ø',
  ...cells,
});

export const rightFreeRows = (count: number): Cells[] =>
  Array.from({ length: count }, () => rightFreeRow());

/** Orders a ticket and gives the cells that name its holder, with the ticket. */
export async function holderOf(portal: TestPortal, changed: Partial<FreeOrderBody> = {}) {
  const employeeId = newEmployeeId();
  const id = idOf(await orderFreeIn(portal)({ employeeId, startDate: '2026-03-06', ...changed }));
  const [year = '', month = '', day = ''] = (changed.dateOfBirth ?? '1985-05-14').split('-');
  return {
    id,
    cells: { employeeId: changed.employeeId ?? employeeId, birthDate: `${day}.${month}.${year}` },
  };
}

/** The tickets of everybody with the employee number of a ticket. */
export async function familyOf(
  portal: TestPortal,
  id: number,
  tenant: TenantId = 'ruter',
): Promise<Record<keyof FreeTicket, unknown>[]> {
  const { json } = await portal.callAs(portal.user('support', tenant), listFamily, {
    params: { id },
  });
  return (json as { matches: Record<keyof FreeTicket, unknown>[] }).matches;
}

/** The rows of a batch as in its file: a draft lists those with faults first. */
export const rowsInOrder = async (
  batches: ReturnType<typeof batchesOf>,
  id: number,
): Promise<BatchRow[]> =>
  (await batches.rows(id)).toSorted((one, other) => one.position - other.position);

/** What is wrong with each row, as `column: code`. */
export const faultsInOrder = async (
  batches: ReturnType<typeof batchesOf>,
  id: number,
): Promise<string[]> =>
  (await rowsInOrder(batches, id)).map(({ faults }) =>
    faults.map(({ column, code }) => `${column}: ${code}`).join(', '),
  );
