import type { PagePath, VisitorPath } from '@takst/contract/app/pages.ts';
import { codePoolEntries } from '#code-pools/code-pools.pages.ts';
import { companyEntries } from '#companies/companies.pages.ts';
import { companyHistoryEntries } from '#company-history/company-history.pages.ts';
import { companyTicketEntries } from '#company-tickets/company-tickets.pages.ts';
import { contactEntries } from '#contact/contact.pages.ts';
import { freeTicketEntries } from '#free-tickets/free-tickets.pages.ts';
import { housingEntries } from '#housing/housing.pages.ts';
import { invoiceRunEntries } from '#invoices/invoice-runs.pages.ts';
import { invoiceEntries } from '#invoices/invoices.pages.ts';
import { messageEntries } from '#messages/messages.pages.ts';
import { myPageEntries } from '#my-page/my-page.pages.ts';
import { onboardingEntries } from '#onboarding/onboarding.pages.ts';
import type { PageEntry } from '#page-entries/page-entry.ts';
import { schoolTicketEntries } from '#school-tickets/school-tickets.pages.ts';
import { selfServiceEntries } from '#self-service/self-service.pages.ts';
import { ticketCounterEntries } from '#ticket-counter/ticket-counter.pages.ts';
import { travelCardEntries } from '#travel-cards/travel-cards.pages.ts';
import { userAdminEntries } from '#users/users.pages.ts';
import { voucherEntries } from '#vouchers/vouchers.pages.ts';

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
  ...messageEntries,
  ...onboardingEntries,
  ...userAdminEntries,
  ...companyHistoryEntries,
  ...myPageEntries,
  ...contactEntries,
};
