import { perTenant } from '@takst/domain/platform/tenants/tenants.ts';
import { schoolYearsOf } from '@takst/server/services/school-tickets/ticket/school-year.query.ts';
import { chanceFrom } from '../chance.ts';
import type { DemoService } from '../demo-service.ts';
import { pupilsOf } from './demo-classes.ts';
import { insertLostCards } from './lost-cards.store.ts';
import { numberOfMade, schoolTicketsOf } from './demo-school-tickets.ts';
import { insertSchoolTickets } from './school-tickets.store.ts';

/** Pupils of schools with their tickets. */
export const schoolTicketsInDemo: DemoService = {
  /** They are no travellers with company tickets: classes are placed whole. */
  peopleOf: () => [],
  async place(tx, { companies, moment }, places) {
    const usedPhones = perTenant(() => new Set<string>());
    for (const [place, company] of companies.entries()) {
      const { tenant } = company;
      const { id: companyId, agreementIds: [agreementId] = [] } = places[place] ?? {};
      if (!company.classes || companyId === undefined || agreementId === undefined) continue;
      const pupils = pupilsOf({ company, chance: chanceFrom(9_000 + place), usedPhones });
      const years = await schoolYearsOf(tx, tenant);
      const school = { ...moment, tenant, companyId, agreementId, years, pupils };
      await insertSchoolTickets(tx, schoolTicketsOf(school));
      const madeNumber = numberOfMade(companyId, 95);
      await insertLostCards(tx, { ...moment, companyId, madeNumber });
    }
  },
  placeBatches: null,
};
