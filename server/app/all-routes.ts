import type { PerTenant } from '@takst/domain/tenants/tenant-id.ts';
import { agreementRoutes } from '#agreements/agreements.routes.ts';
import { rosterRoutes } from '#company-tickets/roster/roster.routes.ts';
import { batchRoutes } from '#batches/batches.routes.ts';
import type { ScopeOfUser } from '#access/scope-of-user.ts';
import type { ChangePath } from '#changes/change-path.ts';
import { companyHistoryRoutes } from '#company-history/company-history.routes.ts';
import { companyRoutes } from '#companies/companies.routes.ts';
import { statementRoutes } from '#housing/statement/statement.routes.ts';
import { payrollRoutes } from '#payroll/payroll.routes.ts';
import { prefillRoutes } from '#companies/prefill/prefill.routes.ts';
import { batchWorks } from './batch-works.ts';
import { ticketServices } from './ticket-services.ts';
import type { Tickets } from '#tickets/tickets.public.ts';
import { companyTicketRoutes } from '#company-tickets/company-tickets.routes.ts';
import { phoneRoutes } from '#tickets/phone/phone.routes.ts';
import type { HolderLinks } from '#tickets/phone/holder-link.ts';
import { messageRoutes } from '#messages/messages.routes.ts';
import { codePoolRoutes } from '#code-pools/code-pools.routes.ts';
import { companyInfoRoutes } from '#company-info/company-info.routes.ts';
import { contactRoutes } from '#contact/contact.routes.ts';
import type { ContactMailboxes } from '#contact/send-contact-form.ts';
import type { Database } from '#db/database.ts';
import type { CompanyRegister } from '#integrations/company-register/company-register.port.ts';
import type { ESigning } from '#integrations/e-signing/e-signing.public.ts';
import type { IdentityService } from '#integrations/identity/identity.port.ts';
import { pageErrorRoute } from '#http/report-page-error.ts';
import type { Served } from '#http/serve.ts';
import type { ReportError } from '#observability/error-reports.ts';
import { freeTicketRoutes } from '#free-tickets/free-tickets.routes.ts';
import { holderTypesOf } from '#free-tickets/ticket-detail.query.ts';
import { noteCodesSentAgain } from '#ticket-counter/ticket-counter.public.ts';
import { ticketCounterRoutes } from '#ticket-counter/ticket-counter.routes.ts';
import { travelCardRoutes } from '#travel-cards/travel-cards.routes.ts';
import { housingRoutes } from '#housing/housing.routes.ts';
import type { FindInvented } from '#invoices/invented/invented-data.ts';
import { invoiceRoutes } from '#invoices/invoices.routes.ts';
import { unitCostRoutes } from '#housing/costs/unit-costs.routes.ts';
import { onboardingRoutes } from '#onboarding/onboarding.routes.ts';
import { historyNames } from '#products/products.public.ts';
import { productRoutes } from '#products/products.routes.ts';
import { userCompanyRoutes } from '#companies/user-companies.routes.ts';
import { userRoutes } from '#users/users.routes.ts';
import { sessionContractRoutes } from '#session/session.routes.ts';
import { activationRoutes } from '#users/activation/activation.routes.ts';
import type { SignInWay } from '#users/activation/sign-in-way.ts';
import { administrationRoutes } from '#users/administration/administration.routes.ts';
import type { AnnounceUser } from '#users/activation/announce-user.ts';
import { schoolTicketRoutes } from '#school-tickets/school-tickets.routes.ts';
import { selfServiceRoutes } from '#self-service/self-service.routes.ts';
import { subscriptionRoutes } from '#subscriptions/subscriptions.routes.ts';
import { subscriberRoutes } from '#subscribers/subscribers.routes.ts';
import { orderFormRoutes } from '#self-service/order-form/order-form.routes.ts';
import { voucherRoutes } from '#vouchers/vouchers.routes.ts';
import { widgetRoutes } from '#self-service/widget/widget.routes.ts';
import { zoneRoutes } from '#zones/zones.routes.ts';
import { poolUsers } from './pool-users.ts';
import type { OnboardingFormOf } from './providers/portal-identity.ts';
import { companyOfRoutes } from './company-of/company-of.routes.ts';
import { companyUses, usesOfServices } from './company-uses.ts';

export type RouteDependencies = {
  database: Database;
  changes: ChangePath;
  links: HolderLinks;
  tickets: Tickets;
  register: CompanyRegister;
  identity: IdentityService;
  eSigning: ESigning;
  onboardingFormOf: OnboardingFormOf;
  scopeOf: ScopeOfUser;
  /** Rows that one request checks. */
  maxChecked: number;
  mailboxes: ContactMailboxes;
  announceUser: AnnounceUser;
  /** Addresses of the operators, for links in e-mails. */
  origins: PerTenant<string>;
  production: boolean;
  signInWay: SignInWay;
  findInvented: FindInvented;
  report: ReportError;
};

export function allRoutes(dependencies: RouteDependencies): Served[] {
  const { database, changes, announceUser, signInWay, report } = dependencies;
  const ticketUses = usesOfServices(ticketServices);
  return [
    ...userRoutes(database),
    ...userCompanyRoutes(database),
    ...sessionContractRoutes(dependencies),
    ...companyOfRoutes(database),
    ...zoneRoutes(database),
    ...productRoutes(database),
    ...invoiceRoutes({ ...dependencies, services: ticketServices }),
    ...payrollRoutes({ database, changes, services: ticketServices }),
    ...statementRoutes({ database, services: ticketServices }),
    ...unitCostRoutes({ database, services: ticketServices }),
    ...administrationRoutes({ database, changes, announce: announceUser }),
    ...activationRoutes({ database, changes, wayOf: signInWay }),
    ...companyRoutes({ ...dependencies, uses: companyUses(ticketServices), ticketUses }),
    ...prefillRoutes(dependencies),
    ...onboardingRoutes(dependencies),
    ...companyHistoryRoutes(database, historyNames),
    ...selfServiceRoutes(dependencies),
    ...agreementRoutes({ database, changes, uses: ticketUses }),
    ...subscriberRoutes({ ...dependencies, services: ticketServices }),
    ...companyTicketRoutes(dependencies),
    ...housingRoutes(dependencies),
    ...freeTicketRoutes(dependencies),
    ...schoolTicketRoutes(dependencies),
    ...ticketCounterRoutes(dependencies),
    ...travelCardRoutes({ ...dependencies, holderTypes: holderTypesOf }),
    ...subscriptionRoutes({ ...dependencies, services: ticketServices }),
    ...rosterRoutes(dependencies),
    ...batchRoutes({ ...dependencies, batchWorks: batchWorks(dependencies.tickets) }),
    ...phoneRoutes({ ...dependencies, services: ticketServices }),
    ...voucherRoutes(dependencies),
    ...codePoolRoutes(database, poolUsers),
    ...messageRoutes({ database, changes, onTicketSmsSentAgain: noteCodesSentAgain }),
    ...widgetRoutes(dependencies),
    ...orderFormRoutes(dependencies),
    ...companyInfoRoutes(dependencies),
    ...contactRoutes(dependencies),
    pageErrorRoute(report),
  ];
}
