import { isAgreementValid } from '#agreements/agreement-validity.rules.ts';
import { defaultProfileId } from '#products/profiles.rules.ts';
import type { RefusedOrder } from './decide-order.rules.ts';

/**
 * What the order form of the portal and the public one decide alike (docs/decisions/0089). What they do
 * differently on purpose stands in that decision.
 */

/** Starts that are offered, but were refused for this order. Dates are text, as a draft keeps them. */
export type StartLimits = {
  /** Starts before this day are too early for the person; empty while none is known. */
  readonly earliestStart: string;
  /** Starts that were refused for everybody. */
  readonly refusedStarts: readonly string[];
};

const { compare } = Temporal.PlainDate;

/** Whether an offered start is possible for the order, as far as the form knows. */
export const isStartPossible = (
  start: Temporal.PlainDate,
  { earliestStart, refusedStarts }: StartLimits,
): boolean =>
  !refusedStarts.includes(start.toString()) &&
  (earliestStart === '' || compare(start, earliestStart) >= 0);

/** The starts under an agreement: nobody would pay for a ticket that begins after its end. */
export const startsUnder = (
  agreement: { readonly endDate: Temporal.PlainDate | null } | undefined,
  starts: readonly Temporal.PlainDate[],
): Temporal.PlainDate[] =>
  starts.filter((start) => !agreement || isAgreementValid(agreement, start));

type Refused =
  | {
      readonly code: 'START_DATE_IN_QUARANTINE';
      readonly expectedQuaranteenEndDate: Temporal.PlainDate;
    }
  | { readonly code: string };

/** What a form remembers of a refusal: a start that was refused is no choice any more. */
export function limitsAfter(
  refused: Refused,
  { startDate, earliestStart, refusedStarts }: StartLimits & { readonly startDate: string },
): StartLimits {
  if ('expectedQuaranteenEndDate' in refused) {
    return { earliestStart: refused.expectedQuaranteenEndDate.toString(), refusedStarts };
  }
  return refused.code === 'START_DATE_NOT_OFFERED'
    ? { earliestStart, refusedStarts: [...refusedStarts, startDate] }
    : { earliestStart, refusedStarts };
}

/** The chosen profile while the company may order it, else the one that every company has. */
export const offeredProfileId = (profileId: string, profiles: readonly string[]): string =>
  profiles.includes(profileId) ? profileId : defaultProfileId;

const phone = ['phoneCountryCode', 'phone'] as const;
const zones = ['zoneChoice', 'zoneFrom', 'zoneTo'] as const;

/**
 * The fields that each refusal is about: it is forgotten when one of them changes. Each form has its own name for the
 * agreement.
 */
export const causesOfRefusals = <Agreement extends string>(agreement: Agreement) =>
  ({
    TICKET_ALREADY_HELD: phone,
    START_DATE_IN_QUARANTINE: [...phone, 'startDate'],
    AGREEMENT_NOT_FOUND: [agreement],
    AGREEMENT_NOT_VALID: [agreement, 'startDate'],
    START_DATE_NOT_OFFERED: ['startDate'],
    ZONES_NOT_OFFERED: zones,
    PROFILE_NOT_OFFERED: ['profileId'],
    PRODUCT_NOT_OFFERED: [...zones, 'profileId', 'startDate'],
    PHONE_NOT_MOBILE: phone,
    EMPLOYEE_ID_TOO_SHORT: ['employeeId', agreement],
  }) as const satisfies Record<RefusedOrder['code'], readonly string[]>;
