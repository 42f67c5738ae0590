import type { Feature } from '@takst/domain/platform/access/feature.ts';
import { describe, expect } from 'vitest';
import { placeBilledCompanies } from '#billing/invoices/test-billing-world.store.ts';
import { databaseTest } from '#testing/database-test.ts';
import { testScope } from '#testing/test-scope.ts';
import { findReachedAgreement } from './reached-agreement.query.ts';

describe('an agreement whose months are asked for', () => {
  databaseTest('is found where the user has its service, and nowhere else', async (test) => {
    const { database } = test;
    const [company] = await placeBilledCompanies(database, {
      tenant: 'ruter',
      companies: 1,
      people: 0,
    });
    if (!company) throw new Error('no company was placed');
    const { id: companyId, agreements } = company;
    const reachedWith = (feature: Feature, ids = [companyId]) =>
      findReachedAgreement(
        database,
        { ...testScope([companyId]), companiesByFeature: new Map([[feature, ids]]) },
        agreements[0],
      );
    expect(await reachedWith('companyTicket')).toEqual({ companyId, service: 'company-tickets' });
    expect(await reachedWith('companyTicket', [companyId + 1])).toBeNull();
    // Both features open the call; the agreement is for company tickets.
    expect(await reachedWith('housing')).toBeNull();
  });
});
