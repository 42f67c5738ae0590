import type { Route } from '@takst/contract/platform/calls/route.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import {
  counterAllowances,
  type CounterTerms,
} from '@takst/domain/platform/access/counter-terms.ts';
import type { LooseInput } from '#testing/portal/call-as.ts';
import type { World, WorldCompany } from '#testing/portal/world.store.ts';
import type { FieldValue } from './area-access.ts';
import { allAreas, perKind, type ThingKind, thingKinds, things } from './areas.ts';

/** What a call may be about: something of a company, or something that nobody has. */
export type Target = Omit<WorldCompany, 'key'>;

/** Ids as they could be, which nothing in the world has. */
export const nothing = (tenant: TenantId): Target => ({
  tenant,
  id: 7_399_999,
  agreements: [{ id: 7_499_999, subtype: 'SUBSCRIPTIONS', endDate: null }],
  people: [{ id: 7_299_999, personSlot: 7_599_999, phone: '49900000' }],
  ...perKind(({ nobodys }) => [nobodys]),
});

/** Fields that name what the call is about. */
const namesOfTarget = new Map<string, FieldValue>(
  allAreas.flatMap(({ targetFields = {} }) => Object.entries(targetFields)),
);
const freshFields = new Map<string, FieldValue>(
  allAreas.flatMap(({ freshFields: fields = {} }) => Object.entries(fields)),
);
const words = new Map(allAreas.flatMap((area) => Object.entries(area.words ?? {})));

const namedBy = (name: string, part: 'fields' | 'listFields') =>
  thingKinds.find((kind) => things[kind][part]?.includes(name));

const isNameOfTarget = (name: string): boolean =>
  namesOfTarget.has(name) ||
  namedBy(name, 'fields') !== undefined ||
  namedBy(name, 'listFields') !== undefined;

/** Fields that are something else in one call than in all others. */
const fieldsByPath = new Map<string, FieldsByName>(
  allAreas.flatMap(({ fieldsByPath: fields = {} }) => Object.entries(fields)),
);

type FieldsByName = Readonly<Record<string, FieldValue>>;
type Aim = { readonly target: Target; readonly own: FieldsByName };

function fieldFor({ target, own }: Aim, name: string, example: unknown): unknown {
  const first = (kind: ThingKind) => target[kind][0] ?? things[kind].nobodys;
  const kind = namedBy(name, 'fields');
  if (kind) return first(kind);
  const listed = namedBy(name, 'listFields');
  if (listed) return [first(listed)];
  const valueOf = own[name] ?? namesOfTarget.get(name) ?? freshFields.get(name);
  if (valueOf) return valueOf(target, example);
  if (/Ids?$/.test(name)) {
    throw new Error(
      `A body has ${name}: say in test-access.ts of its area, in targetFields, which id it takes.`,
    );
  }
  return example;
}

/** The example of a body, with the fields that are about a target made to be about this one. */
function aimAt(aim: Aim, example: unknown): unknown {
  if (Array.isArray(example)) return example.map((one) => aimAt(aim, one));
  if (typeof example !== 'object' || example === null) return example;
  const fields = Object.entries(example).map(([name, value]) => [
    name,
    aimAt(aim, fieldFor(aim, name, value)),
  ]);
  return Object.fromEntries(fields);
}

const pathNames = ({ path }: Route): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** An id for a place in a path, and the kind of thing that has it. */
type AimedId = { readonly kind: string; readonly value: number | string };

function valuesOf(name: string, ids: readonly AimedId[]): readonly AimedId[] {
  const word = words.get(name);
  if (word !== undefined) return [{ kind: name, value: word }];
  if (/(^id|Id|^token|^agreement)$/.test(name)) return ids;
  throw new Error(
    `A path has {${name}}, which is no id: say in test-access.ts of its area, in words, what it is.`,
  );
}

type AimedPath = readonly (readonly [name: string, id: AimedId])[];

/** The input of a call; `kinds` names the kind of each id in its path. */
export type AimedInput = LooseInput & { readonly kinds: string };

/**
 * Inputs that point a call at a target. An id in the path that is no company may stand for anything,
 * so each kind of id is tried in its place. The body is the example of the contract.
 */
export function inputsFor(route: Route, target: Target): AimedInput[] {
  const { id, people, agreements } = target;
  const company = { kind: 'company', value: id };
  const idsOf = (kind: ThingKind) => target[kind].map((value) => ({ kind, value }));
  const ofThings = thingKinds.flatMap((kind) => {
    const { inPaths } = things[kind];
    if (inPaths === 'none') return [];
    // The things of a company stand in the same order in each: what a call accepts at one place it accepts there elsewhere.
    return inPaths === 'all'
      ? idsOf(kind).map(({ value }, place) => ({ kind: `${kind} ${place}`, value }))
      : idsOf(kind).slice(0, 1);
  });
  const anyIds = [
    company,
    ...people.slice(0, 1).map((one) => ({ kind: 'person', value: one.id })),
    ...agreements.slice(0, 1).map((one) => ({ kind: 'agreement', value: one.id })),
    ...ofThings,
  ];
  const idsFor = (name: string): readonly AimedId[] => {
    if (route.company === name) return [company];
    const kind = thingKinds.find(
      (one) => things[one].pathName === name || things[one].inPathsOf?.includes(route.path),
    );
    if (!kind) return anyIds;
    const { inPath } = things[kind];
    return inPath ? target[kind].map((value) => ({ kind, value: inPath(value) })) : idsOf(kind);
  };
  const aim = { target, own: fieldsByPath.get(route.path) ?? {} };
  const query = route.exampleQuery && aimAt(aim, route.exampleQuery);
  return pathNames(route)
    .reduce<readonly AimedPath[]>(
      (paths, name) =>
        paths.flatMap((path) =>
          valuesOf(name, idsFor(name)).map((aimed): AimedPath => [...path, [name, aimed]]),
        ),
      [[]],
    )
    .map((path) => ({
      kinds: path.map(([, { kind }]) => kind).join(),
      params: Object.fromEntries(path.map(([name, { value }]) => [name, value])),
      query,
      ...(route.body ? { body: aimAt(aim, route.example) } : {}),
    }));
}

const namesTarget = (example: unknown): boolean =>
  Object.entries(Object(example)).some(
    ([name, value]) =>
      isNameOfTarget(name) || (typeof value === 'object' && value !== null && namesTarget(value)),
  );

/** Whether a call is about something that somebody may have. */
export const isAboutSomething = (route: Route): boolean =>
  pathNames(route).some((name) => !words.has(name)) ||
  namesTarget(route.example) ||
  namesTarget(route.exampleQuery);

const counterAllowancesOf = (terms: CounterTerms | null | undefined): string[] =>
  terms
    ? [
        ...counterAllowances.filter((allowance) => terms[allowance]),
        ...(terms.visitAddress ? ['visitAddress'] : []),
      ]
    : [];

/** What sets a company apart for those who may or may not use its services. */
export const situationOf = ({ agreements, tickets }: WorldCompany): string =>
  JSON.stringify([
    agreements
      .map(({ subtype, endDate, awaitsSignature = false, ticketCounter }) =>
        [subtype, endDate !== null, awaitsSignature, ...counterAllowancesOf(ticketCounter)].join(
          ' ',
        ),
      )
      .toSorted(),
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
