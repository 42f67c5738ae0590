import { getInvoiceOverview } from '@takst/contract/billing/invoices/list-invoices.contract.ts';
import { getContact } from '@takst/contract/customers/session/get-contact.contract.ts';
import { listCompanyAdministrators } from '@takst/contract/customers/session/list-company-administrators.contract.ts';
import { listUserCompanies } from '@takst/contract/customers/session/list-user-companies.contract.ts';
import { countTicketRequests } from '@takst/contract/services/self-service/requests/count-ticket-requests.contract.ts';
import { countSubscribers } from '@takst/contract/ticketing/subscribers/list-subscribers.contract.ts';
import type { Answer, FakeServer } from '#testing/fake-server.ts';
import { kari } from '#testing/session-answers.ts';

/** What a start of the app asks for: who is signed in, and their companies. */
export function answerSession(
  server: FakeServer,
  companies: readonly object[],
  contact: Answer = { status: 200, body: kari },
): void {
  server.answer(getContact, contact);
  const body = { totalEntries: companies.length, matches: companies };
  server.answer(listUserCompanies, { status: 200, body });
  server.answer(listCompanyAdministrators, { status: 200, body: [] });
  // What waits today is still on its way to the home page.
  for (const route of [countTicketRequests, countSubscribers, getInvoiceOverview]) {
    server.answer(route, () => new Promise(() => undefined));
  }
}
