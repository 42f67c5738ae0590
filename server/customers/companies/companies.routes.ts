import type { ChangePath } from '#platform/changes/change-path.ts';
import type { Database } from '#platform/db/database.ts';
import type { ServedRoute } from '#platform/http/serve.ts';
import type { CompanyRegister } from '#platform/integrations/company-register/company-register.public.ts';
import type { EInvoiceReceivers } from '#platform/integrations/e-invoice-receivers/e-invoice-receivers.public.ts';
import type { TicketUses } from '#customers/agreements/agreements.public.ts';
import type { AnnounceUser } from '#customers/users/users.public.ts';
import { changeCompanyAddresses } from './change-company-addresses.ts';
import { checkCompanyDeletion } from './check-company-deletion.ts';
import { serveCompanyList } from './company-list.query.ts';
import type { CompanyUses } from './company-uses.ts';
import { deleteCompany } from './delete-company.ts';
import { getCompany } from './get-company.ts';
import { getCompanyOverview } from './get-company-overview.ts';
import { invoiceRecipientRoutes } from './invoice-recipient/invoice-recipient.routes.ts';
import { onboardCompany } from './onboard-company.ts';

type Dependencies = {
  database: Database;
  changes: ChangePath;
  uses: CompanyUses;
  ticketUses: TicketUses;
  register: CompanyRegister;
  announceUser: AnnounceUser;
  production: boolean;
  eInvoiceReceivers: EInvoiceReceivers;
  /** Whether there is an access point. */
  sendsEhf: boolean;
};

/** Company administration (spec 1 §7). */
export const companyRoutes = ({
  database,
  changes,
  uses,
  ticketUses,
  eInvoiceReceivers,
  sendsEhf,
  ...others
}: Dependencies): ServedRoute[] => [
  ...serveCompanyList(database),
  getCompany(database),
  getCompanyOverview(database, ticketUses),
  changeCompanyAddresses(changes),
  checkCompanyDeletion(database, uses),
  onboardCompany({ database, changes, ...others }),
  deleteCompany(changes, uses),
  ...invoiceRecipientRoutes({ database, changes, eInvoiceReceivers, sendsEhf }),
];
