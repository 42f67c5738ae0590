import {
  countSchoolTickets,
  listSchoolTickets,
} from '@takst/contract/services/school-tickets/list/school-ticket-list.contract.ts';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import {
  portalTest,
  countAll,
  fileOfAll,
  firstWords,
  id,
  keyOf,
  listAll,
  names,
  schools,
} from './test-all-schools.ts';

const named = (kind: string) =>
  schools.map((key) => `${kind} ${key}`).toSorted((one, other) => one.localeCompare(other));

describe('the school tickets of all schools', () => {
  portalTest('are those of every school of a county’s administrator', async (portal) => {
    const { matches, totalEntries } = await listAll(portal, 'school-county');
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
    const ofAll = await listAll(portal, 'school-county', { searchFor: '' });
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
    const matchingNames = await names(portal, 'school-county', {
      companyId,
      searchFor: '9130000011',
    });
    expect(matchingNames).toEqual([]);
  });
});

describe('their counts', () => {
  portalTest('are the sums of those of the schools', async (portal) => {
    const user = portal.user('school-county');
    const query = { year: '2025' };
    const ofAll = await countAll(portal, 'school-county', query);
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
    const counts = await countAll(portal, 'school-county', {
      companyId,
      year: '2025',
      className: 'Q1',
    });
    expect(counts).toMatchObject({ all: 2, counts: { active: 2, over: 0 } });
    expect(counts.classes.map(({ className }) => className)).not.toContain('8A');
    expect(counts.schools.map((school) => keyOf(portal, school.companyId))).toEqual(schools);
    const { years } = await countAll(portal, 'school-county', { companyId });
    const { totalEntries } = await listAll(portal, 'school-county', { companyId, searchFor: '' });
    expect(years.reduce((total, { tickets }) => total + tickets, 0)).toBe(totalEntries);
  });

  portalTest('name a school without tickets of the year', async (portal) => {
    const { schools: counted } = await countAll(portal, 'school-county', { year: '2019' });
    expect(counted.map(({ tickets }) => tickets)).toEqual([0, 0, 0]);
  });
});

describe('their file', () => {
  portalTest('has the school of each pupil', async (portal) => {
    const { text, headers } = await fileOfAll(portal, 'school-county', {
      searchFor: 'felles ended',
    });
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
