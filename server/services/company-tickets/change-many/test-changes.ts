import { companyTicketChangeCalls } from '@takst/contract/ticketing/batches/company-ticket-change-calls.ts';
import type { BatchRow } from '@takst/contract/ticketing/batches/batch.schema.ts';
import type { ChangeAct } from '@takst/domain/services/company-tickets/change-many-tickets.rules.ts';
import { batchesOf, type Cells } from '#ticketing/batches/test-batches.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import type { WorldCompany, WorldUser } from '#testing/portal/world.store.ts';
import { newPhone, orderIn } from '../test-order.ts';

export type Person = { id: number; phone: string; employeeId: string };

let people = 0;

/** A person with a ticket from a day on, and an employee number that no other person has. */
export async function newPerson(
  portal: TestPortal,
  startDate = '2026-03-01',
  company = portal.company('several-services'),
): Promise<Person> {
  const phone = newPhone();
  const employeeId = `N-${(people += 1)}`;
  const { json } = await orderIn(portal)({ phone, startDate, employeeId }, { company });
  return { phone, employeeId, id: (json as { subscriberId: number }).subscriberId };
}

/** As the list makes it for somebody who is ticked. */
export const tickedRow = ({ id }: Pick<Person, 'id'>): Cells => ({
  subscriberId: String(id),
  firstName: 'Kari',
  lastName: 'Nordmann',
});

type ChangeOptions = { user?: WorldUser; company?: WorldCompany };

/** What a page does with changes for many of one kind. */
export const changesOf = (
  portal: TestPortal,
  options: { act: ChangeAct } & Record<string, unknown>,
  as: ChangeOptions = {},
) => batchesOf(portal, { ...as, of: { calls: companyTicketChangeCalls, options } });

export const march31 = '2026-03-31';
export const ends = (
  portal: TestPortal,
  lastDay: string | null = march31,
  as: ChangeOptions = {},
) => changesOf(portal, { act: 'end', lastDay }, as);

/** What is wrong with each row, in their order. */
export const faultsOf = (rows: readonly BatchRow[]): string[] =>
  rows
    .toSorted((one, other) => one.position - other.position)
    .map(({ faults }) => faults.map(({ column, code }) => `${column} ${code}`).join(', '));
