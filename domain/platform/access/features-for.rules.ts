import type { AgreementSubtype } from '#platform/tenants/agreement-subtype.ts';
import { isOpenForOrders } from '#platform/access/agreement-validity.rules.ts';
import { isCompanyPaysOpen } from '#platform/access/company-pays.rules.ts';
import type { TenantId } from '#platform/tenants/tenant-id.ts';
import { tenantOf } from '#platform/tenants/tenants.ts';
import { type CounterTerms, usualCounterTerms } from '#platform/access/counter-terms.ts';
import type { TenantOffer } from '#platform/tenants/tenant-offer.ts';
import type { Feature } from './feature.ts';
import type { CompanyRole, GlobalRole } from './roles.ts';

type AccessUser = { readonly globalRoles: readonly string[] };

export type AccessCompany = {
  readonly roles: readonly string[];
  readonly agreements: readonly {
    readonly subtype: string;
    readonly endDate: Temporal.PlainDate | null;
    /** Its contract is not signed: pages open, orders do not. */
    readonly awaitsSignature?: boolean;
    /** Of a ticket counter; without it, the counter sells and does nothing else. */
    readonly ticketCounter?: CounterTerms | null;
  }[];
  /** The operator lets this company pick any date. */
  readonly arbitraryDates: boolean;
  /** The operator has switched off refunds and second discount codes of subscriptions for this company. */
  readonly disableRefundSubscriptionButton: boolean;
};

export type AccessQuestion = {
  readonly user: AccessUser;
  /** Null while no company is chosen. */
  readonly company: AccessCompany | null;
  readonly tenant: TenantId;
  readonly today: Temporal.PlainDate;
  readonly production: boolean;
};

/** Everything a user may do in a company today (spec 1 §4 and §6, spec 2 §6, spec 3 §6). */
export function featuresFor(question: AccessQuestion): ReadonlySet<Feature> {
  const facts = factsOf(question);
  const services = serviceFeatures(facts);
  return new Set([
    ...services,
    ...ticketCounterFeatures(facts),
    ...invoiceFeatures(facts, services),
    ...globalFeatures(facts),
  ]);
}

type Facts = ReturnType<typeof factsOf>;

function factsOf({ user, company, tenant, today, production }: AccessQuestion) {
  const agreements = company?.agreements ?? [];
  const isGlobal = (role: GlobalRole) => user.globalRoles.includes(role);
  const hasRole = (role: CompanyRole) => company?.roles.includes(role) ?? false;
  return {
    production,
    isGlobal,
    hasRole,
    isOneCompany: company !== null,
    hasAnyRole: (company?.roles.length ?? 0) > 0,
    isCompanyAdmin: hasRole('COMPANY_ADMIN') || isGlobal('GLOBAL_COMPANY_ADMIN'),
    arbitraryDates: company?.arbitraryDates ?? false,
    changesSubscriptions: !production && !company?.disableRefundSubscriptionButton,
    offers: (offer: TenantOffer) => tenantOf(tenant).offers.has(offer),
    /** A service needs an agreement; ordering needs one that is valid (spec 1 §4) and signed. */
    has: (subtype: AgreementSubtype) => agreements.some((one) => one.subtype === subtype),
    hasValid: (subtype: AgreementSubtype) =>
      agreements.some((one) => one.subtype === subtype && isOpenForOrders(one, today)),
    /** Some ticket counter of the company allows it (spec 3 §6). */
    counterAllows: (isAllowed: (terms: CounterTerms) => boolean) =>
      agreements.some(
        ({ subtype, ticketCounter }) =>
          subtype === 'TICKETOFFICE' && isAllowed(ticketCounter ?? usualCounterTerms),
      ),
  };
}

const when = (allowed: boolean, ...granted: Feature[]): Feature[] => (allowed ? granted : []);

function serviceFeatures(facts: Facts): Feature[] {
  const { offers, has, hasValid, hasRole, isGlobal, isCompanyAdmin } = facts;
  const companyTicket = offers('companyTicket') && has('SUBSCRIPTIONS') && isCompanyAdmin;
  const isTravelCardAdmin = isGlobal('GLOBAL_TRAVEL_CARD_ADMIN');
  const freeTicket =
    has('FREETICKET') &&
    (isCompanyAdmin || (offers('freeTicket.byTravelCardAdmin') && isTravelCardAdmin));
  const housing = has('HOUSING_COOPERATIVE_AGREEMENT') && isCompanyAdmin;
  const school =
    has('SCHOOLTICKET') && (hasRole('SCHOOLTICKET_ADMIN') || isGlobal('GLOBAL_SCHOOLTICKET_ADMIN'));
  return [
    ...when(companyTicket, 'companyTicket'),
    ...when(companyTicket && hasValid('SUBSCRIPTIONS'), 'companyTicket.order'),
    ...when(freeTicket, 'freeTicket'),
    ...when(freeTicket && hasValid('FREETICKET'), 'freeTicket.order'),
    ...when(freeTicket && isTravelCardAdmin, 'freeTicket.travelCards'),
    ...when(
      freeTicket && hasValid('FREETICKET') && offers('freeTicket.replacementCard'),
      'freeTicket.replacementCard',
    ),
    ...when(housing, 'housing'),
    ...when(housing && hasValid('HOUSING_COOPERATIVE_AGREEMENT'), 'housing.order'),
    ...when(school, 'school'),
    ...when(school && hasValid('SCHOOLTICKET'), 'school.order'),
    ...when(hasTicketCounter(facts), 'ticketCounter'),
  ];
}

const hasTicketCounter = ({ has, hasRole, isCompanyAdmin }: Facts): boolean =>
  has('TICKETOFFICE') && (isCompanyAdmin || hasRole('TICKET_ADMIN') || hasRole('USER_ADMIN'));

/**
 * Global company admins see the counter; ordering and cancelling is TICKET_ADMIN's (spec 1 §6). What is taken back, and how
 * paper is handed out, the agreement must allow too (spec 3 §6).
 */
function ticketCounterFeatures(facts: Facts): Feature[] {
  if (!hasTicketCounter(facts)) return [];
  const { offers, hasValid, hasRole, isGlobal, production, counterAllows } = facts;
  const valid = hasValid('TICKETOFFICE');
  const sets = valid && (hasRole('COMPANY_ADMIN') || hasRole('USER_ADMIN'));
  const sells = hasRole('TICKET_ADMIN');
  return [
    ...when(valid && sells, 'ticketCounter.order'),
    ...when(sets, 'ticketCounter.settings'),
    ...when(sets && isCompanyPaysOpen({ production }), 'ticketCounter.companyPays'),
    ...when(
      isGlobal('GLOBAL_COMPANY_ADMIN') && counterAllows((terms) => terms.allowedRefund),
      'ticketCounter.refund',
    ),
    ...when(
      sells && counterAllows((terms) => terms.allowedTicketCancellation),
      'ticketCounter.cancelTickets',
    ),
    ...when(
      sells &&
        offers('ticketCounter.cancelTravelMoney') &&
        counterAllows((terms) => terms.allowedTravelMoneyCancellation),
      'ticketCounter.cancelTravelMoney',
    ),
    ...when(
      offers('ticketCounter.mailDelivery') && counterAllows((terms) => terms.hasMailDelivery),
      'ticketCounter.mailDelivery',
    ),
    ...when(
      offers('ticketCounter.visitAddress') && counterAllows((terms) => terms.visitAddress !== null),
      'ticketCounter.visitAddress',
    ),
  ];
}

/**
 * Invoices need a service, whichever, and are not the third operator's; refunds are customer
 * support's (spec 1 §6). Subscriptions are ordered where company tickets are; in production, and where the
 * operator says so, their refund and their discount code's second sending are switched off (spec 2 §6).
 */
function invoiceFeatures(
  { offers, isGlobal, changesSubscriptions }: Facts,
  services: readonly Feature[],
): Feature[] {
  const invoices = services.length > 0 && offers('invoices');
  const refunds = invoices && isGlobal('GLOBAL_COMPANY_ADMIN');
  const subscriptions = services.includes('companyTicket') || services.includes('housing');
  return [
    ...when(invoices, 'invoices'),
    ...when(refunds, 'invoices.refund'),
    ...when(refunds && changesSubscriptions, 'subscriptions.refund'),
    ...when(subscriptions && changesSubscriptions, 'subscriptions.resendCode'),
  ];
}

function globalFeatures(facts: Facts): Feature[] {
  const { offers, isGlobal, hasRole, hasAnyRole, isCompanyAdmin, isOneCompany, arbitraryDates } =
    facts;
  const isGlobalCompanyAdmin = isGlobal('GLOBAL_COMPANY_ADMIN');
  const makesTravelCards = offers('travelCardProduction') && isGlobal('GLOBAL_TRAVEL_CARD_ADMIN');
  return [
    ...when(makesTravelCards, 'travelCards'),
    ...when(isGlobal('GLOBAL_USER_ADMIN') || hasRole('USER_ADMIN'), 'userAdmin'),
    ...when(isGlobal('GLOBAL_USER_ADMIN'), 'userAdmin.global'),
    ...when(isGlobalCompanyAdmin, 'companyAdmin'),
    // Pools hold what is sold beside company tickets.
    ...when(isGlobalCompanyAdmin && offers('companyTicket'), 'codePools'),
    ...when(isGlobalCompanyAdmin && offers('voucher'), 'vouchers'),
    // A run closes months for every operator, and issues invoices where they are offered.
    ...when(isGlobalCompanyAdmin, 'invoices.run'),
    ...when(isGlobalCompanyAdmin && offers('invoices'), 'invoices.payments'),
    // Who runs invoices answers for what they say: prices, sellers and the days of services.
    ...when(isGlobalCompanyAdmin, 'operatorDesk'),
    // Global user administrators find the company to give roles in (spec 1 §5).
    ...when(isGlobalCompanyAdmin || isGlobal('GLOBAL_USER_ADMIN'), 'companySearch'),
    // Addresses and agreements of a company are for customer support and for its own people.
    ...when(isOneCompany && (isCompanyAdmin || hasAnyRole), 'companyDetails'),
    ...when(isOneCompany && isCompanyAdmin, 'companyAddresses', 'companyHistory'),
    ...when(isGlobalCompanyAdmin || arbitraryDates, 'dates.arbitrary'),
    ...when(offers('contactPage'), 'contactPage'),
    ...when(offers('infoPage'), 'infoPage'),
    ...when(offers('onboarding'), 'onboarding'),
  ];
}
