import type { FeatureNeed } from '@takst/domain/platform/access/feature-need.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Transaction } from '#platform/db/database.ts';
import type { Clock } from '#platform/time/clock.ts';
import { authorise } from '#platform/scope/authorise.ts';
import type { Scope } from '#platform/scope/scope.ts';
import { findActiveUser } from './signed-in.query.ts';
import { isWithinScope } from '#platform/scope/within-scope.ts';

type ScopeRequest = { tenant: TenantId; userId: number; companyId: number; needs: FeatureNeed };

/** What a user may reach now, for work that continues after their call; null when they no longer may. */
export type ScopeOfUser = (tx: Transaction, request: ScopeRequest) => Promise<Scope | null>;

/** The same check as for a call, at the time of the work: the roles may be gone by then. */
export const makeScopeOfUser =
  ({ clock, production }: { clock: Clock; production: boolean }): ScopeOfUser =>
  async (tx, { needs, ...request }) => {
    const access = authorise({
      signedIn: await findActiveUser(tx, request),
      route: { needs },
      params: {},
      tenant: request.tenant,
      today: clock.today(),
      production,
    });
    const scope = 'denied' in access ? null : access.scope;
    return scope && isWithinScope(scope, request.companyId) ? scope : null;
  };
