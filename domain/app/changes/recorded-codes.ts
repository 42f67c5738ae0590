import { agreementCodes } from '#customers/agreements/agreements.changes.ts';
import { companyCodes } from '#customers/companies/companies.changes.ts';
import { companyTicketCodes } from '#services/company-tickets/company-tickets.changes.ts';
import { benefitFileCodes } from '#services/free-tickets/benefit-file.changes.ts';
import { freeTicketCodes } from '#services/free-tickets/free-tickets.changes.ts';
import { freeTicketSettingsCodes } from '#services/free-tickets/free-ticket-settings.changes.ts';
import { housingCodes } from '#services/housing/housing.changes.ts';
import { onboardingCodes } from '#services/onboarding/onboarding.changes.ts';
import { payrollCodes } from '#billing/payroll/payroll.changes.ts';
import { settingsCodes } from '#services/self-service/settings/settings.changes.ts';
import { widgetCodes } from '#services/self-service/widget/widget.changes.ts';
import { schoolTicketCodes } from '#services/school-tickets/school-tickets.changes.ts';
import { subscriptionTypeNames } from '#catalogue/products/subscription-type.ts';
import type { TenantId } from '#platform/tenants/tenant-id.ts';
import { tenantOf } from '#platform/tenants/tenants.ts';
import type { BilingualText } from '#platform/texts/bilingual-text.ts';
import { travelCardCodes } from '#ticketing/travel-cards/travel-cards.changes.ts';
import { roleNames } from '#customers/users/role-names.ts';
import { userCodes } from '#customers/users/users.changes.ts';
import { joinTables } from '#platform/changes/join-tables.ts';

/**
 * Codes that the record of changes holds, as people read them. The web does without them: the server sends
 * the words.
 */
export const codes = joinTables([
  subscriptionTypeNames,
  payrollCodes,
  roleNames,
  userCodes,
  agreementCodes,
  companyCodes,
  onboardingCodes,
  settingsCodes,
  widgetCodes,
  companyTicketCodes,
  housingCodes,
  freeTicketCodes,
  freeTicketSettingsCodes,
  schoolTicketCodes,
  benefitFileCodes,
  travelCardCodes,
]);

export type RecordedCode = keyof typeof codes;

/** At some operators a free ticket is an employee ticket (spec 1 §1). */
const employeeTicket: BilingualText = { nb: 'Ansattbillett', en: 'Employee ticket' };

const isKnown = (code: string): code is RecordedCode => Object.hasOwn(codes, code);

/** A code that is not known here is named as it is recorded. */
export function codeName(code: string, tenant: TenantId): BilingualText {
  if (code === 'FREETICKET' && tenantOf(tenant).freeTicketWord === 'employeeTicket') {
    return employeeTicket;
  }
  return isKnown(code) ? codes[code] : { nb: code, en: code };
}

/** Several codes as one text. */
export function codeNames(recorded: readonly string[], tenant: TenantId): BilingualText {
  const all = recorded.map((code) => codeName(code, tenant));
  return { nb: all.map(({ nb }) => nb).join(', '), en: all.map(({ en }) => en).join(', ') };
}
