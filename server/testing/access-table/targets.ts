import type { Route } from '@takst/contract/route.ts';
import { operatorAccount } from '@takst/domain/invoices/payments/test-ocr-giro.ts';
import type { PerTenant, TenantId } from '@takst/domain/tenants/tenant-id.ts';
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
  people: [{ id: 7_299_999, personSlot: 7_599_999, phone: '49900000' }],
  tickets: [7_199_999],
  subscriptions: [7_199_998],
  invoices: [7_099_999],
  bankPayments: [7_059_999],
  paymentFiles: [7_049_999],
  undelivered: [7_039_999],
  invoiceLines: [6_999_999],
  invoiceBases: [6_799_999],
  batches: [7_899_999],
  ticketRequests: [7_799_999],
  users: [7_699_999],
});

/** A unit that stays unknown to the portal, for calls that ask the register about it. */
const unknownUnit = '985615616';
const units = registeredUnits().filter((unit) => unit !== unknownUnit);
let count = 0;
/** So many units come in between that no operator is asked for one twice. */
const nextUnit = () => units[(count += 1) % units.length];
const nextPhone = () => `46${String((count += 1)).padStart(6, '0')}`;

/** What a field of a body becomes, made from the target and the value of the contract's example. */
type Replacement = (target: Target, example: unknown) => unknown;

/** Agreements under which a ticket is ordered for a person. */
const ordersTickets = new Set(['SUBSCRIPTIONS', 'HOUSING_COOPERATIVE_AGREEMENT']);

const orderAgreement: Replacement = ({ agreements }) =>
  agreements.find(({ subtype }) => ordersTickets.has(subtype))?.id ?? 1;

/** Fields that name what the call is about. */
const namesOfTarget: Record<string, Replacement> = {
  subscriberIds: ({ people }) => [people[0]?.id ?? 7_299_999],
  entryIds: ({ tickets }) => [tickets[0] ?? 7_199_999],
  occupants: ({ people }) => [people[0]?.id ?? 7_299_999],
  agreementName: ({ agreements }) =>
    String(agreements.find(({ subtype }) => ordersTickets.has(subtype))?.id ?? 1),
  agreement: (target, example) => String(orderAgreement(target, example)),
  agreementNumber: orderAgreement,
  agreementNumbers: (target, example) => [orderAgreement(target, example)],
  agreementId: orderAgreement,
  companyId: ({ id }) => id,
  ticketRequestId: ({ ticketRequests }) => ticketRequests[0] ?? 7_799_999,
  /** A cell of a row: text. */
  subscriberId: ({ people }) => String(people[0]?.id ?? 7_299_999),
};

/** Accounts of the reference data. */
const accounts: PerTenant<string> = {
  ruter: operatorAccount,
  akt: '15944000019',
  fjord: '15944000027',
};

/** The example of a file, in base64, with the account of another operator than the main one. */
const bankFileOf = (tenant: TenantId, example: string): string =>
  Buffer.from(
    Buffer.from(example, 'base64').toString('latin1').replaceAll(operatorAccount, accounts[tenant]),
    'latin1',
  ).toString('base64');

/** Fields that must be new, or be something that the operator has, for a call to be in order. */
const otherFields: Record<string, Replacement> = {
  phone: nextPhone,
  email: () => `new-${nextPhone()}@firma.example`,
  organisationNumber: nextUnit,
  /** Operators other than the main one give the customer number themselves (spec 1 §5). */
  company: ({ tenant }, example) =>
    tenant === 'ruter' ? example : Object.assign({ id: `K-${nextPhone()}` }, example),
  zoneFrom: ({ tenant }, example) => (tenant === 'akt' ? 'Arendal' : example),
  zoneTo: ({ tenant }, example) => (tenant === 'akt' ? 'Grimstad' : example),
  pickupCode: ({ tenant }) => `NO ${tenant}`,
  appId: () => `app-on-${nextPhone()}`,
  /** A bank's file is about an account of the operator. */
  content: ({ tenant }, example) => bankFileOf(tenant, String(example)),
  /** The employer's own word, which names nothing in the portal. */
  employeeId: (_, example) => example,
};

const replacements = { ...namesOfTarget, ...otherFields };

/** The example of a body, with the fields that are about a target made to be about this one. */
function aimAt(target: Target, example: unknown): unknown {
  if (Array.isArray(example)) return example.map((one) => aimAt(target, one));
  if (typeof example !== 'object' || example === null) return example;
  const fields = Object.entries(example).map(([name, value]) => {
    const replace = replacements[name];
    if (!replace && /Ids?$/.test(name)) {
      throw new Error(`A body has ${name}: say in namesOfTarget of targets.ts which id it takes.`);
    }
    return [name, aimAt(target, replace ? replace(target, value) : value)];
  });
  return Object.fromEntries(fields);
}

/** Path parameters that are no ids: what these say is known to the whole country. */
const words: Record<string, string> = {
  isoDate: '2026-03-31',
  use: 'company-tickets',
  orgNumber: unknownUnit,
  postCode: '0155',
  /** A row of a file of payments. */
  row: '1',
};

const pathNames = ({ path }: Route): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

function valuesOf(name: string, ids: readonly number[]): readonly (number | string)[] {
  const word = words[name];
  if (word !== undefined) return [word];
  if (/(^id|Id|^token|^agreement)$/.test(name)) return ids;
  throw new Error(`A path has {${name}}, which is no id: write down a value in targets.ts.`);
}

/**
 * Inputs that point a call at a target. An id in the path that is no company may stand for anything,
 * so each kind of id is tried in its place. The body is the example of the contract.
 */
export function inputsFor(route: Route, target: Target): LooseInput[] {
  const { id, tickets, subscriptions, invoices, invoiceLines, people, agreements, batches } =
    target;
  const { ticketRequests, users, bankPayments, paymentFiles, undelivered, invoiceBases } = target;
  const kinds = [
    ...[id, tickets[0], subscriptions[0], people[0]?.id, agreements[0]?.id, ...batches],
    ...[ticketRequests[0], users[0], invoices[0], bankPayments[0], paymentFiles[0]],
    ...undelivered.slice(0, 1),
  ].filter((one) => one !== undefined);
  const idsFor = (name: string): readonly number[] => {
    if (route.company === name) return [id];
    if (name === 'baseId') return invoiceBases;
    if (name === 'invoiceId') return invoices;
    return name === 'lineId' ? invoiceLines : kinds;
  };
  const params = pathNames(route).reduce<Record<string, number | string>[]>(
    (made, name) =>
      made.flatMap((one) =>
        valuesOf(name, idsFor(name)).map((value) => ({
          ...one,
          [name]: value,
        })),
      ),
    [{}],
  );
  const query = route.exampleQuery && aimAt(target, route.exampleQuery);
  if (!route.body) return params.map((one) => ({ params: one, query }));
  return params.map((one) => ({ params: one, query, body: aimAt(target, route.example) }));
}

const namesTarget = (example: unknown): boolean =>
  Object.entries(Object(example)).some(
    ([name, value]) =>
      name in namesOfTarget || (typeof value === 'object' && value !== null && namesTarget(value)),
  );

/** Whether a call is about something that somebody may have. */
export const isAboutSomething = (route: Route): boolean =>
  pathNames(route).some((name) => !(name in words)) ||
  namesTarget(route.example) ||
  namesTarget(route.exampleQuery);

/** What sets a company apart for those who may or may not use its services. */
export const situationOf = ({ agreements, tickets }: WorldCompany): string =>
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
