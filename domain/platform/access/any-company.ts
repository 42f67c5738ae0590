import type { TenantId } from '#platform/tenants/tenant-id.ts';
import { tenantOf } from '#platform/tenants/tenants.ts';
import { fullCounterTerms } from '#platform/access/counter-terms.ts';
import type { AccessCompany } from './features-for.rules.ts';

/** A company with an agreement of each kind that the operator makes, in which nobody has a role. */
export const anyCompany = (tenant: TenantId): AccessCompany => ({
  roles: [],
  agreements: tenantOf(tenant).allowedAgreementTypes.map((subtype) => ({
    subtype,
    endDate: null,
    ticketCounter: subtype === 'TICKETOFFICE' ? fullCounterTerms : null,
  })),
  arbitraryDates: false,
  disableRefundSubscriptionButton: false,
});
