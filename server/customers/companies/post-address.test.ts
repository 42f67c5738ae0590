import { expect } from 'vitest';
import { removePostAddress } from '#services/free-tickets/edit/test-post-address.store.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { testScope } from '#testing/test-scope.ts';
import { companiesWithPostAddress } from './post-address.query.ts';
import { markDeleted } from './test-companies.store.ts';

portalTest(
  'companies with a post address are those of the scope that are not deleted',
  async (portal) => {
    const { database } = portal;
    const ids = portal.world.companies
      .filter(({ tenant }) => tenant === 'ruter')
      .map(({ id }) => id);
    const [first = 0, without = 0, deleted = 0, outside = 0] = ids;
    const foreign = portal.company('several-services', 'akt').id;
    await removePostAddress(database, without);
    await markDeleted(database, [deleted]);
    const companyIds = [first, without, deleted, outside, foreign];
    const scope = testScope([first, without, deleted, foreign]);
    const reached = await database.transaction((tx) =>
      companiesWithPostAddress(tx, scope, companyIds),
    );
    expect([...reached]).toEqual([first]);
    const everywhere = testScope([], ['GLOBAL_COMPANY_ADMIN']);
    const all = await database.transaction((tx) =>
      companiesWithPostAddress(tx, everywhere, companyIds),
    );
    expect([...all].toSorted((one, other) => one - other)).toEqual([first, outside]);
  },
);
