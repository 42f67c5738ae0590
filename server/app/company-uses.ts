import type { CheckUse, CompanyUses } from '#companies/company-uses.ts';
import { countCurrentTickets } from '#company-tickets/current-tickets.query.ts';

/** A service of which nobody can hold anything yet; its answer comes with it. */
const nobodyHoldsAny: CheckUse = async () => false;

/** What stands in the way of deleting a company, asked of the service that owns it. */
export const companyUses: CompanyUses = {
  'company-tickets': async (tx, asked) => (await countCurrentTickets(tx, asked)) > 0,
  'free-tickets': nobodyHoldsAny,
  'ticket-counter': nobodyHoldsAny,
  invoices: nobodyHoldsAny,
};
