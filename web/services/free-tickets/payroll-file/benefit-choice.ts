import { checkBenefitFile } from '@takst/contract/services/free-tickets/payroll-file/check-benefit-file.contract.ts';
import type { Reply } from '@takst/contract/platform/calls/route.ts';
import {
  type BenefitFileKind,
  monthsToReport,
} from '@takst/domain/services/free-tickets/benefit-file.rules.ts';
import { firstOfMonth } from '@takst/domain/platform/time/month.rules.ts';
import { queryOf } from '#platform/api/query.ts';

/** What a file is asked for. Months by their firsts. */
export type BenefitChoice = {
  readonly kind: BenefitFileKind;
  readonly month: Temporal.PlainDate;
  /** Of changes: the first month that counts. */
  readonly from: Temporal.PlainDate;
};

export type BenefitCheck = Reply<typeof checkBenefitFile>;

/** What a form begins with: the last month, which is over, as a whole. */
export function usualChoice(today: Temporal.PlainDate): BenefitChoice {
  const [first = today] = monthsToReport(today);
  return { kind: 'month', month: firstOfMonth(today).subtract({ months: 1 }), from: first };
}

/** As a call sends it. */
export const askedFor = ({ kind, month, from }: BenefitChoice) =>
  kind === 'month' ? { kind, month } : { kind, month, from };

/** What a file would have. Without a payroll system there is none. */
export const benefitCheckQuery = (companyId: number, choice: BenefitChoice) => ({
  ...queryOf(checkBenefitFile, { params: { id: companyId }, query: askedFor(choice) }),
  throwOnError: false,
});
