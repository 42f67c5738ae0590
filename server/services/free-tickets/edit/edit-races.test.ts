import { doDaysOverlap } from '@takst/domain/ticketing/tickets/held-ticket.rules.ts';
import { describe, expect } from 'vitest';
import { idOf, newPhone } from '#services/company-tickets/test-order.ts';
import { newEmployeeId } from '#services/free-tickets/test-free-order.ts';
import type { Answer } from '#testing/portal/call-as.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { databaseName } from '#testing/test-database.ts';
import { type EditBody, editsIn, unchanged } from './test-edits.ts';

// The embedded database does one thing at a time: fewer show the same there.
const [rounds, times] = databaseName === 'PostgreSQL' ? [4, 12] : [3, 6];
const today = '2026-03-06';

const allSaid = (answers: readonly Answer[]): string[] =>
  answers.map(({ status, json }) => (status === 200 ? 'done' : (json as { code: string }).code));

const countOf = (outcomes: readonly string[]) =>
  Object.fromEntries(
    Map.groupBy(outcomes, (one) => one)
      .entries()
      .map(([one, all]) => [one, all.length]),
  );

/** Whether no two tickets of a family that are neither cancelled nor failed share a day by what `by` names. */
async function haveDaysOfTheirOwn(
  portal: TestPortal,
  ids: readonly number[],
  by: 'employeeId' | 'phone',
): Promise<boolean> {
  const { ticket } = editsIn(portal);
  const all = await Promise.all(ids.map(ticket));
  const heldTickets = all.filter(({ status }) => status !== 'cancelled');
  const days = heldTickets.map((one) => ({
    whose: one[by],
    startDate: Temporal.PlainDate.from(one.startDate),
    expirationDate:
      one.expirationDate === null ? null : Temporal.PlainDate.from(one.expirationDate),
  }));
  return days.every((one, place) =>
    days.slice(place + 1).every((other) => one.whose !== other.whose || !doDaysOverlap(one, other)),
  );
}

describe('edits that race', () => {
  portalTest('of one ticket: one is done, the others find it changed', async (portal) => {
    const { order, send, ticket } = editsIn(portal);
    for (let round = 0; round < rounds; round += 1) {
      const id = await order({ startDate: today });
      const body = unchanged(await ticket(id));
      const answers = await Promise.all(
        Array.from({ length: times }, (_, at) =>
          send(id, { ...body, firstName: `Kari ${'abcdefghijklmnop'[at]}` }),
        ),
      );
      expect(countOf(allSaid(answers))).toEqual({ done: 1, TICKET_NOT_EDITABLE: times - 1 });
    }
    expect(portal.reported).toEqual([]);
  });

  portalTest.each([
    ['employee number', 'CONFLICTING_TICKET', 'employeeId', newEmployeeId],
    ['phone', 'TICKET_ALREADY_EXISTS', 'phone', newPhone],
  ] as const)(
    'for one %s, among them and with orders: one gets it',
    async (portal, _, code, field, make) => {
      const { order, tryToOrder, edit } = editsIn(portal);
      for (let round = 0; round < rounds; round += 1) {
        const editBody = { [field]: make() } as Partial<Pick<EditBody, 'employeeId' | 'phone'>>;
        const startDates = [today, '2026-03-20'];
        const ids = await Promise.all(
          Array.from({ length: times }, (__, at) =>
            order({ startDate: startDates[at % 2] ?? today }),
          ),
        );
        const answers = await Promise.all(
          ids.map((id, at) =>
            at % 3 === 2 ? tryToOrder({ ...editBody, startDate: today }) : edit(id, editBody),
          ),
        );
        expect(countOf(allSaid(answers))).toEqual({ done: 1, [code]: times - 1 });
        const newTicketIds = answers.filter(({ status }) => status === 200).map(idOf);
        expect(await haveDaysOfTheirOwn(portal, [...ids, ...newTicketIds], field)).toBe(true);
      }
      expect(portal.reported).toEqual([]);
    },
  );

  portalTest('that swap numbers and phones do not wait for each other', async (portal) => {
    const { order, edit } = editsIn(portal);
    for (let round = 0; round < rounds; round += 1) {
      const people = Array.from({ length: times }, () => ({
        employeeId: newEmployeeId(),
        phone: newPhone(),
      }));
      const ids = await Promise.all(people.map((one) => order({ ...one, startDate: today })));
      const answers = await Promise.all(
        ids.map((id, at) => edit(id, { ...people[(at + 1) % times], timeOfChange: '2026-04-01' })),
      );
      // Whose number is another's still is refused; who comes after that one has left gets it.
      expect(
        allSaid(answers).filter((outcome) => !/^(done|CONFLICTING_TICKET)$/.test(outcome)),
      ).toEqual([]);
      const newTicketIds = answers.filter(({ status }) => status === 200).map(idOf);
      for (const by of ['employeeId', 'phone'] as const) {
        expect(await haveDaysOfTheirOwn(portal, [...new Set([...ids, ...newTicketIds])], by)).toBe(
          true,
        );
      }
    }
    expect(portal.reported).toEqual([]);
  });
});
