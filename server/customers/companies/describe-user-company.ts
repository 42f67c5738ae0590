import type { UserCompany } from '@takst/contract/customers/companies/user-company.schema.ts';
import { companyRoles } from '@takst/domain/platform/access/roles.ts';
import { defaultProfileId } from '@takst/domain/catalogue/products/profiles.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { describeCompany } from './company/describe-company.ts';
import type { UserCompanyRow } from './user-company.query.ts';

/** Unknown roles are dropped, unknown kinds become OTHER (spec 1 §3). */
export const describeUserCompany = (row: UserCompanyRow, tenant: TenantId): UserCompany => ({
  ...describeCompany(row, tenant),
  roles: companyRoles.filter((role) => row.roles.includes(role)),
  agreementSettings: settings(row),
});

function settings(row: UserCompanyRow): UserCompany['agreementSettings'] {
  const { increasedExpiry, arbitraryDates, payrollDatePicker, quarantineDays } = row;
  const { invoiceBaseOnly, disableRefundSubscriptionButton } = row;
  const own = row.profiles.filter((profile) => profile !== defaultProfileId);
  const labels = row.agreements.flatMap(({ id, employeeIdLabel }) =>
    employeeIdLabel === null ? [] : [[id, employeeIdLabel] as const],
  );
  return {
    // The label belongs to an agreement. In lists people of several agreements stand together: the first one names it.
    employeeIdLabel: labels[0]?.[1] ?? null,
    employeeIdLabels: Object.fromEntries(labels),
    takesTicketRequests: row.agreements.some(
      ({ widgetAccess }) => widgetAccess === 'ALLOW_TICKET_REQUESTS',
    ),
    increasedExpiry,
    arbitraryDates,
    payrollDatePicker,
    invoiceBaseOnly,
    disableRefundSubscriptionButton,
    quarantineDays,
    hasMultipleProfiles: own.length > 0,
    profiles: [defaultProfileId, ...own],
  };
}
