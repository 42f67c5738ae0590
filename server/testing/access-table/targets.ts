import { onboardCompany } from '@takst/contract/companies/onboard-company.contract.ts';
import { changeManyTickets } from '@takst/contract/company-tickets/many/change-many-tickets.contract.ts';
import { previewChangeManyTickets } from '@takst/contract/company-tickets/many/preview-change-many-tickets.contract.ts';
import { getCompanyPrefill } from '@takst/contract/companies/get-company-prefill.contract.ts';
import { getPostArea } from '@takst/contract/companies/get-post-area.contract.ts';
import { updateContactDetails } from '@takst/contract/company-tickets/update-contact-details.contract.ts';
import type { Route } from '@takst/contract/route.ts';
import { changeUserRoles } from '@takst/contract/users/change-user-roles.contract.ts';
import { createUser } from '@takst/contract/users/create-user.contract.ts';
import { activateUser } from '@takst/contract/users/activate-user.contract.ts';
import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import type { LooseInput } from '#testing/portal/call-as.ts';
import type { World, WorldCompany } from '#testing/portal/world.store.ts';
import { registeredUnits } from '#testing/registered-units.ts';

/** What a call may be about: something of a company, or something that nobody has. */
export type Target = Omit<WorldCompany, 'key'>;

/** Ids as they could be, which nothing in the world has. */
export const nothing = (tenant: TenantId): Target => ({
  tenant,
  id: 7_399_999,
  agreements: [{ id: 7_499_999, subtype: 'SUBSCRIPTIONS', endDate: null }],
  people: [{ id: 7_299_999, personKey: 7_599_999, phone: '49900000' }],
  tickets: [7_199_999],
  manyChanges: [7_799_999],
  users: [7_699_999],
});

/** Phones for orders, each used once. */
let phones = 0;
const nextPhone = () => `46${String((phones += 1)).padStart(6, '0')}`;

const units = registeredUnits();
let unitsUsed = 0;
/** A unit of the register; so many come in between that no operator is asked for one twice. */
const nextUnit = () => units[(unitsUsed += 1) % units.length];

const codesAgain = ({ people }: Target) => ({
  action: 'resend-pickup-code',
  expiryDate: null,
  subscriberIds: [people[0]?.id ?? 7_299_999],
});

const address = { addressLine1: 'Veien 1', postCode: '0155', postArea: 'OSLO' };

/** A body for each call that takes one, right in everything but what it is about. */
const bodies: Record<string, (target: Target) => unknown> = {
  '/api/ticket/create': ({ tenant, agreements }) => ({
    agreementName: String(agreements.find(({ subtype }) => subtype === 'SUBSCRIPTIONS')?.id ?? 1),
    employeeId: '4711',
    firstName: 'Ny',
    lastName: 'Reisende',
    phoneCountryCode: '+47',
    phone: nextPhone(),
    startDate: '2026-04-01',
    zoneFrom: tenant === 'akt' ? 'Arendal' : '1',
    zoneTo: tenant === 'akt' ? 'Grimstad' : '2Ø',
  }),
  '/app-api/tickets/redeem': ({ tenant }) => ({
    pickupCode: `NO ${tenant}`,
    appId: `app-on-${nextPhone()}`,
  }),
  '/api/ticket/change-zone/{id}': ({ tenant }) => ({
    zoneFrom: tenant === 'akt' ? 'Birkenes' : '1',
    zoneTo: tenant === 'akt' ? 'Birkenes' : '1',
    expiryDate: '2026-03-31',
  }),
  [updateContactDetails.path]: () => ({
    firstName: 'Ny',
    lastName: 'Reisende',
    employeeId: '4711',
  }),
  [previewChangeManyTickets.path]: codesAgain,
  [changeManyTickets.path]: codesAgain,
  '/onboarding/company/{id}/address': () => ({
    billAddress: address,
    postAddress: address,
    visitAddress: address,
  }),
  [onboardCompany.path]: ({ tenant }) => ({
    company: {
      ...(tenant === 'ruter' ? {} : { id: `K-${nextPhone()}` }),
      organisationNumber: nextUnit(),
      name: 'Ny bedrift AS',
      billAddress: address,
      postAddress: address,
      visitAddress: address,
    },
    agreements: [{ subType: 'TICKETOFFICE', invoicingInterval: 'WEEKLY' }],
    signee: { name: 'Sign Ert', email: 'sign@ny.example' },
    user: {
      email: `ny-${nextPhone()}@ny.example`,
      phoneCountryCode: '+47',
      phone: '46999999',
      firstName: 'Ny',
      lastName: 'Leder',
    },
  }),
  '/onboarding/company/{id}/agreement/create': () => ({
    subType: 'TICKETOFFICE',
    invoicingInterval: 'WEEKLY',
  }),
  '/onboarding/company/{id}/agreement/{agreementId}': () => ({ invoicingInterval: 'WEEKLY' }),
  '/api/contact/send-form': ({ id }) => ({ message: 'Hei', companyId: id }),
  [createUser.path]: () => ({
    email: `ny-${nextPhone()}@firma.example`,
    firstName: 'Ny',
    lastName: 'Bruker',
    phoneCountryCode: '+47',
    phone: '41234567',
  }),
  [changeUserRoles.path]: ({ id }) => ({
    roles: [],
    companies: [{ companyId: id, roles: ['TICKET_ADMIN'] }],
  }),
  [activateUser.path]: () => ({ password: 'long enough to be one' }),
  '/error-reports': () => ({ kind: 'crash', message: 'x', path: '/' }),
};

/** Path parameters that are no ids. */
const words: Record<string, string> = {
  isoDate: '2026-03-31',
  use: 'company-tickets',
  orgNumber: '985615616',
  postCode: '0155',
};

const valuesOf = (name: string, ids: readonly number[]): readonly (number | string)[] =>
  words[name] === undefined ? ids : [words[name]];

/**
 * Inputs that point a call at a target. A path parameter that is no company may stand for anything,
 * so each kind of id is tried in its place.
 */
export function inputsFor(route: Route, target: Target): LooseInput[] {
  const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const { id, tickets, people, agreements, manyChanges, users } = target;
  const kinds = [
    ...[id, tickets[0], people[0]?.id, agreements[0]?.id, manyChanges[0], users[0]],
  ].filter((one) => one !== undefined);
  const params = names.reduce<Record<string, number | string>[]>(
    (made, name) =>
      made.flatMap((one) =>
        valuesOf(name, route.company === name ? [id] : kinds).map((value) => ({
          ...one,
          [name]: value,
        })),
      ),
    [{}],
  );
  if (!route.body) return params.map((one) => ({ params: one }));
  const body = bodies[route.path];
  if (!body) throw new Error(`${route.path} takes a body: write one down in targets.ts.`);
  return params.map((one) => ({ params: one, body: body(target) }));
}

/** A body says what becomes of something; these make it from nothing. */
const aboutNothing: ReadonlySet<string> = new Set([createUser.path, onboardCompany.path]);

/** What these are about is known to the whole country. */
const asksOutside: ReadonlySet<string> = new Set([getCompanyPrefill.path, getPostArea.path]);

/** Whether a call is about something at all. */
export const isAboutSomething = ({ path, body, needs }: Route): boolean =>
  !asksOutside.has(path) &&
  (path.includes('{') || (body !== undefined && needs !== 'anyone' && !aboutNothing.has(path)));

/** What sets a company apart for those who may or may not use its services. */
const situationOf = ({ agreements, tickets }: WorldCompany): string =>
  JSON.stringify([
    agreements.map(({ subtype, endDate }) => `${subtype} ${endDate !== null}`).toSorted(),
    tickets.length > 0,
  ]);

/** Companies of every relation: one of each situation among those one reaches, and of the others. */
export function companiesToTry(
  world: World,
  { tenant, reach }: { tenant: TenantId; reach: readonly WorldCompany[] },
): WorldCompany[] {
  const strangers = world.companies.filter((company) => !reach.includes(company));
  const ofTenant = strangers.filter((company) => company.tenant === tenant);
  const elsewhere = strangers.filter((company) => company.tenant !== tenant);
  const withTickets = (companies: WorldCompany[]) =>
    companies.filter(({ tickets }) => tickets.length > 0).slice(0, 1);
  const without = ofTenant.filter(({ agreements }) => agreements.length === 0).slice(0, 1);
  const ofEachSituation = new Map(reach.toReversed().map((one) => [situationOf(one), one]));
  return [
    ...ofEachSituation.values(),
    ...withTickets(ofTenant),
    ...without,
    ...withTickets(elsewhere),
  ];
}
