import type { Route } from '@takst/contract/platform/calls/route.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { tenantIds } from '@takst/domain/platform/tenants/tenants.ts';
import { type Answer, type Caller, callLoosely, type LooseInput } from '#testing/portal/call-as.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { foreignMarkFinder } from './foreign-marks.ts';
import { inputsFor, nothing } from './targets.ts';

type TrialResult = { calls: number; faults: string[] };
type TrialInput = { portal: TestPortal; route: Route };
type SomeCaller = Partial<Caller> & { name: string; tenant: TenantId };

/**
 * Routes that go by something else than a user: a secret of a ticket app, or an unguessable address.
 * A caller that has neither, even a user with every role, gets the same answer about everything. On a portal that
 * counts calls (`stopCounting`), these are too many.
 */
export async function tryClosedRoute(portal: TestPortal, route: Route): Promise<TrialResult> {
  const tried: TrialResult = { calls: 0, faults: [] };
  const { users, companies } = portal.world;
  const callers: SomeCaller[] = [
    ...tenantIds().map((tenant) => ({ name: 'nobody', tenant })),
    ...users.map(({ name, tenant, token }) => ({ name, tenant, token })),
    ...(route.needs === 'ticket-app' ? wrongApps() : []),
  ];
  const expected = await answerAbout({ portal, route }, { name: 'nobody', tenant: 'ruter' });
  const status = route.needs === 'ticket-app' ? 401 : 404;
  if (expected.status !== status) tried.faults.push(`nobody got ${expected.status}`);
  for (const [place, caller] of callers.entries()) {
    const about = companies.find(({ tenant, tickets }) => tenant === caller.tenant && tickets[0]);
    const inputs = inputsFor(route, about ?? nothing(caller.tenant));
    // Nobody asks about every kind of id, everybody else about one, in turns.
    const asked =
      caller.name === 'nobody' ? inputs : inputs.slice(place % inputs.length).slice(0, 1);
    for (const answer of await answersTo({ portal, route }, caller, asked)) {
      tried.calls += 1;
      if (answer.status === status && answer.text === expected.text) continue;
      tried.faults.push(`${caller.name} at ${caller.tenant} got ${answer.status} ${answer.text}`);
    }
  }
  if (route.needs === 'ticket-app') await tryAsApp({ portal, route }, tried);
  return tried;
}

const basic = (pair: string): string => `Basic ${Buffer.from(pair).toString('base64')}`;
const rightApp = { clientId: 'demo-app', secretOf: (tenant: TenantId) => `demo-secret-${tenant}` };

/** Apps with a wrong secret, of another operator, without a secret, and one that was turned off. */
function wrongApps(): SomeCaller[] {
  return tenantIds().flatMap((tenant) => {
    const other = tenant === 'ruter' ? 'akt' : 'ruter';
    const { clientId, secretOf } = rightApp;
    return [
      [`an app of ${other}`, basic(`${clientId}:${secretOf(other)}`)],
      ['an app with a wrong secret', basic(`${clientId}:wrong`)],
      ['an app without a secret', basic(`${clientId}:`)],
      ['an app that nobody knows', basic(`unknown-app:${secretOf(tenant)}`)],
      ['an app that was turned off', basic(`turned-off:${secretOf(tenant)}`)],
      ['a bearer', `Bearer ${secretOf(tenant)}`],
    ].map(([name = '', authorization = '']) => ({ name, tenant, authorization }));
  });
}

/** The right app finds what it has not redeemed as little as what there is not. */
async function tryAsApp(trying: TrialInput, tried: TrialResult): Promise<void> {
  const marksIn = foreignMarkFinder(trying.portal.world);
  for (const tenant of tenantIds()) {
    const { clientId, secretOf } = rightApp;
    const authorization = basic(`${clientId}:${secretOf(tenant)}`);
    const app = { name: 'the app', tenant, authorization };
    const ofNothing = await answerAbout(trying, app);
    const withTickets = trying.portal.world.companies.filter(({ tickets }) => tickets[0]);
    for (const company of [...withTickets.slice(0, 1), ...withTickets.slice(-1)]) {
      for (const answer of await answersTo(trying, app, inputsFor(trying.route, company))) {
        tried.calls += 1;
        if (answer.text !== ofNothing.text || marksIn(answer.text, nobody).length > 0) {
          tried.faults.push(`the app of ${tenant} got ${answer.status} ${answer.text}`);
        }
      }
    }
  }
}

const answerAbout = async (trying: TrialInput, caller: SomeCaller): Promise<Answer> => {
  const [input = {}] = inputsFor(trying.route, nothing(caller.tenant));
  return callLoosely(trying.portal.port, caller, { route: trying.route, input });
};

const answersTo = (
  { portal, route }: TrialInput,
  caller: SomeCaller,
  inputs: readonly LooseInput[],
): Promise<Answer[]> =>
  Promise.all(inputs.map((input) => callLoosely(portal.port, caller, { route, input })));

const nobody = { companies: [], user: null };
