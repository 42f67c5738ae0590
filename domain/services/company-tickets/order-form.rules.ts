import { isAgreementValid } from '#platform/access/agreement-validity.rules.ts';

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

type StartRefusal = {
  readonly code: string;
  readonly expectedQuaranteenEndDate?: Temporal.PlainDate;
};

/** What a form remembers of a refusal: a start that was refused is no choice any more. */
export const limitsAfter = (
  { code, expectedQuaranteenEndDate: first }: StartRefusal,
  { startDate, earliestStart, refusedStarts }: StartLimits & { readonly startDate: string },
): StartLimits => ({
  earliestStart: first?.toString() ?? earliestStart,
  refusedStarts: code === 'START_DATE_NOT_OFFERED' ? [...refusedStarts, startDate] : refusedStarts,
});
