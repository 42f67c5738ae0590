import type { CheckUse, CompanyUses } from '#companies/company-uses.ts';
import { countCurrentTickets } from '#tickets/current-tickets.query.ts';

/** For a service that does not exist yet. */
const nobodyHoldsAny: CheckUse = async () => false;

/** Whether a company still uses each service, answered by the area that owns it. */
export const companyUses: CompanyUses = {
  'company-tickets': async (tx, asked) => (await countCurrentTickets(tx, asked)) > 0,
  'free-tickets': nobodyHoldsAny,
  'ticket-counter': nobodyHoldsAny,
  invoices: nobodyHoldsAny,
};
