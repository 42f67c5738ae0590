import fc from 'fast-check';
import { idOf, newPhone } from '#services/company-tickets/test-order.ts';
import {
  departmentsOf,
  freeCompany,
  newEmployeeId,
} from '#services/free-tickets/test-free-order.ts';
import type { Answer } from '#testing/portal/call-as.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { type EditBody, editsIn } from './test-edits.ts';

const days = fc.oneof(fc.constant(0), fc.constant(1), fc.integer({ min: 2, max: 40 }));
/** What may be done to the tickets of one person; days are counted from today. */
export const personStep = fc.oneof(
  fc.record({ kind: fc.constant('edit' as const), field: fc.integer({ min: 0, max: 6 }), days }),
  fc.record({ kind: fc.constantFrom('again' as const, 'end' as const, 'pass' as const), days }),
  fc.record({ kind: fc.constantFrom('cancel' as const, 'resend' as const) }),
);
export type PersonStep = typeof personStep extends fc.Arbitrary<infer One> ? One : never;

/** One person with all their tickets; a refused step changes nothing. */
export async function personIn(portal: TestPortal) {
  const edits = editsIn(portal);
  const departments = departmentsOf(freeCompany(portal));
  const firstDay = portal.clock.today();
  // Of an age that has every profile of the steps, whatever the year.
  const dateOfBirth = firstDay.subtract({ years: 40 }).toString();
  const ids = [await edits.order({ startDate: firstDay.toString(), dateOfBirth })];
  const number = newEmployeeId();
  const today = () => portal.clock.today();
  /** Those that are not erased. */
  const tickets = async () =>
    (await Promise.all(ids.map(edits.find))).filter((ticket) => ticket !== undefined);
  const newest = async () => {
    const heldTickets = (await tickets()).filter(({ status }) => status !== 'cancelled');
    return heldTickets.findLast(({ isContinued }) => !isContinued) ?? heldTickets.at(-1);
  };
  const changes: ((now: Awaited<ReturnType<typeof edits.ticket>>) => Partial<EditBody>)[] = [
    ({ employeeId }) => ({ employeeId: employeeId === number ? newEmployeeId() : number }),
    () => ({ phone: newPhone() }),
    ({ firstName }) => ({ firstName: firstName === 'Kari' ? 'Karin' : 'Kari' }),
    ({ zoneTo }) => ({ zoneTo: zoneTo === '2Ø' ? '3Ø' : '2Ø' }),
    ({ agreementNumber }) => ({
      agreementNumber: departments.find((id) => id !== agreementNumber) ?? 0,
    }),
    ({ profile }) => ({ profile: profile === 1 ? 4 : 1 }),
    ({ ticketHolderType }) =>
      ticketHolderType === 'EMPLOYEE'
        ? { ticketHolderType: 'FAMILY_MEMBER' }
        : { ticketHolderType: 'EMPLOYEE' },
  ];
  const noted = (answer: Answer) => {
    if (answer.status === 200 && !ids.includes(idOf(answer))) ids.push(idOf(answer));
  };

  const take = async (one: PersonStep): Promise<void> => {
    const now = await newest();
    if (!now) return;
    const day = 'days' in one ? today().add({ days: one.days }).toString() : '';
    switch (one.kind) {
      case 'edit': {
        const change = changes[one.field]?.(now) ?? {};
        return noted(await edits.edit(now.id, { ...change, timeOfChange: day }));
      }
      case 'end':
        await edits.end(now.id, day);
        return;
      case 'cancel':
        await edits.cancel(now.id);
        return;
      case 'resend':
        if (now.pickupCode) await edits.fetch(now.id);
        return noted(await edits.resend(now.id));
      case 'pass':
        portal.clock.set(`${day}T12:00:00+01:00`);
        return;
      case 'again':
        // Ended and ordered again: the same right, also in the same month.
        await edits.end(now.id, day);
        await orderAgain(await edits.ticket(now.id));
    }
  };
  const orderAgain = async (now: Awaited<ReturnType<typeof edits.ticket>>): Promise<void> => {
    const { expirationDate: end } = now;
    if (end === null) return;
    const after = Temporal.PlainDate.from(end).add({ days: 1 }).toString();
    const startDate = after > today().toString() ? after : today().toString();
    const { firstName, lastName, employeeId, ticketHolderType, profile, agreementNumber } = now;
    const person = { firstName, lastName, employeeId, ticketHolderType, profile, dateOfBirth };
    noted(await edits.tryToOrder({ ...person, agreementNumber, startDate, phone: newPhone() }));
  };
  return { ids, take, tickets };
}
