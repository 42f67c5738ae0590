import { listSubscriberTickets } from '@takst/contract/ticketing/subscribers/list-subscriber-tickets.contract.ts';
import { getContact } from '@takst/contract/customers/session/get-contact.contract.ts';
import { type Outcome, route } from '@takst/contract/platform/calls/route.ts';
import { features } from '@takst/domain/platform/access/feature.ts';
import { subscriberServiceIds } from '@takst/domain/platform/access/ticket-service-id.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Scope } from '#platform/scope/scope.ts';
import { makeAdmitTicketApp } from '#platform/access/admit-ticket-app.ts';
import { makeAdmitVoucherKey } from '#services/vouchers/vouchers.public.ts';
import { makeAuthenticate } from '#platform/access/authenticate.ts';
import { makeGate } from '#platform/access/make-gate.ts';
import { ticketsOfHolder } from '#ticketing/tickets/ticket/ticket.query.ts';
import { listSubscriberTickets as listTickets } from '#ticketing/subscribers/list-subscriber-tickets.ts';
import type { Database } from '#platform/db/database.ts';
import { type Gate, registerRoutes } from '#platform/http/server/register-routes.ts';
import { serve, type ServedRoute } from '#platform/http/serve.ts';
import type { Extend } from '#testing/portal/test-portal.ts';
import { getContact as contactOf } from '#customers/users/get-contact.ts';

const widened = route({ ...listSubscriberTickets, path: '/test/widened/{id}' });
const elsewhere = route({ ...listSubscriberTickets, path: '/test/elsewhere/{id}' });
const toldApart = route({
  ...listSubscriberTickets,
  path: '/test/told-apart/{id}',
  refusals: { SUBSCRIBER_NOT_FOUND: { status: 404 }, NOT_YOURS: { status: 404 } },
});
const ungated = route({ ...listSubscriberTickets, path: '/test/ungated/{id}' });
const overOpen = route({
  ...listSubscriberTickets,
  path: '/test/over-open/{id}',
  needs: { any: ['companyTicket', 'userAdmin'] },
});
const talkative = route({ ...getContact, path: '/test/talkative' });

const withoutGate = serve(ungated, async () => ({ reply: [] }));

const otherOf = (tenant: TenantId): TenantId => (tenant === 'ruter' ? 'akt' : 'ruter');

/** What a scope looks like that limits nothing. */
const everywhere: Pick<Scope, 'companies' | 'companiesByFeature'> = {
  companies: 'whole-tenant',
  companiesByFeature: new Map(features.map((feature) => [feature, 'whole-tenant'])),
};

/** Routes that are wrong in the ways in which one could slip in. */
export function plantedLeaks(database: Database) {
  const { handle: list } = listTickets(database);
  return {
    'a query that forgets the companies of its scope': serve(widened, ({ scope, ...call }) =>
      list({ ...call, scope: { ...scope, ...everywhere } }),
    ),
    'a query that forgets the operator': serve(elsewhere, ({ scope, ...call }) =>
      list({
        ...call,
        scope: { ...scope, tenant: otherOf(scope.tenant), ...everywhere },
      }),
    ),
    'an answer that tells another’s id from none': serve(
      toldApart,
      async (call): Promise<Outcome<typeof toldApart>> => {
        const outcome = await list(call);
        if ('reply' in outcome) return outcome;
        const reach = { scope: { ...call.scope, ...everywhere }, services: subscriberServiceIds };
        const tickets = await ticketsOfHolder(database, reach, call.params.id);
        return tickets.length > 0 ? { refused: { code: 'NOT_YOURS' } } : outcome;
      },
    ),
    'an answer with more in it than its contract says': serve(talkative, async (call) => {
      const outcome = await contactOf(database).handle(call);
      if ('refused' in outcome) return outcome;
      return { reply: Object.assign(outcome.reply, { note: 'x' }) };
    }),
    'a gate that opens to more features than the contract names': serve(overOpen, (call) =>
      list(call),
    ),
    'a route without its gate': withoutGate,
  } satisfies Record<string, ServedRoute>;
}

/** Serves them beside the real ones, behind the real gate. */
export const servePlantedLeaks: Extend = ({ app, database, clock }) => {
  const authenticate = makeAuthenticate({
    database,
    clock,
    renewSession: async () => true,
    keepAlive: async () => true,
  });
  const gate = makeGate({
    authenticate,
    clock,
    secure: false,
    production: false,
    admitTicketApp: makeAdmitTicketApp(database),
    admitVoucherKey: makeAdmitVoucherKey(database, clock),
  });
  const gated = Object.values(plantedLeaks(database)).filter((one) => one !== withoutGate);
  registerRoutes(app, gated, { gate, clock });
  const open: Gate = async () => ({ admitted: { userId: null, scope: null } });
  registerRoutes(app, [withoutGate], { gate: open, clock });
};
