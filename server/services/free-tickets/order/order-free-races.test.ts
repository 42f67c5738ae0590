import { listFamily } from '@takst/contract/services/free-tickets/list-family.contract.ts';
import { describe, expect } from 'vitest';
import { idOf, newPhone } from '#services/company-tickets/test-order.ts';
import { leftBehind } from '#ticketing/tickets/test-tickets.store.ts';
import type { Answer } from '#testing/portal/call-as.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { databaseName } from '#testing/test-database.ts';
import {
  type FreeOrderBody,
  departmentsOf,
  freeCompany,
  newCardNumber,
  newEmployeeId,
  onCard,
  orderFreeIn,
} from '../test-free-order.ts';

// The embedded database does one thing at a time: fewer show the same there.
const [rounds, times] = databaseName === 'PostgreSQL' ? [6, 12] : [4, 6];

const child = {
  ticketHolderType: 'FAMILY_MEMBER',
  dateOfBirth: '2015-03-01',
  profile: 2,
  firstName: 'Liv',
} as const;

const codesOf = (answers: readonly Answer[]) =>
  [
    ...new Set(answers.map(({ text }) => (JSON.parse(text) as { code?: string }).code ?? '')),
  ].toSorted((one, other) => one.localeCompare(other));

describe('orders of free tickets that race', () => {
  portalTest.each([
    ['an employee number', 'CONFLICTING_TICKET', () => ({ employeeId: newEmployeeId() })],
    ['a family member', 'CONFLICTING_TICKET', () => ({ ...child, employeeId: newEmployeeId() })],
    ['a phone', 'TICKET_ALREADY_EXISTS', () => ({ phone: newPhone() })],
    ['the number of a card', 'TICKET_ALREADY_EXISTS', () => onCard(newCardNumber())],
  ] as const)('give %s one ticket', async (portal, _, code, sameIn) => {
    const company = freeCompany(portal);
    const departments = departmentsOf(company).slice(0, 2);
    const before = await leftBehind(portal.database);
    for (let round = 0; round < rounds; round += 1) {
      const same: Partial<FreeOrderBody> = sameIn();
      const answers = await Promise.all(
        Array.from({ length: times }, (_, time) => {
          const agreementNumber = departments[time % departments.length] ?? 0;
          return orderFreeIn(portal)({ agreementNumber, ...same });
        }),
      );
      const [winner, ...others] = answers.filter(({ status }) => status === 200);
      expect(others).toEqual([]);
      if (!winner) throw new Error('nobody got the ticket');
      expect(codesOf(answers.filter(({ status }) => status !== 200))).toEqual([code]);
      const id = idOf(winner);
      const family = await portal.callAs(portal.user('support'), listFamily, { params: { id } });
      expect(family).toMatchObject({ json: { totalEntries: 1 } });
    }
    expect(await leftBehind(portal.database)).toMatchObject({
      tickets: (before?.tickets ?? 0) + rounds,
      changes: (before?.changes ?? 0) + rounds,
    });
    expect(portal.reported).toEqual([]);
  });
});
