import type { Gate } from '#platform/http/server/register-routes.ts';
import '#platform/http/fastify-types.ts';
import { digestOf } from '#platform/access/tokens/secret-token.ts';
import { sessionTokenOf } from '#platform/access/tokens/session-cookies.ts';
import { siteOf } from '#platform/http/site-of-request.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { AdmitTicketApp } from './admit-ticket-app.ts';
import type { AdmitVoucherKey } from '#platform/scope/voucher-scope.ts';
import type { Authenticate } from './authenticate.ts';
import { keepBrowser } from './keep-browser.ts';
import { authorise, companyInPath } from '#platform/scope/authorise.ts';

type GateParts = {
  authenticate: Authenticate;
  admitTicketApp: AdmitTicketApp;
  admitVoucherKey: AdmitVoucherKey;
  clock: Clock;
  secure: boolean;
  production: boolean;
};

/** The gate that every call of the contract goes through: who is it, and may they. */
export const makeGate =
  ({ authenticate, admitTicketApp, admitVoucherKey, clock, secure, production }: GateParts): Gate =>
  async ({ request, reply }, route, params) => {
    const { tenant } = request;
    if (route.needs === 'anyone') return { admitted: { userId: null, scope: null } };
    if (route.needs === 'this-browser') {
      const digest = digestOf(keepBrowser({ request, reply }));
      const browser = { digest, site: siteOf(request, secure).origin };
      return { admitted: { userId: null, scope: null, browser } };
    }
    if (route.needs === 'ticket-app') {
      const app = await admitTicketApp(tenant, request.headers.authorization);
      return app ? { admitted: { userId: null, scope: app } } : { denied: 401 };
    }
    if (route.needs === 'voucher-key') {
      const { ip: address, headers } = request;
      const scope = await admitVoucherKey({ tenant, address, ...headers });
      return { admitted: { userId: null, scope } };
    }
    const token = sessionTokenOf(request);
    const authenticated = await authenticate({
      ...siteOf(request, secure),
      token,
      companyId: companyInPath({ route, params }),
      // A page that is left open asks such calls by itself.
      isUse: !route.hasETag,
    });
    const signedIn = authenticated?.signedIn ?? null;
    const today = clock.today();
    const version = authenticated?.version;
    const access = authorise({ signedIn, route, params, tenant, today, production });
    if ('denied' in access) return { ...access, version };
    const { scope } = access;
    const session = token && digestOf(token);
    return { admitted: { userId: signedIn?.user.id ?? null, scope, session }, version };
  };
