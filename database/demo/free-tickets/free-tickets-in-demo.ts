import { perTenant } from '@takst/domain/tenants/tenant-id.ts';
import { chanceFrom } from '../chance.ts';
import type { DemoService } from '../demo-service.ts';
import { loseCards } from './demo-cards.store.ts';
import { familiesOf } from './demo-families.ts';
import { freeTicketsOf } from './demo-free-tickets.ts';
import { placeMassOperations } from './demo-mass-operations.store.ts';
import { insertFreeTickets } from './free-tickets.store.ts';

/** Employees, their families and pensioners with free tickets. */
export const freeTicketsInDemo: DemoService = {
  /** They are no travellers with company tickets: families are placed whole. */
  peopleOf: () => [],
  async place(tx, { companies, moment }, places) {
    const taken = perTenant(() => new Set<string>());
    const tickets = companies.flatMap((company, place) => {
      const { id: companyId, agreementIds } = places[place] ?? {};
      if (companyId === undefined || agreementIds === undefined) return [];
      const crowd = { company, chance: chanceFrom(7_000 + place), taken, today: moment.today };
      const families = familiesOf(crowd);
      return freeTicketsOf({
        ...moment,
        tenant: company.tenant,
        companyId,
        agreementIds,
        families,
      });
    });
    if (tickets.length === 0) return;
    await insertFreeTickets(tx, tickets);
    await loseCards(tx, moment.now);
  },
  placeBatches: placeMassOperations,
};
