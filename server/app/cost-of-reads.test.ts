import { downloadCompanyHistory } from '@takst/contract/companies/download-company-history.contract.ts';
import { checkCompanyDeletion } from '@takst/contract/companies/check-company-deletion.contract.ts';
import { listCompanies } from '@takst/contract/companies/list-companies.contract.ts';
import { listRelatedEntries } from '@takst/contract/company-tickets/list-related-entries.contract.ts';
import { listSubscribers } from '@takst/contract/company-tickets/list-subscribers.contract.ts';
import { listSubscriberTickets } from '@takst/contract/company-tickets/list-subscriber-tickets.contract.ts';
import { listCompanyProducts } from '@takst/contract/products/list-company-products.contract.ts';
import { listProducts } from '@takst/contract/products/list-products.contract.ts';
import { listZones } from '@takst/contract/zones/list-zones.contract.ts';
import type { Route } from '@takst/contract/route.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Read, readOnce, readRoutes } from '#testing/every-read.ts';
import {
  dropIndex,
  placeManyChange,
  placeManyCompanies,
  placeManyPeople,
  settle,
} from '#testing/many-people.store.ts';
import { wasteOf } from '#testing/plan.query.ts';
import { type TestPortal, testPortal } from '#testing/portal/test-portal.ts';
import { statementsOf } from '#testing/statements.ts';
import { type TestDatabase, testDatabases } from '#testing/test-database.ts';

/** As many statements as a call may take whose session is known, where it is not one. */
const mostStatements: Readonly<Record<string, number>> = {
  [listZones.path]: 0,
  [listProducts.path]: 0,
  [listCompanyProducts.path]: 0,
  // Whose they are, then theirs.
  [listRelatedEntries.path]: 2,
  // A part of 500 each, and the end.
  [downloadCompanyHistory.path]: 3,
  // In a transaction, with its beginning and its end.
  [checkCompanyDeletion.path]: 3,
};

/** Before a company is deleted all that it has is looked at; a file is all that there is. */
const looksAtAll: readonly string[] = [checkCompanyDeletion.path, downloadCompanyHistory.path];

describe.each(testDatabases)('reading from $name', ({ open }) => {
  let test: TestDatabase;
  let portal: TestPortal;
  beforeAll(async () => {
    test = await open();
    portal = await testPortal(test);
    for (const [key, people] of [
      ['several-services', 1_000],
      ['large', 9_000],
    ] as const) {
      const { tenant, id: companyId, agreements } = portal.company(key);
      const agreementId = agreements.find(({ subtype }) => subtype === 'SUBSCRIPTIONS')?.id ?? 0;
      const many = { tenant, companyId, agreementId, people };
      await placeManyPeople(test.database, many);
      if (key === 'large') await placeManyChange(test.database, many);
    }
    await placeManyCompanies(test.database, 'ruter', 10_000);
    await settle(test.database);
  }, 120_000);
  afterAll(async () => {
    await portal?.stop();
    await test?.drop();
  });

  const read = (route: Route, query?: unknown): Promise<Read> =>
    readOnce(portal, { route, company: portal.company('several-services'), query });
  const waste = async ({ path, statements: asked }: Read) => {
    const found = await Promise.all(
      asked
        .filter(({ statement }) => /^\s*(select|with)\b/i.test(statement))
        .map((statement) => wasteOf(test.database, statement)),
    );
    return { path, waste: found.flat() };
  };
  const nothing = { waste: [] };
  const companySearches = ['nygård 7000012', 'odegard 7000012', '7000012', 'nobody at-all'];
  const searches = ['kari M12', 'odegard M1234', 'kari 41230011', 'nobody at-all'];

  it('takes one more for the first call of a session, so that is seen', async () => {
    const first = () =>
      portal.callAs(portal.user('hr-everything'), listSubscribers, {
        params: { id: portal.company('several-services').id },
      });
    expect((await statementsOf(first)).statements).toHaveLength(2);
    expect((await statementsOf(first)).statements).toHaveLength(1);
  });

  it('takes one statement for a call, session and roles included, or none', async () => {
    const over: Record<string, number> = {};
    for (const route of readRoutes(test.database)) {
      const { path, statements } = await read(route);
      over[path] = Math.max(0, statements.length - (mostStatements[path] ?? 1));
    }
    expect(Object.entries(over).filter(([, statements]) => statements > 0)).toEqual([]);
    const search = await read(listSubscribers, { searchFor: 'odegard kari', offset: '10' });
    expect(search.statements).toHaveLength(1);
  });

  it('reads no big table as a whole, nor a company row by row', async () => {
    const wasteful = [];
    for (const route of readRoutes(test.database)) {
      const found = await waste(await read(route));
      if (found.waste.length > 0 && !looksAtAll.includes(route.path)) wasteful.push(found);
    }
    expect(wasteful).toEqual([]);
    for (const searchFor of searches) {
      expect(await waste(await read(listSubscribers, { searchFor }))).toMatchObject(nothing);
    }
    for (const searchFor of companySearches) {
      expect(await waste(await read(listCompanies, { searchFor }))).toMatchObject(nothing);
    }
    expect(await waste(await read(listCompanies, { offset: '9000' }))).toMatchObject(nothing);
  });

  it.each(['a', 'aas as'])(
    'reads companies once for “%s”, which no index finds',
    async (letters) => {
      const search = await waste(await read(listCompanies, { searchFor: letters, offset: '10' }));
      expect(search.waste).toEqual(['Seq Scan on company']);
    },
  );

  it.each([
    ['companies', 'company_search', listCompanies, { searchFor: '7000012' }],
    ['companies', 'company_order', listCompanies, undefined],
    ['company_tickets', 'subscriber_search', listSubscribers, { searchFor: 'kari M12' }],
    ['company_tickets', 'subscriber_order', listSubscribers, undefined],
    ['company_tickets', 'ticket_by_subscriber', listSubscriberTickets, undefined],
  ] as const)(
    'would be seen to do so without the index %s.%s',
    async (schema, index, route, query) => {
      await dropIndex(test.database, schema, index);
      expect((await waste(await read(route, query))).waste).not.toEqual([]);
    },
  );
});
