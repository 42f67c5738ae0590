import type { Feature } from '@takst/domain/platform/access/feature.ts';
import type { RegisteredServiceId } from '@takst/domain/platform/access/ticket-service-id.ts';
import { agreementsAccess } from '#customers/agreements/test-access.ts';
import { batchesAccess } from '#ticketing/batches/test-access.ts';
import { codePoolsAccess } from '#ticketing/code-pools/test-access.ts';
import { companiesAccess } from '#customers/companies/test-access.ts';
import { companyHistoryAccess } from '#customers/company-history/test-access.ts';
import { companyInfoAccess } from '#catalogue/company-info/test-access.ts';
import { companyTicketsAccess } from '#services/company-tickets/test-access.ts';
import { contactAccess } from '#customers/contact/test-access.ts';
import { freeTicketsAccess } from '#services/free-tickets/test-access.ts';
import { housingAccess } from '#services/housing/test-access.ts';
import { invoicesAccess } from '#billing/invoices/test-access.ts';
import { messagesAccess } from '#platform/messages/test-access.ts';
import { accessRequestsAccess } from '#customers/users/access-requests/test-access.ts';
import { onboardingAccess } from '#services/onboarding/test-access.ts';
import { operatorDeskAccess } from '#services/operator-desk/test-access.ts';
import { schoolTicketsAccess } from '#services/school-tickets/test-access.ts';
import { selfServiceAccess } from '#services/self-service/test-access.ts';
import { subscribersAccess } from '#ticketing/subscribers/test-access.ts';
import { subscriptionsAccess } from '#services/subscriptions/test-access.ts';
import { ticketCounterAccess } from '#services/ticket-counter/test-access.ts';
import { ticketsAccess } from '#ticketing/tickets/test-access.ts';
import { travelCardsAccess } from '#ticketing/travel-cards/test-access.ts';
import { usersAccess } from '#customers/users/test-access.ts';
import { vouchersAccess } from '#services/vouchers/test-access.ts';
import { peopleAccess } from '#app/people/test-access.ts';
import type { AreaAccess, Thing, WhoHas } from './area-access.ts';

/**
 * What each area tells the authorisation table, in the order in which the test world is filled. A registered service that
 * is missing does not compile.
 */
const areas = {
  tickets: ticketsAccess,
  subscriptions: subscriptionsAccess,
  subscribers: subscribersAccess,
  agreements: agreementsAccess,
  'company-tickets': companyTicketsAccess,
  housing: housingAccess,
  'free-tickets': freeTicketsAccess,
  'school-tickets': schoolTicketsAccess,
  'ticket-counter': ticketCounterAccess,
  invoices: invoicesAccess,
  batches: batchesAccess,
  'code-pools': codePoolsAccess,
  'travel-cards': travelCardsAccess,
  'self-service': selfServiceAccess,
  users: usersAccess,
  companies: companiesAccess,
  'company-history': companyHistoryAccess,
  'company-info': companyInfoAccess,
  contact: contactAccess,
  messages: messagesAccess,
  onboarding: onboardingAccess,
  'access-requests': accessRequestsAccess,
  vouchers: vouchersAccess,
  'operator-desk': operatorDeskAccess,
  people: peopleAccess,
} as const satisfies Readonly<Record<string, AreaAccess>> & {
  readonly [Id in RegisteredServiceId]: AreaAccess;
};

/** Who has which feature. A feature that no area tells of does not compile. */
export const whoMay: Readonly<Record<Feature, WhoHas>> = {
  ...subscriptionsAccess.whoMay,
  ...companyTicketsAccess.whoMay,
  ...housingAccess.whoMay,
  ...freeTicketsAccess.whoMay,
  ...schoolTicketsAccess.whoMay,
  ...ticketCounterAccess.whoMay,
  ...invoicesAccess.whoMay,
  ...codePoolsAccess.whoMay,
  ...usersAccess.whoMay,
  ...companiesAccess.whoMay,
  ...companyHistoryAccess.whoMay,
  ...companyInfoAccess.whoMay,
  ...contactAccess.whoMay,
  ...vouchersAccess.whoMay,
  ...operatorDeskAccess.whoMay,
};

export const allAreas: readonly AreaAccess[] = Object.values<AreaAccess>(areas);

type ThingsOf<Area> = Area extends { readonly things: infer Things } ? keyof Things : never;
/** A kind of thing that some area has. */
export type ThingKind = Extract<ThingsOf<(typeof areas)[keyof typeof areas]>, string>;

/** Every kind of thing. */
export const things = Object.assign({}, ...allAreas.map((area) => area.things)) as Readonly<
  Record<ThingKind, Thing>
>;
export const thingKinds = Object.keys(things) as readonly ThingKind[];

/** A value for each kind of thing. */
export const perKind = <Value>(valueOf: (thing: Thing, kind: ThingKind) => Value) =>
  Object.fromEntries(thingKinds.map((kind) => [kind, valueOf(things[kind], kind)])) as Readonly<
    Record<ThingKind, Value>
  >;
