import { describe, expect } from 'vitest';
import { rostersOf } from '#services/company-tickets/roster/test-rosters.ts';
import { idOf, newPhone, orderIn } from '#services/company-tickets/test-order.ts';
import { subscribeIn } from '#services/subscriptions/test-subscriptions.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { ticketsOfPhone } from '#ticketing/tickets/test-tickets.store.ts';
import { changesAs } from './test-changes.ts';

/** An employee as the list names them, with the phone that they have now. */
type Employee = { firstName: string; lastName: string; employeeId: string; phone: string };
type PhoneChange = { employee: Employee; subscriberId: number; phone: string };
/** Makes an employee with a ticket and a phone for them; each call makes other ones. */
type Prepare = (portal: TestPortal) => Promise<PhoneChange>;
type Case = readonly [name: string, expected: string, prepare: Prepare];

const day = (portal: TestPortal, date: string) => portal.clock.set(`${date}T10:00:00+02:00`);
const elsewhere = (portal: TestPortal) => ({ company: portal.company('single-service') });

/** An employee with a ticket since March, on 20 May. */
async function employeeOf(portal: TestPortal): Promise<Omit<PhoneChange, 'phone'>> {
  day(portal, '2026-03-06');
  const phone = newPhone();
  const employee = { firstName: 'Anne', lastName: 'Lie', employeeId: `N-${phone}`, phone };
  const { json } = await orderIn(portal)({ ...employee, startDate: '2026-03-01' });
  day(portal, '2026-05-20');
  return { employee, subscriberId: (json as { subscriberId: number }).subscriberId };
}

/** A phone with a ticket of another company that ended on a day. */
async function phoneUntil(portal: TestPortal, lastDay: string): Promise<string> {
  day(portal, '2026-03-06');
  const phone = newPhone();
  const order = await orderIn(portal)({ phone, startDate: '2026-03-01' }, elsewhere(portal));
  await changesAs(portal, portal.user('support')).end(idOf(order), lastDay);
  return phone;
}

/** The employee's page has given them another phone; they are to have the first one again. */
async function movedBefore(portal: TestPortal): Promise<PhoneChange> {
  const { employee, subscriberId } = await employeeOf(portal);
  const other = newPhone();
  await changesAs(portal).changePhone(subscriberId, employee.phone, other);
  day(portal, '2026-05-21');
  return { employee: { ...employee, phone: other }, subscriberId, phone: employee.phone };
}

const cases: readonly Case[] = [
  [
    'a phone that nobody had',
    'changed',
    async (portal) => ({ ...(await employeeOf(portal)), phone: newPhone() }),
  ],
  ['the phone that they had until yesterday', 'changed', movedBefore],
  [
    'the phone of somebody else in the company',
    'PHONE_OF_ANOTHER',
    async (portal) => {
      // Without a ticket they are not compared with the list, and have the phone all the same.
      const other = { firstName: 'Berit', employeeId: 'N-0', phone: newPhone() };
      await changesAs(portal).cancel(idOf(await orderIn(portal)(other)));
      return { ...(await employeeOf(portal)), phone: other.phone };
    },
  ],
  [
    'a phone with a ticket of another company',
    'TICKET_ALREADY_HELD',
    async (portal) => {
      const employee = await employeeOf(portal);
      const phone = newPhone();
      await orderIn(portal)({ phone, startDate: '2026-06-01' }, elsewhere(portal));
      return { ...employee, phone };
    },
  ],
  [
    'a phone with a ticket of another company that ended a week ago',
    'START_DATE_IN_QUARANTINE',
    async (portal) => {
      const phone = await phoneUntil(portal, '2026-05-13');
      return { ...(await employeeOf(portal)), phone };
    },
  ],
  [
    'a phone with a ticket of another company that ended 30 days ago',
    'START_DATE_IN_QUARANTINE',
    async (portal) => {
      const phone = await phoneUntil(portal, '2026-04-20');
      return { ...(await employeeOf(portal)), phone };
    },
  ],
  [
    'a phone with a ticket of another company that ended 31 days ago',
    'changed',
    async (portal) => {
      const phone = await phoneUntil(portal, '2026-04-19');
      return { ...(await employeeOf(portal)), phone };
    },
  ],
  [
    'a phone with the subscription that they have',
    'SUBSCRIPTION_ALREADY_HELD',
    async (portal) => {
      const { employee, subscriberId } = await employeeOf(portal);
      const phone = newPhone();
      const joule = { startDate: '2026-06-01' };
      await subscribeIn(portal)({ ...joule, ...employee });
      await subscribeIn(portal)({ ...joule, phone }, elsewhere(portal));
      return { employee, subscriberId, phone };
    },
  ],
  [
    'a phone with the subscription that they have and a ticket',
    'TICKET_ALREADY_HELD',
    async (portal) => {
      const { employee, subscriberId } = await employeeOf(portal);
      const phone = newPhone();
      const joule = { startDate: '2026-06-01' };
      await subscribeIn(portal)({ ...joule, ...employee });
      await subscribeIn(portal)({ ...joule, phone }, elsewhere(portal));
      await orderIn(portal)({ phone, startDate: '2026-06-01' }, elsewhere(portal));
      return { employee, subscriberId, phone };
    },
  ],
];

const daysOn = async (portal: TestPortal, phone: string) =>
  (await ticketsOfPhone(portal.database, phone))
    .map(({ start_date, expiration_date }) => `${start_date} – ${expiration_date ?? ''}`)
    .toSorted();

/** What the page of the employee answers. */
async function answerOfPage(portal: TestPortal, { employee, subscriberId, phone }: PhoneChange) {
  const { status, json } = await changesAs(portal).changePhone(subscriberId, employee.phone, phone);
  return status === 200 ? 'changed' : (json as { code: string }).code;
}

/** What the comparison says of a list with the new phone, which changes nothing. */
async function answerOfList(portal: TestPortal, { employee, phone }: PhoneChange) {
  const rosters = rostersOf(portal);
  const list = [{ ...employee, phone }];
  const id = await rosters.compared(list, { isWhole: false, startDate: '2026-06-01' });
  const rows = await rosters.rows(id, 'changed-phone');
  expect(rows).toMatchObject([{ act: 'move' }]);
  const carryOut = async () => {
    await rosters.acceptGroup(id, 'changed-phone');
    expect(await rosters.batches.carryOut(id)).toMatchObject({ state: 'finished', done: 1 });
  };
  return { answer: rows[0]?.row.faults[0]?.code ?? 'changed', carryOut };
}

describe('an employee’s page and the list of employees decide alike about', () => {
  portalTest.each(cases)('%s: %s', async (portal, _name, expected, prepare) => {
    const preparedCalls = await prepare(portal);
    const list = await answerOfList(portal, preparedCalls);
    const page = await answerOfPage(portal, preparedCalls);
    expect({ page, list: list.answer }).toEqual({ page: expected, list: expected });
  });

  portalTest('what goes on on the new phone', async (portal) => {
    const [byPage, byList] = [await movedBefore(portal), await movedBefore(portal)];
    expect(await answerOfPage(portal, byPage)).toBe('changed');
    const { carryOut } = await answerOfList(portal, byList);
    await carryOut();
    expect(await daysOn(portal, byPage.phone)).toEqual([
      '2026-03-01 – 2026-05-19',
      '2026-05-21 – ',
    ]);
    expect(await daysOn(portal, byList.phone)).toEqual(await daysOn(portal, byPage.phone));
    expect(await daysOn(portal, byList.employee.phone)).toEqual(
      await daysOn(portal, byPage.employee.phone),
    );
  });
});
