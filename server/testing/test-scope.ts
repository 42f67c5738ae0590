import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { authorise } from '#platform/scope/authorise.ts';
import type { Scope } from '#platform/scope/scope.ts';

const user = { id: 1, email: '', firstName: '', lastName: '', phone: '', phoneCountryCode: '' };

/** A scope as a call gets it: of these companies, or by a global role of the whole tenant. */
export function testScope(
  ids: number[],
  globalRoles: string[] = [],
  tenant: TenantId = 'ruter',
): Scope {
  const settings = { arbitraryDates: false, disableRefundSubscriptionButton: false };
  const companies = ids.map((id) => ({ id, roles: [], agreements: [], ...settings }));
  const access = authorise({
    signedIn: { user, globalRoles, companies },
    route: { needs: 'signed-in' },
    params: {},
    tenant,
    today: Temporal.PlainDate.from('2026-03-06'),
    production: false,
  });
  if ('denied' in access || !access.scope) throw new Error('no scope');
  return access.scope;
}
