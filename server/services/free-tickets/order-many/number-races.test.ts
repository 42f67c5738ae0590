import { changeDepartment } from '@takst/contract/services/free-tickets/ticket/change-department.contract.ts';
import { doDaysOverlap } from '@takst/domain/ticketing/tickets/held-ticket.rules.ts';
import { describe, expect } from 'vitest';
import { newPhone } from '#services/company-tickets/test-order.ts';
import type { Answer } from '#testing/portal/call-as.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { databaseName } from '#testing/test-database.ts';
import { placeChildEnd } from '../children/test-children.store.ts';
import { editsIn, unchanged } from '../edit/test-edits.ts';
import { departmentsOf, freeCompany, newEmployeeId } from '../test-free-order.ts';
import { freeOrders, rightFreeRow, rowsInOrder } from '../test-many-free.ts';

// The embedded database does one thing at a time: fewer show the same there. `npm run trial:number-races` sets more.
const [atOnce, usual] = databaseName === 'PostgreSQL' ? [20, 40] : [6, 6];
const rounds = Number(process.env['NUMBER_RACES'] ?? usual);
const minutes = 60_000;
const today = '2026-03-06';

/** A child who is 18 on 20 March: its ticket ends with the month, so that no index stands behind the locks. */
const child = { ticketHolderType: 'FAMILY_MEMBER', profile: 2, dateOfBirth: '2008-03-20' } as const;
const cells = { holderType: 'Familie', profile: 'Barn', birthDate: '20.03.2008' };

const codeOf = ({ status, json }: Answer): string =>
  status === 200 ? 'done' : (json as { code: string }).code;

/** The tickets of Liv in a family that are neither cancelled nor failed: no two of them on one day. */
async function doLivsTicketsShareADay(portal: TestPortal, id: number): Promise<boolean> {
  const heldTickets = (await editsIn(portal).family(id))
    .filter(({ firstName, status }) => firstName === 'Liv' && status !== 'cancelled')
    .map(({ startDate, expirationDate }) => ({
      startDate: Temporal.PlainDate.from(startDate),
      expirationDate: expirationDate === null ? null : Temporal.PlainDate.from(expirationDate),
    }));
  return heldTickets.some((one, place) =>
    heldTickets.slice(place + 1).some((other) => doDaysOverlap(one, other)),
  );
}

/** Everything that may happen to some employee numbers, all of it at once; what each number was told. */
async function race(portal: TestPortal, numbers: readonly string[]) {
  const { order, ticket, tryToOrder, send } = editsIn(portal);
  const [, otherDepartment = 0] = departmentsOf(freeCompany(portal));
  const batches = freeOrders(portal);
  const rows = numbers.map((employeeId) => ({
    ...rightFreeRow(),
    ...cells,
    employeeId,
    firstName: 'Liv',
  }));
  const lists = [
    await batches.checked(rows, { startDate: today }, 'ticked'),
    await batches.checked(
      rows.toReversed().map((row) => ({ ...row, phone: newPhone() })),
      { startDate: today },
      'ticked',
    ),
  ];
  const siblings = await Promise.all(
    numbers.map((employeeId) =>
      order({ ...child, employeeId, firstName: 'Ida', startDate: today }),
    ),
  );
  const bodies = await Promise.all(siblings.map(async (id) => unchanged(await ticket(id))));
  const singles = numbers.map(async (employeeId, at) => {
    const id = siblings[at] ?? 0;
    const body = { ...bodies[at], firstName: 'Liv' } as (typeof bodies)[number];
    const answers = await Promise.all([
      tryToOrder({ ...child, employeeId, firstName: 'Liv', startDate: today }),
      send(id, body),
      portal.callAs(portal.user('support'), changeDepartment, {
        params: { id },
        body: { agreementNumber: otherDepartment, timeOfChange: null },
      }),
    ]);
    return { id, said: answers.map(codeOf) };
  });
  const [answersToSingles] = await Promise.all([
    Promise.all(singles),
    ...lists.map(batches.carryOut),
  ]);
  const [first = [], second = []] = await Promise.all(lists.map((id) => rowsInOrder(batches, id)));
  return answersToSingles.map(({ id, said }, at) => {
    const ofLists = [first[at], second.at(-1 - at)].map((row) =>
      row?.state === 'done' ? 'done' : row?.faults.map(({ code }) => code).join(),
    );
    return { id, said: [...ofLists, ...said] };
  });
}

describe('two mass orders, an order, an edit and a change of department for a number at once', () => {
  portalTest(
    'give a person one ticket for a day, and tell the others why not',
    async (portal) => {
      const { tenant, id: companyId } = freeCompany(portal);
      await placeChildEnd(portal.database, {
        tenant,
        companyId,
        now: portal.clock.now(),
        settings: {
          expireChildTickets: 'AT_END_OF_MONTH',
          expireChildTicketsAtAge: 18,
        },
      });
      for (let done = 0; done < rounds; done += atOnce) {
        const numbers = Array.from({ length: Math.min(atOnce, rounds - done) }, newEmployeeId);
        for (const { id, said } of await race(portal, numbers)) {
          const [list, otherList, single, edit, department] = said;
          // Who comes first gets it. The edit and the change of department are about one ticket of a sibling.
          expect(
            [list, otherList, single, edit].filter((one) => one === 'done'),
            said.join(),
          ).toHaveLength(1);
          for (const one of [list, otherList, single]) {
            expect(['done', 'CONFLICTING_TICKET'], said.join()).toContain(one);
          }
          expect(['done', 'CONFLICTING_TICKET', 'TICKET_NOT_EDITABLE']).toContain(edit);
          expect(['done', 'TICKET_NOT_CHANGEABLE']).toContain(department);
          expect(await doLivsTicketsShareADay(portal, id)).toBe(false);
        }
      }
      expect(portal.reported).toEqual([]);
    },
    30 * minutes,
  );
});
