import {
  countAllSchoolTickets,
  downloadAllSchoolTickets,
  listAllSchoolTickets,
} from '@takst/contract/school-tickets/list/all-school-ticket-list.contract.ts';
import {
  countSchoolTickets,
  downloadSchoolTickets,
  listSchoolTickets,
} from '@takst/contract/school-tickets/list/school-ticket-list.contract.ts';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { giveRole, markDeleted } from '#companies/test-companies.store.ts';
import type { CallInput } from '#testing/portal/call-as.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { placePupils } from '../test-pupils.ts';
import { deleteAgreements, takeRoles } from './test-schools.store.ts';

type Query = NonNullable<CallInput<typeof listAllSchoolTickets>['query']>;
type CountQuery = NonNullable<CallInput<typeof countAllSchoolTickets>['query']>;

/** In the order of their names. */
const schools = ['school', 'primary-school', 'upper-secondary'] as const;
const firstWords = {
  school: 'Bjørkelia',
  'primary-school': 'Granås',
  'upper-secondary': 'Tårnfjellet',
};
const day = (text: string) => Temporal.PlainDate.from(text);

/** In each school two pupils of class Q1, one of whom has a card, and one of class Q2 whose ticket has ended. */
const portalTest = portalTestWith(async ({ start }) => {
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

const id = (portal: TestPortal, key: string) => portal.company(key).id;
const keyOf = (portal: TestPortal, companyId: number) =>
  portal.world.companies.find((company) => company.id === companyId)?.key;

async function list(portal: TestPortal, user: string, query: Query = {}) {
  const input = { query: { maxEntries: '10000', searchFor: 'felles', ...query } };
  const answer = await portal.callAs(portal.user(user), listAllSchoolTickets, input);
  expect(answer.status, answer.text).toBe(200);
  return z.parse(listAllSchoolTickets.reply, answer.json);
}
const names = async (...asked: Parameters<typeof list>) =>
  (await list(...asked)).matches.map(({ lastName }) => lastName);
const schoolsOf = async (portal: TestPortal, user: string, query: Query) => {
  const { matches } = await list(portal, user, { ...query, searchFor: '', sort: 'school' });
  return [...new Set(matches.map(({ companyId }) => keyOf(portal, companyId)))];
};

async function counts(portal: TestPortal, user: string, query: CountQuery = {}) {
  const answer = await portal.callAs(portal.user(user), countAllSchoolTickets, { query });
  expect(answer.status, answer.text).toBe(200);
  return z.parse(countAllSchoolTickets.reply, answer.json);
}

async function file(portal: TestPortal, user: string, query: Query = {}) {
  const answer = await portal.callAs(portal.user(user), downloadAllSchoolTickets, { query });
  expect(answer.status).toBe(200);
  return answer;
}

const named = (kind: string) =>
  schools.map((key) => `${kind} ${key}`).toSorted((one, other) => one.localeCompare(other));

describe('the school tickets of all schools', () => {
  portalTest('are those of every school of a county’s administrator', async (portal) => {
    const { matches, totalEntries } = await list(portal, 'school-county');
    expect(totalEntries).toBe(9);
    expect(matches.map(({ lastName }) => lastName)).toEqual([
      ...named('Card'),
      ...named('Ended'),
      ...named('Phone'),
    ]);
    for (const key of schools) {
      const ofSchool = matches.filter(({ lastName }) => lastName?.endsWith(` ${key}`));
      expect(ofSchool).toHaveLength(3);
      for (const { companyId, companyName } of ofSchool) {
        expect(companyId).toBe(id(portal, key));
        expect(companyName).toContain(firstWords[key]);
      }
    }
  });

  portalTest('have the rows of the list of each school', async (portal) => {
    const user = portal.user('school-county');
    const ofAll = await list(portal, 'school-county', { searchFor: '' });
    for (const key of schools) {
      const input = { params: { id: id(portal, key) }, query: { maxEntries: '10000' } };
      const { json } = await portal.callAs(user, listSchoolTickets, input);
      const { matches } = z.parse(listSchoolTickets.reply, json);
      expect(matches.length).toBeGreaterThan(60);
      const ofSchool = ofAll.matches.filter(({ companyId }) => companyId === id(portal, key));
      expect(ofSchool).toMatchObject(matches);
      expect(ofSchool).toHaveLength(matches.length);
    }
  });

  portalTest.each([
    [{ searchFor: 'felles card' }, named('Card')],
    [{ searchFor: '9130000011' }, ['Card primary-school']],
    [{ searchFor: '91300011' }, ['Ended primary-school']],
    [{ className: 'Q2' }, named('Ended')],
    [{ filter: 'over' }, named('Ended')],
    [{ year: '2025', className: 'Q2' }, named('Ended')],
    [{ year: '2024' }, []],
    [{ sort: '-lastName', className: 'Q2' }, named('Ended').toReversed()],
    [{ sort: 'school', className: 'Q2' }, schools.map((key) => `Ended ${key}`)],
    [{ sort: '-school', className: 'Q2' }, schools.map((key) => `Ended ${key}`).toReversed()],
    [{ maxEntries: '2', offset: '2' }, ['Card upper-secondary', 'Ended primary-school']],
  ] as const)('are chosen, sorted and paged by %j', async (portal, query, expected) => {
    expect(await names(portal, 'school-county', query)).toEqual(expected);
  });

  portalTest('are those of a chosen school', async (portal) => {
    const companyId = String(id(portal, 'upper-secondary'));
    expect(await names(portal, 'school-county', { companyId })).toEqual([
      'Card upper-secondary',
      'Ended upper-secondary',
      'Phone upper-secondary',
    ]);
    const found = await names(portal, 'school-county', { companyId, searchFor: '9130000011' });
    expect(found).toEqual([]);
  });
});

describe('their counts', () => {
  portalTest('are the sums of those of the schools', async (portal) => {
    const user = portal.user('school-county');
    const query = { year: '2025' };
    const ofAll = await counts(portal, 'school-county', query);
    const each = await Promise.all(
      schools.map(async (key) => {
        const params = { id: id(portal, key) };
        const { json } = await portal.callAs(user, countSchoolTickets, { params, query });
        return z.parse(countSchoolTickets.reply, json);
      }),
    );
    const sum = (of: (one: (typeof each)[number]) => number) =>
      each.reduce((total, one) => total + of(one), 0);
    expect(ofAll.all).toBe(sum(({ all }) => all));
    for (const [filter, count] of Object.entries(ofAll.counts)) {
      expect([filter, count]).toEqual([
        filter,
        sum((one) => Object.entries(one.counts).find(([name]) => name === filter)?.[1] ?? 0),
      ]);
    }
    expect(ofAll.schools).toEqual(
      schools.map((key, place) => ({
        companyId: id(portal, key),
        companyName: expect.stringContaining(firstWords[key]),
        tickets: each[place]?.all,
      })),
    );
    expect(ofAll.classes.map(({ className }) => className)).toEqual(
      expect.arrayContaining(['2A', '8A', '1STA', 'Q1']),
    );
    expect(ofAll.classes.find(({ className }) => className === 'Q1')?.tickets).toBe(6);
  });

  portalTest('are within a chosen school, year and class', async (portal) => {
    const companyId = String(id(portal, 'primary-school'));
    const chosen = await counts(portal, 'school-county', {
      companyId,
      year: '2025',
      className: 'Q1',
    });
    expect(chosen).toMatchObject({ all: 2, counts: { active: 2, over: 0 } });
    expect(chosen.classes.map(({ className }) => className)).not.toContain('8A');
    expect(chosen.schools.map((school) => keyOf(portal, school.companyId))).toEqual(schools);
    const { years } = await counts(portal, 'school-county', { companyId });
    const { totalEntries } = await list(portal, 'school-county', { companyId, searchFor: '' });
    expect(years.reduce((total, { tickets }) => total + tickets, 0)).toBe(totalEntries);
  });

  portalTest('name a school without tickets of the year', async (portal) => {
    const { schools: counted } = await counts(portal, 'school-county', { year: '2019' });
    expect(counted.map(({ tickets }) => tickets)).toEqual([0, 0, 0]);
  });
});

describe('their file', () => {
  portalTest('has the school of each pupil', async (portal) => {
    const { text, headers } = await file(portal, 'school-county', { searchFor: 'felles ended' });
    const [heading, ...rows] = text.trim().split(/\r?\n/);
    expect(heading).toContain('Fornavn;Etternavn;Skole;Klasse;');
    expect(rows.map((row) => row.split(';')[2]?.split(' ')[0])).toEqual([
      'Granås',
      'Bjørkelia',
      'Tårnfjellet',
    ]);
    expect(headers['content-disposition']).toMatch(/skolebilletter-2026-\d\d-\d\d\.csv/);
  });
});

describe('nobody sees a ticket of a school that they do not administer', () => {
  const calls = [listAllSchoolTickets, countAllSchoolTickets, downloadAllSchoolTickets];

  /** Everything that the three calls tell a user, of one school where it is chosen. */
  async function toldTo(portal: TestPortal, user: string, companyId?: number) {
    const query = companyId === undefined ? {} : { companyId: String(companyId) };
    const { schools: counted, all } = await counts(portal, user, query);
    const { text } = await file(portal, user, query);
    const lines = text.trim().split(/\r?\n/).length - 1;
    const { totalEntries } = await list(portal, user, { ...query, searchFor: '' });
    expect([all, lines]).toEqual([totalEntries, totalEntries]);
    return {
      rows: totalEntries,
      listed: await schoolsOf(portal, user, query),
      counted: counted.map((school) => keyOf(portal, school.companyId)),
    };
  }

  portalTest('who has one school sees that alone', async (portal) => {
    const told = await toldTo(portal, 'school');
    expect(told).toMatchObject({ listed: ['school'], counted: ['school'] });
    expect(await toldTo(portal, 'school', id(portal, 'primary-school'))).toMatchObject({
      rows: 0,
      listed: [],
    });
    expect(await names(portal, 'school', { searchFor: '9130000011' })).toEqual([]);
    expect(await names(portal, 'school', { searchFor: '9130000010' })).toEqual(['Card school']);
  });

  portalTest('who loses the role in a school sees it no more', async (portal) => {
    const { id: userId } = portal.user('school-county');
    await takeRoles(portal.database, userId, id(portal, 'primary-school'));
    const two = ['school', 'upper-secondary'];
    expect(await toldTo(portal, 'school-county')).toMatchObject({ listed: two, counted: two });
    await giveRole(portal.database, {
      userId,
      companyId: id(portal, 'primary-school'),
      role: 'SCHOOLTICKET_ADMIN',
    });
    expect(await toldTo(portal, 'school-county')).toMatchObject({ listed: schools });
  });

  portalTest('the role in a company that is no school gives nothing', async (portal) => {
    await giveRole(portal.database, {
      userId: portal.user('school-county').id,
      companyId: id(portal, 'single-service'),
      role: 'SCHOOLTICKET_ADMIN',
    });
    const told = await toldTo(portal, 'school-county');
    expect(told).toMatchObject({ listed: schools, counted: schools });
  });

  portalTest('another role in a school gives nothing', async (portal) => {
    await giveRole(portal.database, {
      userId: portal.user('hr').id,
      companyId: id(portal, 'school'),
      role: 'COMPANY_ADMIN',
    });
    for (const route of calls) {
      expect((await portal.callAs(portal.user('hr'), route, {})).status).toBe(403);
    }
  });

  portalTest('a global school administrator sees every school of the operator', async (portal) => {
    expect(await toldTo(portal, 'school-support')).toMatchObject({
      listed: schools,
      counted: schools,
    });
    for (const tenant of ['akt', 'fjord'] as const) {
      for (const route of calls) {
        const { status, json } = await portal.callAs(
          portal.user('school-support', tenant),
          route,
          {},
        );
        if (status === 200 && route !== downloadAllSchoolTickets) {
          expect(json).toMatchObject(
            route === listAllSchoolTickets ? { totalEntries: 0 } : { all: 0, schools: [] },
          );
        }
      }
    }
  });

  portalTest.each(['school-support', 'school-county'])(
    '%s sees no school whose agreement or company is deleted, as in the list of one',
    async (portal, user) => {
      await deleteAgreements(portal.database, id(portal, 'primary-school'));
      await markDeleted(portal.database, [id(portal, 'upper-secondary')]);
      for (const key of ['primary-school', 'upper-secondary']) {
        for (const route of [listSchoolTickets, countSchoolTickets, downloadSchoolTickets]) {
          const input = { params: { id: id(portal, key) } };
          const { status } = await portal.callAs(portal.user(user), route, input);
          expect([403, 404]).toContain(status);
        }
        expect(await toldTo(portal, user, id(portal, key))).toMatchObject({ rows: 0, listed: [] });
      }
      const left = ['school'];
      expect(await toldTo(portal, user)).toMatchObject({ listed: left, counted: left });
    },
  );

  portalTest.each(['hr', 'support', 'hr-free-ticket'])(
    '%s has no such list',
    async (portal, user) => {
      for (const route of calls) {
        expect((await portal.callAs(portal.user(user), route, {})).status).toBe(403);
      }
    },
  );
});
