import { checkOfService } from '@takst/domain/customers/companies/delete-company.rules.ts';
import type { CompanyUses } from '#customers/companies/company-uses.ts';
import { hasOpenInvoices } from '#billing/invoices/invoices.public.ts';
import type { TicketServices } from '#ticketing/tickets/tickets.public.ts';
import type { TicketUses } from '#customers/agreements/agreements.public.ts';

/** Who uses the agreements of a company, whichever service it is. */
export function usesOfServices(services: TicketServices): TicketUses {
  const all = Object.values(services).map(({ uses }) => uses);
  return {
    async count(source, request) {
      const counts = [];
      for (const uses of all) counts.push(...(await uses.count(source, request)));
      return counts;
    },
    async list(source, request) {
      const tickets = [];
      for (const uses of all) tickets.push(...(await uses.list(source, request)));
      return tickets.slice(0, request.limit);
    },
  };
}

/** Asks the services that a check is about. A service that does not answer does not compile. */
const checkServices =
  (services: TicketServices, check: keyof CompanyUses): CompanyUses[keyof CompanyUses] =>
  async (tx, { companyId, today }) => {
    for (const { id, uses } of Object.values(services)) {
      if (checkOfService[id] !== check) continue;
      if ((await uses.count(tx, { companyId, from: today })).length > 0) return true;
    }
    return false;
  };

/** Whether a company is still in use, answered by the areas that know. */
export const companyUses = (services: TicketServices): CompanyUses => ({
  'company-tickets': checkServices(services, 'company-tickets'),
  'free-tickets': checkServices(services, 'free-tickets'),
  'ticket-counter': checkServices(services, 'ticket-counter'),
  invoices: hasOpenInvoices,
});
