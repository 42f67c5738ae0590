import type { PerTenant } from '@takst/domain/platform/tenants/tenant-id.ts';
import { agreementRoutes } from '#customers/agreements/agreements.routes.ts';
import { rosterRoutes } from '#services/company-tickets/roster/roster.routes.ts';
import { batchRoutes } from '#ticketing/batches/batches.routes.ts';
import type { ScopeOfUser } from '#platform/access/scope-of-user.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { companyHistoryRoutes } from '#customers/company-history/company-history.routes.ts';
import { companyRoutes } from '#customers/companies/companies.routes.ts';
import { statementRoutes } from '#services/housing/statement/statement.routes.ts';
import { priceChangeRoutes } from '#services/price-changes/price-changes.routes.ts';
import { payrollRoutes } from '#billing/payroll/payroll.routes.ts';
import { prefillRoutes } from '#customers/companies/prefill/prefill.routes.ts';
import { batchWorks } from './batch-works.ts';
import { ticketServices } from './ticket-services.ts';
import type { Tickets } from '#ticketing/tickets/tickets.public.ts';
import { companyTicketRoutes } from '#services/company-tickets/company-tickets.routes.ts';
import { phoneRoutes } from '#ticketing/tickets/phone/phone.routes.ts';
import type { HolderLinks } from '#ticketing/tickets/phone/holder-link.ts';
import { messageRoutes } from '#platform/messages/messages.routes.ts';
import { codePoolRoutes } from '#ticketing/code-pools/code-pools.routes.ts';
import { companyInfoRoutes } from '#catalogue/company-info/company-info.routes.ts';
import { contactRoutes } from '#customers/contact/contact.routes.ts';
import type { ContactMailboxes } from '#customers/contact/send-contact-form.ts';
import type { Database } from '#platform/db/database.ts';
import type { CompanyRegister } from '#platform/integrations/company-register/company-register.port.ts';
import type { ESigning } from '#platform/integrations/e-signing/e-signing.public.ts';
import type { IdentityService } from '#platform/integrations/identity/identity.port.ts';
import { pageErrorRoute } from '#platform/http/server/report-page-error.ts';
import type { ServedRoute } from '#platform/http/serve.ts';
import type { ReportError } from '#platform/observability/error-reports.ts';
import { freeTicketRoutes } from '#services/free-tickets/free-tickets.routes.ts';
import { holderTypesOf } from '#services/free-tickets/ticket/ticket-detail.query.ts';
import { saveCodesSentAgain } from '#services/ticket-counter/ticket-counter.public.ts';
import { ticketCounterRoutes } from '#services/ticket-counter/ticket-counter.routes.ts';
import { travelCardRoutes } from '#ticketing/travel-cards/travel-cards.routes.ts';
import { housingRoutes } from '#services/housing/housing.routes.ts';
import type { FindInvented } from '#billing/invoices/invented/invented-data.ts';
import { operatorDeskRoutes } from '#services/operator-desk/operator-desk.routes.ts';
import { invoiceRoutes } from '#billing/invoices/invoices.routes.ts';
import { unitCostRoutes } from '#services/housing/costs/unit-costs.routes.ts';
import { onboardingRoutes } from '#services/onboarding/onboarding.routes.ts';
import { historyNames } from '#catalogue/products/products.public.ts';
import { productRoutes } from '#catalogue/products/products.routes.ts';
import { userCompanyRoutes } from '#customers/companies/user-companies.routes.ts';
import { accessRequestRoutes } from '#customers/users/access-requests/access-request.routes.ts';
import { userRoutes } from '#customers/users/users.routes.ts';
import { sessionContractRoutes } from '#customers/session/session.routes.ts';
import type { SessionLife } from '#platform/access/used-session.ts';
import { activationRoutes } from '#customers/users/activation/activation.routes.ts';
import type { SignInWay } from '#customers/users/activation/sign-in-way.ts';
import { administrationRoutes } from '#customers/users/administration/administration.routes.ts';
import type { AnnounceUser } from '#customers/users/activation/announce-user.ts';
import { schoolTicketRoutes } from '#services/school-tickets/school-tickets.routes.ts';
import { selfServiceRoutes } from '#services/self-service/self-service.routes.ts';
import { subscriptionRoutes } from '#services/subscriptions/subscriptions.routes.ts';
import { subscriberRoutes } from '#ticketing/subscribers/subscribers.routes.ts';
import { orderFormRoutes } from '#services/self-service/order-form/order-form.routes.ts';
import { voucherRoutes } from '#services/vouchers/vouchers.routes.ts';
import { widgetRoutes } from '#services/self-service/widget/widget.routes.ts';
import { zoneRoutes } from '#catalogue/zones/zones.routes.ts';
import { poolUsers } from './pool-users.ts';
import type { OnboardingFormOf } from '../adapters/portal-identity.ts';
import { companyOfRoutes } from '../company-of/company-of.routes.ts';
import { peopleRoutes } from '../people/people.routes.ts';
import { companyUses, usesOfServices } from './company-uses.ts';

export type RouteDependencies = {
  database: Database;
  changes: ChangePath;
  sessionLife: SessionLife;
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

export function allRoutes(dependencies: RouteDependencies): ServedRoute[] {
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
    ...priceChangeRoutes({ ...dependencies, services: ticketServices }),
    ...payrollRoutes({ database, changes, services: ticketServices }),
    ...statementRoutes({ database, services: ticketServices }),
    ...unitCostRoutes({ database, services: ticketServices }),
    ...administrationRoutes({ database, changes, announce: announceUser }),
    ...activationRoutes({ database, changes, wayOf: signInWay }),
    ...companyRoutes({ ...dependencies, uses: companyUses(ticketServices), ticketUses }),
    ...prefillRoutes(dependencies),
    ...onboardingRoutes(dependencies),
    ...accessRequestRoutes(dependencies),
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
    ...operatorDeskRoutes(dependencies),
    ...codePoolRoutes(database, poolUsers),
    ...messageRoutes({ database, changes, onTicketSmsSentAgain: saveCodesSentAgain }),
    ...widgetRoutes(dependencies),
    ...orderFormRoutes(dependencies),
    ...companyInfoRoutes(dependencies),
    ...contactRoutes(dependencies),
    ...peopleRoutes(dependencies),
    pageErrorRoute(report),
  ];
}
