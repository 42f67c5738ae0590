import {
  countAllSchoolTickets,
  downloadAllSchoolTickets,
  listAllSchoolTickets,
} from '@takst/contract/services/school-tickets/list/all-school-ticket-list.contract.ts';
import {
  countSchoolTickets,
  downloadSchoolTickets,
  listSchoolTickets,
} from '@takst/contract/services/school-tickets/list/school-ticket-list.contract.ts';
import { describe, expect } from 'vitest';
import { giveRole, markDeleted } from '#customers/companies/test-companies.store.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import {
  portalTest,
  countAll,
  fileOfAll,
  id,
  keyOf,
  listAll,
  names,
  schools,
  schoolsOf,
} from './test-all-schools.ts';
import { deleteAgreements, removeRoles } from './test-schools.store.ts';

describe('nobody sees a ticket of a school that they do not administer', () => {
  const calls = [listAllSchoolTickets, countAllSchoolTickets, downloadAllSchoolTickets];

  /** Everything that the three calls tell a user, of one school where it is chosen. */
  async function toldTo(portal: TestPortal, user: string, companyId?: number) {
    const query = companyId === undefined ? {} : { companyId: String(companyId) };
    const { schools: counted, all } = await countAll(portal, user, query);
    const { text } = await fileOfAll(portal, user, query);
    const lines = text.trim().split(/\r?\n/).length - 1;
    const { totalEntries } = await listAll(portal, user, { ...query, searchFor: '' });
    expect([all, lines]).toEqual([totalEntries, totalEntries]);
    return {
      rows: totalEntries,
      listed: await schoolsOf(portal, user, query),
      counted: counted.map((school) => keyOf(portal, school.companyId)),
    };
  }

  portalTest('who has one school sees that alone', async (portal) => {
    const messages = await toldTo(portal, 'school');
    expect(messages).toMatchObject({ listed: ['school'], counted: ['school'] });
    expect(await toldTo(portal, 'school', id(portal, 'primary-school'))).toMatchObject({
      rows: 0,
      listed: [],
    });
    expect(await names(portal, 'school', { searchFor: '9130000011' })).toEqual([]);
    expect(await names(portal, 'school', { searchFor: '9130000010' })).toEqual(['Card school']);
  });

  portalTest('who loses the role in a school sees it no more', async (portal) => {
    const { id: userId } = portal.user('school-county');
    await removeRoles(portal.database, userId, id(portal, 'primary-school'));
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
    const messages = await toldTo(portal, 'school-county');
    expect(messages).toMatchObject({ listed: schools, counted: schools });
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
      const schoolNames = ['school'];
      expect(await toldTo(portal, user)).toMatchObject({
        listed: schoolNames,
        counted: schoolNames,
      });
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
