import type { Route } from '@takst/contract/route.ts';
import { allRoutes } from '#app/all-routes.ts';
import type { Database } from '#db/database.ts';
import { callLoosely } from '#testing/portal/call-as.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import type { WorldCompany } from '#testing/portal/world.store.ts';
import { inputsFor } from './access-table/targets.ts';
import { statementsOf } from './statements.ts';
import type { Statement } from '#db/statement-channel.ts';

export type Read = { path: string; statements: Statement[] };

/** Every call of the contract by which somebody signed in reads something. */
export const readRoutes = (database: Database): Route[] =>
  allRoutes({
    database,
    changes: () => Promise.reject(new Error('nothing is changed here')),
    links: { linkTo: () => '', tokenOf: () => '', holderOf: () => null },
    scopeOf: async () => null,
    report: () => undefined,
  })
    .map(({ route }) => route)
    .filter(
      ({ method, needs }) => method === 'GET' && needs !== 'anyone' && needs !== 'ticket-app',
    );

/**
 * Calls a route about a company until what the process keeps is there, then once more; the
 * statements of the input that was answered and took most of them.
 */
export async function readOnce(
  portal: TestPortal,
  { route, company, query }: { route: Route; company: WorldCompany; query?: unknown },
): Promise<Read> {
  const reads = [];
  for (const input of inputsFor(route, company)) {
    const ask = () =>
      callLoosely(portal.port, portal.user('hr'), { route, input: { ...input, query } });
    await ask();
    await ask();
    const { result, statements } = await statementsOf(ask);
    if (result.status === 200) reads.push({ path: route.path, statements });
  }
  const [most] = reads.toSorted((one, other) => other.statements.length - one.statements.length);
  if (!most) throw new Error(`${route.path} was never answered: nothing was read.`);
  return most;
}
