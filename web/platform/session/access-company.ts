import type { AccessCompany } from '@takst/domain/platform/access/features-for.rules.ts';
import type { UserCompany } from './session.ts';

/** What of a company decides the user's features there. */
export const accessCompanyOf = ({
  roles,
  allAgreements,
  agreementSettings,
}: UserCompany): AccessCompany => ({
  roles,
  agreements: allAgreements.map(({ subTypeId, endDate, awaitsSignature, ticketCounter }) => ({
    subtype: subTypeId,
    endDate,
    awaitsSignature,
    ticketCounter,
  })),
  arbitraryDates: agreementSettings.arbitraryDates,
  disableRefundSubscriptionButton: agreementSettings.disableRefundSubscriptionButton,
});
