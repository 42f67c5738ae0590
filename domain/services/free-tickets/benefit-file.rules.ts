import type { PayrollRecord } from '#billing/payroll/payroll-file.rules.ts';
import { firstOfMonth, lastOfMonth, monthsFrom } from '#platform/time/month.rules.ts';

/** What a file for the payroll system tells: a month as a whole, or what has changed since the files before it. */
export const benefitFileKinds = ['month', 'changes'] as const;
export type BenefitFileKind = (typeof benefitFileKinds)[number];

/** So many months are reported and corrected: three years, for which employers answer to the tax office. */
const reportedMonths = 36;

/** The firsts of these months, oldest first, up to that of a day. */
export const monthsToReport = (today: Temporal.PlainDate): Temporal.PlainDate[] =>
  monthsFrom(firstOfMonth(today).subtract({ months: reportedMonths - 1 }), today);

/** What a file has of one employee number: of their own ticket and those of their family. */
export type ReportedBenefit = {
  readonly employeeId: string;
  readonly tickets: number;
  readonly amountOre: number;
  /** Of each ticket; null where they differ. */
  readonly ticketOre: number | null;
};

type FileFacts = {
  readonly kind: BenefitFileKind;
  readonly month: Temporal.PlainDate;
  readonly wageType: string;
};

/**
 * A record for each employee number: of a month the tickets with what each is taxed for, of changes one time the difference, as
 * the number of tickets says nothing about it. Differences that come to nothing need no record.
 */
export const benefitRecords = <Benefit extends ReportedBenefit>(
  benefits: readonly Benefit[],
  { kind, month, wageType }: FileFacts,
): (PayrollRecord & { readonly benefit: Benefit })[] =>
  benefits
    .filter(({ amountOre }) => amountOre !== 0)
    .map((benefit) => {
      const { employeeId, amountOre } = benefit;
      const quantities =
        kind === 'month'
          ? { quantity: benefit.tickets, rateOre: benefit.ticketOre }
          : { quantity: 1, rateOre: amountOre };
      return { benefit, employeeId, wageType, date: lastOfMonth(month), ...quantities, amountOre };
    });
