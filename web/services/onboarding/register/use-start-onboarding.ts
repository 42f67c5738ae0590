import { startOnboarding } from '@takst/contract/services/onboarding/start-onboarding.contract.ts';
import { useVisitorOperation } from '#platform/operations/use-visitor-operation.ts';
import { leavePage } from '#platform/drafts/leave-page.ts';
import { reportUnknown, fullFormRefusalTexts } from '../start-problem.ts';
import { useStartFailureText } from '../use-start-failure-text.ts';

/** Begins an onboarding, and leaves for the identity provider. */
export function useStartOnboarding() {
  const failureText = useStartFailureText();
  return useVisitorOperation(startOnboarding, {
    texts: 'onboarding',
    failureText,
    refusals: {
      ...fullFormRefusalTexts,
      PHONE_NOT_VALID: null,
    },
    failed: 'notStarted',
    causes: {
      ORGANISATION_NUMBER_NOT_VALID: ['organisationNumber'],
      COMPANY_NOT_FOUND: ['organisationNumber'],
      MAY_NOT_BECOME_CUSTOMER: ['organisationNumber'],
      PHONE_NOT_VALID: ['phone', 'phoneCountryCode'],
    },
    faults: { PHONE_NOT_VALID: { path: 'phone', message: 'mobilePhone' } },
    leavesPortal: true,
    onDone: leavePage,
    onProblem: (obstacle) => 'failure' in obstacle && reportUnknown(obstacle.failure),
  });
}
