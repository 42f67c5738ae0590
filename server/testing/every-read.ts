import type { Route } from '@takst/contract/platform/calls/route.ts';
import { routesOf } from '#app/areas/test-routes.ts';
import type { Database } from '#platform/db/database.ts';
import { callLoosely } from '#testing/portal/call-as.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import type { WorldCompany, WorldUser } from '#testing/portal/world.store.ts';
import { allowedTo } from './access-table/callers.ts';
import { isOfNoUser } from './access-table/who-may.ts';
import { inputsFor } from './access-table/targets.ts';
import { statementsOf } from './statements.ts';
import type { Statement } from '#platform/db/connection/statement-channel.ts';

export type Read = { path: string; statements: Statement[] };

/** Every call of the contract by which somebody signed in reads something. */
export const readRoutes = (database: Database): Route[] =>
  routesOf({ database })
    .map(({ route }) => route)
    .filter(({ method, needs }) => method === 'GET' && !isOfNoUser(needs));

type Reading = { route: Route; company: WorldCompany; query?: unknown };

/**
 * Calls a route about a company as the first user who gets an answer: until the caches of the process are filled, then
 * once more. Returns the statements of the input that took most of them.
 */
export async function readOnce(portal: TestPortal, reading: Reading): Promise<Read> {
  const users = portal.world.users.filter(
    ({ tenant, state }) => tenant === reading.company.tenant && state === 'ACTIVE',
  );
  const { route, company } = reading;
  // Who may comes first: each of the others would be refused for every input.
  const mayNot = (user: WorldUser): number =>
    allowedTo({ portal, route }, user).includes(company) ? 0 : 1;
  for (const user of users.toSorted((one, other) => mayNot(one) - mayNot(other))) {
    const [most] = await readAs(portal, user, reading);
    if (most) return most;
  }
  throw new Error(`${reading.route.path} answered nobody: nothing was read.`);
}

async function readAs(
  portal: TestPortal,
  user: WorldUser,
  { route, company, query }: Reading,
): Promise<Read[]> {
  const reads: Read[] = [];
  for (const input of inputsFor(route, company)) {
    const call = { route, input: { ...input, query: query ?? input.query } };
    const ask = () => callLoosely(portal.port, user, call);
    const { status } = await ask();
    if (status !== 200) continue;
    await ask();
    reads.push({ path: route.path, statements: (await statementsOf(ask)).statements });
  }
  return reads.toSorted((one, other) => other.statements.length - one.statements.length);
}
