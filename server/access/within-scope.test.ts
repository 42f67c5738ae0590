import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { placeCompany } from '#companies/test-companies.store.ts';
import { tablesOf } from '#db/tables.ts';
import { testDatabases } from '#testing/test-database.ts';
import type { Scope } from './scope.ts';
import { authorise } from './authorise.ts';
import { isWithinScope, withinCompany, withinScope } from './within-scope.ts';

const user = { id: 1, email: '', firstName: '', lastName: '', phone: '', phoneCountryCode: '' };

/** A scope as a call gets it: of these companies, or by a global role of the whole tenant. */
function scopeOf(ids: number[], globalRoles: string[] = []): Scope {
  const companies = ids.map((id) => ({ id, roles: [], agreements: [], arbitraryDates: false }));
  const access = authorise({
    signedIn: { user, globalRoles, companies },
    route: { needs: 'signed-in' },
    params: {},
    tenant: 'ruter',
    today: Temporal.PlainDate.from('2026-03-06'),
    production: false,
  });
  if ('denied' in access || !access.scope) throw new Error('no scope');
  return access.scope;
}

describe.each(testDatabases)('a statement within a scope on $name', ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let [first, second, foreign] = [0, 0, 0];
  beforeAll(async () => {
    opened = await open();
    const place = (name: string, tenant: 'ruter' | 'akt', organisationNumber: string) =>
      placeCompany(opened.database, {
        name,
        tenant,
        organisationNumber,
        agreements: [{ subtype: 'SUBSCRIPTIONS' }],
      });
    first = await place('A', 'ruter', '310000001');
    second = await place('B', 'ruter', '310000002');
    foreign = await place('C', 'akt', '310000003');
  }, 60_000);
  afterAll(async () => {
    await opened?.drop();
  });

  const found = async (scope: Scope): Promise<number[]> => {
    const { rows } = await sql<{ id: number }>`
      select c.id from companies.company c
       where ${withinScope(scope, { table: 'c', company: 'id' })} order by c.id`.execute(
      tablesOf(opened.database),
    );
    return rows.map(({ id }) => id);
  };

  test('about one company finds what is its own, and nothing of one outside the scope', async () => {
    const agreementsOf = async (scope: Scope, companyId: number) => {
      const { rows } = await sql`
        select from agreements.agreement a where ${withinCompany(scope, 'a', companyId)}`.execute(
        tablesOf(opened.database),
      );
      return rows.length;
    };
    const everywhere = scopeOf([], ['GLOBAL_COMPANY_ADMIN']);
    expect(await agreementsOf(scopeOf([first, second]), first)).toBe(1);
    expect(await agreementsOf(scopeOf([second]), first)).toBe(0);
    expect(await agreementsOf(everywhere, first)).toBe(1);
    expect(await agreementsOf(everywhere, foreign)).toBe(0);
    expect(await agreementsOf(scopeOf([foreign]), foreign)).toBe(0);
  });

  test('finds what is in its companies and nothing else', async () => {
    expect(await found(scopeOf([second]))).toEqual([second]);
    expect(await found(scopeOf([first, second]))).toEqual([first, second]);
    expect(await found(scopeOf([]))).toEqual([]);
  });

  test('stays in its tenant, also when the company of another slipped into it', async () => {
    expect(await found(scopeOf([first, foreign]))).toEqual([first]);
    expect(await found(scopeOf([], ['GLOBAL_COMPANY_ADMIN']))).toEqual([first, second]);
  });

  test('is one condition, whatever stands beside it', async () => {
    const { rows } = await sql<{ id: number }>`
      select c.id from companies.company c
       where not ${withinScope(scopeOf([first]), { table: 'c', company: 'id' })}
       order by c.id`.execute(tablesOf(opened.database));
    expect(rows.map(({ id }) => id)).toEqual([second, foreign]);
  });

  test('one company is asked the same way', () => {
    expect(isWithinScope(scopeOf([first]), first)).toBe(true);
    expect(isWithinScope(scopeOf([first]), second)).toBe(false);
    expect(isWithinScope(scopeOf([], ['GLOBAL_USER_ADMIN']), second)).toBe(true);
  });
});
