import { route } from '@takst/contract/platform/calls/route.ts';
import { changeUserRoles } from '@takst/contract/customers/users/administration/change-user-roles.contract.ts';
import { getUser } from '@takst/contract/customers/users/administration/get-user.contract.ts';
import { makeAdmitTicketApp } from '#platform/access/admit-ticket-app.ts';
import { makeAdmitVoucherKey } from '#services/vouchers/vouchers.public.ts';
import { makeAuthenticate } from '#platform/access/authenticate.ts';
import { makeGate } from '#platform/access/make-gate.ts';
import { registerRoutes } from '#platform/http/server/register-routes.ts';
import { serve } from '#platform/http/serve.ts';
import type { Extend } from '#testing/portal/test-portal.ts';
import { administeredUserStore } from './administered-user.store.ts';
import { getUser as getUserOf } from './get-user.ts';

export const widened = route({ ...getUser, path: '/test/widened/{id}' });
export const unasked = route({ ...changeUserRoles, path: '/test/unasked/{id}' });

/** Calls that are wrong in the ways in which one could slip in, behind the real gate. */
export const servePlanted: Extend = ({ app, database, clock }) => {
  const { handle: look } = getUserOf(database);
  const served = [
    serve(widened, (call) =>
      look({ ...call, scope: { ...call.scope, companies: 'whole-tenant' } }),
    ),
    serve(unasked, ({ scope, params, body, now }) =>
      database.transaction(async (tx) => {
        const users = administeredUserStore(tx, scope.tenant);
        for (const company of body.companies) await users.saveCompanyRoles(params.id, company);
        return { reply: { userId: params.id, lastModified: now } };
      }),
    ),
  ];
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
  registerRoutes(app, served, { gate, clock });
};
