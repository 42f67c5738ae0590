import pg from 'pg';
import { describe, expect } from 'vitest';
import { openPortalDatabase } from '#testing/portal/portal-template.ts';
import { testWith } from '#testing/test-with.ts';
import { distribution } from '../../../database/distribution.ts';
import { beyondCompanies, everything, withoutRowScope, withRowScope } from './row-scope.ts';
import {
  addCostCentre,
  companiesListed,
  companiesSeen,
  protectedTables,
  renameCompany,
  scopeOfSession,
  untiedTables,
} from './test-row-scope.query.ts';

/** A database as its owner has it, the application's connection to it, and two companies of one operator. */
const databaseTest = testWith({
  make: async (onEnd) => {
    const test = await openPortalDatabase();
    onEnd(test.drop);
    const { asApplication, world } = test;
    const ofRuter = world.companies.filter(({ tenant }) => tenant === 'ruter');
    const [own, other] = ofRuter;
    if (!asApplication || !own || !other) throw new Error('There is nothing to keep apart.');
    return { ...test, application: asApplication.database, ofRuter, own, other };
  },
});

const scopeOf = (...companies: number[]) => ({ tenant: 'ruter', companies });

/** The code of PostgreSQL for what a role may not do. */
const notAllowed = { code: '42501' };

describe('the rows of companies', () => {
  databaseTest('lie behind a policy in every table that has a company', async ({ database }) => {
    const ofCompanies = Object.values(distribution.spread).flat();
    expect(await protectedTables(database)).toEqual(expect.arrayContaining(ofCompanies));
  });

  databaseTest(
    'are seen by a call of its companies or of its operator, and all by the portal itself',
    async ({ application, database, ofRuter, own, other }) => {
      const all = await companiesSeen(database);
      expect(all['tickets.ticket']).toContain(own.id);
      expect(await companiesSeen(application)).toEqual(all);
      const seenOf = (isSeen: (id: number) => boolean) =>
        Object.fromEntries(Object.entries(all).map(([table, ids]) => [table, ids.filter(isSeen)]));
      const seen = (...companies: number[]) =>
        withRowScope(scopeOf(...companies), () => companiesSeen(application));
      expect(await seen(own.id)).toEqual(seenOf((id) => id === own.id));
      expect(await seen(own.id, other.id)).toEqual(seenOf((id) => [own.id, other.id].includes(id)));
      expect(await seen()).toEqual(seenOf(() => false));
      const idsOfRuter = ofRuter.map(({ id }) => id);
      const whole = { tenant: 'ruter', companies: 'whole-tenant' } as const;
      expect(await withRowScope(whole, () => companiesSeen(application))).toEqual(
        seenOf((id) => idsOfRuter.includes(id)),
      );
    },
  );

  databaseTest('of another operator are not seen by their number', async ({ application, own }) => {
    const foreign = { tenant: 'akt', companies: [own.id] };
    const { 'tickets.ticket': tickets } = await withRowScope(foreign, () =>
      companiesSeen(application),
    );
    expect(tickets).toEqual([]);
  });

  databaseTest('are kept apart in the view that lists search', async ({ application, own }) => {
    const listed = () => companiesListed(application);
    expect(await withRowScope(scopeOf(own.id), listed)).toEqual([own.id]);
    expect(await withRowScope({ tenant: 'akt', companies: [own.id] }, listed)).toEqual([]);
    expect(await listed()).toContain(own.id);
  });

  databaseTest(
    'are changed and added by a call of their company alone',
    async ({ application, own, other }) => {
      const rename = (companyId: number) => renameCompany(application, { companyId, name: 'Ny' });
      await withRowScope(scopeOf(own.id), async () => {
        expect(await rename(own.id)).toBe(1);
        expect(await rename(other.id)).toBe(0);
        const add = (companyId: number) =>
          addCostCentre(application, { tenant: 'ruter', companyId, code: 'ny' });
        await add(own.id);
        await expect(add(other.id)).rejects.toMatchObject(notAllowed);
      });
    },
  );

  databaseTest(
    'are kept apart within a transaction, also where a part of it sees more',
    async ({ application, own, other }) => {
      await withRowScope(scopeOf(own.id), () =>
        application.transaction(async (tx) => {
          expect(await renameCompany(tx, { companyId: other.id, name: 'Ny' })).toBe(0);
          expect(await beyondCompanies(() => companiesListed(tx))).toContain(other.id);
          expect(await companiesListed(tx)).toEqual([own.id]);
        }),
      );
      // The connection is the one of the call before: nothing of it is left.
      expect(await scopeOfSession(application)).toBe(everything);
    },
  );

  databaseTest('are seen by one statement at a time outside of transactions', async (test) => {
    const { application, own } = test;
    const seen = await Promise.all([
      withRowScope(scopeOf(own.id), () => scopeOfSession(application)),
      scopeOfSession(application),
      withRowScope(scopeOf(), () => scopeOfSession(application)),
      withRowScope(scopeOf(own.id), () => withoutRowScope(() => scopeOfSession(application))),
      withRowScope(scopeOf(own.id), () => beyondCompanies(() => scopeOfSession(application))),
    ]);
    expect(seen).toEqual([`ruter:${own.id}`, everything, 'ruter:', everything, 'ruter:*']);
    expect(await scopeOfSession(application)).toBe(everything);
  });

  databaseTest('have their operator compared where no key ties it to the company', async (test) => {
    expect(await untiedTables(test.database)).toEqual([]);
  });

  databaseTest('are not seen by a session that says nothing', async ({ asApplication }) => {
    const client = new pg.Client({ connectionString: asApplication?.jobs.connectionString ?? '' });
    await client.connect();
    try {
      const { rows } = await client.query('select count(*)::int as count from tickets.ticket');
      expect(rows).toEqual([{ count: 0 }]);
    } finally {
      await client.end();
    }
  });

  databaseTest('cannot be seen by a statement that fails', async ({ application, own, other }) => {
    await withRowScope(scopeOf(own.id), async () => {
      const add = () =>
        addCostCentre(application, { tenant: 'ruter', companyId: other.id, code: 'x' });
      await expect(add()).rejects.toMatchObject(notAllowed);
      await expect(add()).rejects.toMatchObject(notAllowed);
      expect(await companiesListed(application)).toEqual([own.id]);
    });
    expect(await scopeOfSession(application)).toBe(everything);
  });
});
