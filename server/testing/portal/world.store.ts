import type { CounterTerms } from '@takst/domain/platform/access/counter-terms.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { type Places, placeCompanies } from '../../../database/demo/demo-companies.store.ts';
import { demoServices } from '../../../database/demo/demo-services.ts';
import { placeRequests } from '../../../database/demo/demo-requests.store.ts';
import { placeTicketApps } from '../../../database/demo/demo-ticket-apps.store.ts';
import { placeUsers } from '../../../database/demo/demo-users.store.ts';
import type { DemoWorld } from '../../../database/demo/demo-world-facts.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import type { CompanyTarget } from '#testing/access-table/area-access.ts';
import {
  allAreas,
  perKind,
  type ThingKind,
  thingKinds,
  things,
} from '#testing/access-table/areas.ts';
import { startIds } from './start-ids.store.ts';
import { digestOf } from '#platform/access/tokens/secret-token.ts';
import { newSessionToken } from '#platform/access/tokens/session-token.ts';
import { testSecrets } from '#testing/test-secrets.ts';
import { sessionStore } from '#customers/session/signing-in/session.store.ts';

/** A company with the ids of its things; each area names its kinds (`things` of its `test-access.ts`). */
export type WorldCompany = CompanyTarget & { readonly key: string } & {
  readonly [Kind in ThingKind]: readonly number[];
};

export type WorldUser = {
  readonly tenant: TenantId;
  /** In the list of all users, by which the user's words are marked. */
  readonly place: number;
  /** The name before the @ of the login. */
  readonly name: string;
  readonly id: number;
  readonly state: string;
  readonly globalRoles: readonly string[];
  /** Roles by the key of the company. */
  readonly companyRoles: Readonly<Record<string, readonly string[]>>;
  /** What the session cookie holds. */
  readonly token: string;
};

export type World = {
  readonly companies: readonly WorldCompany[];
  readonly users: readonly WorldUser[];
};

/** Puts a world into an empty database, with a session for each of its users. */
export async function placeWorld(database: Database, world: DemoWorld): Promise<World> {
  return database.transaction(async (tx) => {
    await startIds(tx, Object.assign({}, ...allAreas.map(({ firstIds }) => firstIds)));
    const places = await placeCompanies(tx, world);
    for (const { place } of Object.values(demoServices)) await place(tx, world, places);
    await placeRequests(tx, world, places);
    await placeUsers(tx, world, places);
    for (const { place } of allAreas) await place?.(tx, world.moment.now);
    await placeTicketApps(tx);
    return { companies: await companiesOf(tx, world, places), users: await usersOf(tx, world) };
  });
}

async function companiesOf(
  tx: Transaction,
  world: DemoWorld,
  places: Places,
): Promise<WorldCompany[]> {
  const tables = tablesOf(tx);
  const agreements = await tables
    .selectFrom('agreements.agreement')
    .select(['id', 'company_id as companyId', 'subtype', 'end_date as endDate'])
    .select('awaits_signature as awaitsSignature')
    .select((row) => row.ref('ticket_counter').$castTo<CounterTerms | null>().as('ticketCounter'))
    .orderBy('id')
    .execute();
  const people = await tables
    .selectFrom('subscribers.subscriber as subscriber')
    .innerJoin('holders.holder as holder', 'holder.id', 'subscriber.holder_id')
    .select(['holder.id', 'holder.company_id as companyId', 'holder.phone'])
    .select('subscriber.person_slot as personSlot')
    .orderBy('holder.id')
    .execute();
  const idsByKind = new Map<ThingKind, readonly { id: number; companyId: number }[]>();
  for (const kind of thingKinds) idsByKind.set(kind, await things[kind].find(tx));
  return world.companies.map(({ tenant, key }, place) => {
    const id = places[place]?.id ?? 0;
    const own = <Row extends { companyId: number }>(rows: readonly Row[] = []) =>
      rows.filter(({ companyId }) => companyId === id);
    return {
      tenant,
      key,
      id,
      agreements: own(agreements),
      people: own(people),
      ...perKind((_, kind) => own(idsByKind.get(kind)).map((one) => one.id)),
    };
  });
}

async function usersOf(tx: Transaction, world: DemoWorld): Promise<WorldUser[]> {
  const rows = await tablesOf(tx).selectFrom('users.user').select(['id', 'email']).execute();
  const users: WorldUser[] = [];
  for (const [place, user] of world.users.entries()) {
    const { tenant, email, state, globalRoles, companyRoles } = user;
    const id = rows.find((row) => row.email === email)?.id;
    if (id === undefined || state === null) continue;
    const token = await signIn(tx, { tenant, userId: id, now: world.moment.now });
    const [name = ''] = email.split('@');
    users.push({ tenant, place, name, id, state, globalRoles, companyRoles, token });
  }
  return users;
}

type SigningIn = { tenant: TenantId; userId: number; now: Temporal.Instant };

/** A session as it is after the dance with the provider; gives what its cookie holds. */
async function signIn(tx: Transaction, { tenant, userId, now }: SigningIn): Promise<string> {
  const token = newSessionToken(testSecrets);
  const session = {
    tokenDigest: digestOf(token),
    userId,
    idToken: '',
    refreshToken: null,
    accessExpiresAt: Temporal.Instant.from('2100-01-01T00:00:00Z'),
    userAgent: null,
  };
  await sessionStore(tx, tenant).insert(session, now);
  return token;
}
