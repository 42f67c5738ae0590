import type { PagePath, VisitorPath } from '@takst/contract/app/pages.ts';
import { codePoolEntries } from '#ticketing/code-pools/code-pools.pages.ts';
import { companyEntries } from '#customers/companies/companies.pages.ts';
import { companyHistoryEntries } from '#customers/company-history/company-history.pages.ts';
import { companyTicketEntries } from '#services/company-tickets/company-tickets.pages.ts';
import { contactEntries } from '#customers/contact/contact.pages.ts';
import { freeTicketEntries } from '#services/free-tickets/free-tickets.pages.ts';
import { housingEntries } from '#services/housing/housing.pages.ts';
import { invoiceRunEntries } from '#billing/invoices/invoice-runs.pages.ts';
import { invoiceEntries } from '#billing/invoices/invoices.pages.ts';
import { messageEntries } from '#platform/messages/messages.pages.ts';
import { myPageEntries } from '#customers/my-page/my-page.pages.ts';
import { onboardingEntries } from '#services/onboarding/onboarding.pages.ts';
import type { PageEntry } from '#platform/page-entries/page-entry.ts';
import { operatorDeskEntries } from '#services/operator-desk/operator-desk.pages.ts';
import { priceChangeEntries } from '#services/price-changes/price-changes.pages.ts';
import { peopleEntries } from '#customers/people/people.pages.ts';
import { schoolTicketEntries } from '#services/school-tickets/school-tickets.pages.ts';
import { selfServiceEntries } from '#services/self-service/self-service.pages.ts';
import { ticketCounterEntries } from '#services/ticket-counter/ticket-counter.pages.ts';
import { travelCardEntries } from '#ticketing/travel-cards/travel-cards.pages.ts';
import { userAdminEntries } from '#customers/users/users.pages.ts';
import { voucherEntries } from '#services/vouchers/vouchers.pages.ts';

/** The pages for users, which visitors do not load. Each area tells its own; without one it does not compile. */
export const userPages: Readonly<Record<Exclude<PagePath, VisitorPath>, PageEntry>> = {
  ...companyTicketEntries,
  ...invoiceEntries,
  ...selfServiceEntries,
  ...ticketCounterEntries,
  ...freeTicketEntries,
  ...schoolTicketEntries,
  ...housingEntries,
  ...companyEntries,
  ...travelCardEntries,
  ...codePoolEntries,
  ...voucherEntries,
  ...invoiceRunEntries,
  ...operatorDeskEntries,
  ...priceChangeEntries,
  ...messageEntries,
  ...onboardingEntries,
  ...userAdminEntries,
  ...companyHistoryEntries,
  ...myPageEntries,
  ...contactEntries,
  ...peopleEntries,
};
