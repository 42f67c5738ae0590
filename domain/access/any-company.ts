import { tenants } from '#tenants/tenants.ts';
import type { TenantId } from '#tenants/tenant-id.ts';
import { fullCounterTerms } from '#ticket-counter/counter-terms.ts';
import type { AccessCompany } from './features-for.rules.ts';

/** A company with an agreement of each kind that the operator makes, in which nobody has a role. */
export const anyCompany = (tenant: TenantId): AccessCompany => ({
  roles: [],
  agreements: tenants[tenant].allowedAgreementTypes.map((subtype) => ({
    subtype,
    endDate: null,
    ticketCounter: subtype === 'TICKETOFFICE' ? fullCounterTerms : null,
  })),
  arbitraryDates: false,
  disableRefundSubscriptionButton: false,
});
