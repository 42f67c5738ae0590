import {
  countAllSchoolTickets,
  downloadAllSchoolTickets,
  listAllSchoolTickets,
} from '@takst/contract/services/school-tickets/list/all-school-ticket-list.contract.ts';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import type { CallInput } from '#testing/portal/call-as.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { placePupils } from '../test-pupils.ts';

type Query = NonNullable<CallInput<typeof listAllSchoolTickets>['query']>;
type CountQuery = NonNullable<CallInput<typeof countAllSchoolTickets>['query']>;

/** In the order of their names. */
export const schools = ['school', 'primary-school', 'upper-secondary'] as const;
export const firstWords = {
  school: 'Bjørkelia',
  'primary-school': 'Granås',
  'upper-secondary': 'Tårnfjellet',
};
const day = (text: string) => Temporal.PlainDate.from(text);

/** Each school has two pupils of class Q1, one of them with a card, and one of class Q2 whose ticket has ended. */
export const portalTest = portalTestWith(async ({ start }) => {
  const portal = await start();
  for (const [place, key] of schools.entries()) {
    const pupil = (lastName: string, more: object) => ({
      firstName: 'Felles',
      lastName: `${lastName} ${key}`,
      className: 'Q1',
      ...more,
    });
    await placePupils(portal, key, [
      pupil('Phone', { phone: `9130000${place}` }),
      pupil('Card', { card: 'existing', cardNumber: `913000001${place}` }),
      pupil('Ended', {
        className: 'Q2',
        phone: `9130001${place}`,
        tickets: [{ start: day('2025-08-20'), end: day('2026-03-01'), isEnded: true }],
      }),
    ]);
  }
  return portal;
});

export const id = (portal: TestPortal, key: string) => portal.company(key).id;
export const keyOf = (portal: TestPortal, companyId: number) =>
  portal.world.companies.find((company) => company.id === companyId)?.key;

export async function listAll(portal: TestPortal, user: string, query: Query = {}) {
  const input = { query: { maxEntries: '10000', searchFor: 'felles', ...query } };
  const answer = await portal.callAs(portal.user(user), listAllSchoolTickets, input);
  expect(answer.status, answer.text).toBe(200);
  return z.parse(listAllSchoolTickets.reply, answer.json);
}
export const names = async (...request: Parameters<typeof listAll>) =>
  (await listAll(...request)).matches.map(({ lastName }) => lastName);
export const schoolsOf = async (portal: TestPortal, user: string, query: Query) => {
  const { matches } = await listAll(portal, user, { ...query, searchFor: '', sort: 'school' });
  return [...new Set(matches.map(({ companyId }) => keyOf(portal, companyId)))];
};

export async function countAll(portal: TestPortal, user: string, query: CountQuery = {}) {
  const answer = await portal.callAs(portal.user(user), countAllSchoolTickets, { query });
  expect(answer.status, answer.text).toBe(200);
  return z.parse(countAllSchoolTickets.reply, answer.json);
}

export async function fileOfAll(portal: TestPortal, user: string, query: Query = {}) {
  const answer = await portal.callAs(portal.user(user), downloadAllSchoolTickets, { query });
  expect(answer.status).toBe(200);
  return answer;
}
