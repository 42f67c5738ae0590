import type { DatedShare } from '@takst/domain/services/free-tickets/own-share.rules.ts';
import { perTenant } from '@takst/domain/platform/tenants/tenants.ts';
import { firstOfMonth } from '@takst/domain/platform/time/month.rules.ts';
import { chanceFrom } from '../chance.ts';
import type { DemoService } from '../demo-service.ts';
import { placeOwnShares } from './demo-benefit-files.store.ts';
import { loseCards } from './demo-cards.store.ts';
import { familiesOf } from './demo-families.ts';
import { freeTicketsOf } from './demo-free-tickets.ts';
import { placeMassOperations } from './demo-mass-operations.store.ts';
import { insertFreeTickets } from './free-tickets.store.ts';

/** Half a year with a lower amount, then what it is now. */
const ownSharesAt = (today: Temporal.PlainDate, amountOre: number): DatedShare[] => [
  { validFrom: firstOfMonth(today).subtract({ months: 8 }), amountOre: amountOre - 5_000 },
  { validFrom: firstOfMonth(today).subtract({ months: 2 }), amountOre },
];

/** Employees, their families and pensioners with free tickets. */
export const freeTicketsInDemo: DemoService = {
  /** They are no travellers with company tickets: families are placed whole. */
  peopleOf: () => [],
  async place(tx, { companies, moment }, places) {
    const usedPhones = perTenant(() => new Set<string>());
    const tickets = companies.flatMap((company, place) => {
      const { id: companyId, agreementIds } = places[place] ?? {};
      if (companyId === undefined || agreementIds === undefined) return [];
      const crowd = {
        company,
        chance: chanceFrom(7_000 + place),
        usedPhones,
        today: moment.today,
      };
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
    for (const [place, { tenant, ownShareOre }] of companies.entries()) {
      const { id: companyId = 0, agreementIds: [agreementId = 0] = [] } = places[place] ?? {};
      if (ownShareOre === undefined) continue;
      const department = { tenant, companyId, agreementId };
      await placeOwnShares(tx, department, ownSharesAt(moment.today, ownShareOre));
    }
    await loseCards(tx, moment.now);
  },
  placeBatches: placeMassOperations,
};
