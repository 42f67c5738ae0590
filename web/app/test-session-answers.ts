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
  // The home page asks what waits today: nothing does.
  server.answer(countTicketRequests, { status: 200, body: { open: 0, expired: 0, newestId: 1 } });
  server.answer(countSubscribers, { status: 200, body: nobody });
  server.answer(getInvoiceOverview, { status: 200, body: noInvoices });
}

const nobody = {
  all: 0,
  counts: { valid: 0, ending: 0, pending: 0, 'code-not-fetched': 0, 'without-ticket': 0 },
  acts: { ordered: 0, ended: 0, 'zones-changed': 0 },
  agreements: [],
  costCentres: [],
};
const noInvoices = {
  all: 0,
  counts: { UNPAID: 0, PARTLY_PAID: 0, PAID: 0, OVERDUE: 0, CREDITED: 0 },
  firstMonth: null,
  lastMonth: null,
  months: [],
  agreementTypes: 0,
  references: 0,
};
