import type { AccessRequestOutcome } from '@takst/domain/services/onboarding/access-request.rules.ts';
import type { Translate } from '#platform/texts/texts.ts';

type RequestAnswer = { outcome: AccessRequestOutcome; answeredBy: string | null };

const keys = {
  accepted: 'requestAccepted',
  rejected: 'requestRejected',
  handled: 'requestHandled',
} as const satisfies Record<AccessRequestOutcome, string>;

/** Who answered a request for access, and how. */
export const answeredText = (
  t: Translate<'users'>,
  { outcome, answeredBy }: RequestAnswer,
): string => t(keys[outcome], { name: answeredBy ?? t('requestByOnboarding') });

/** The texts of requests that cannot be answered. */
export const answerRefusals = {
  ACCESS_REQUEST_NOT_FOUND: 'requestGone',
  ACCESS_REQUEST_ANSWERED: answeredText,
} as const;
