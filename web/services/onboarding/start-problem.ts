import type { startRefusals } from '@takst/contract/services/onboarding/onboarding.schema.ts';
import {
  InvalidInput,
  Offline,
  ServerTrouble,
  TimedOut,
  TooManyRequests,
} from '#platform/api/call-failures.ts';
import { reportError } from '#platform/api/report-error.ts';
import type { PlainTextKey } from '#platform/texts/texts.ts';

/** Why a company cannot begin, in the words of spec 3 §8. */
export const startRefusalTexts = {
  ORGANISATION_NUMBER_NOT_VALID: 'numberNotValid',
  COMPANY_NOT_FOUND: 'companyNotFound',
  MAY_NOT_BECOME_CUSTOMER: 'mayNotBecomeCustomer',
} as const satisfies { readonly [C in keyof typeof startRefusals]: PlainTextKey<'onboarding'> };

/** The same where the full form may have been closed since the page was opened. */
export const fullFormRefusalTexts = {
  ...startRefusalTexts,
  ONBOARDING_NOT_OFFERED: 'notOffered',
} as const;

const isUnavailable = (failure: unknown): boolean =>
  failure instanceof ServerTrouble && failure.status === 503;

/** What the person can do something about; everything else is unknown, and reported (spec 3 §8). */
export const isKnownFailure = (failure: unknown): boolean =>
  failure instanceof InvalidInput ||
  failure instanceof Offline ||
  failure instanceof TimedOut ||
  failure instanceof TooManyRequests ||
  isUnavailable(failure);

/** A register that is down is told as that. */
export const isRegisterDown = isUnavailable;

export function reportUnknown(failure: unknown): void {
  if (!isKnownFailure(failure)) reportError('failed-call', failure);
}
