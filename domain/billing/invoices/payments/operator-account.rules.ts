import type { BankPayment } from './bank-payment.ts';

/** An account of the operator, and the day from which it stood on invoices. */
export type OperatorAccount = { readonly account: string; readonly from: Temporal.PlainDate };

/** Invoices with the number of before are paid late, and the bank reports them on the account of before. */
const monthsAfterReplaced = 12;

type AccountFault =
  | { readonly fault: 'OTHER_ACCOUNT'; readonly account: string }
  /** The account is the operator's, on other days. */
  | {
      readonly fault: 'ACCOUNT_NOT_IN_FORCE';
      readonly account: string;
      readonly day: Temporal.PlainDate;
    };

type FileOfPayments = {
  /** Those that the file is about. */
  readonly accounts: readonly string[];
  readonly payments: readonly Pick<BankPayment, 'account' | 'paidOn'>[];
};

/**
 * What is wrong with the accounts of a file: each has to be the operator's on the day of each payment to it, or to have
 * been replaced at most a year before that day. Null when all is well.
 */
export function accountFault(
  { accounts, payments }: FileOfPayments,
  ours: readonly OperatorAccount[],
): AccountFault | null {
  const isOurs = (account: string) => ours.some((one) => one.account === account);
  const other = accounts.find((account) => !isOurs(account));
  if (other !== undefined) return { fault: 'OTHER_ACCOUNT', account: other };
  const spans = spansOf(ours);
  const isInForce = ({ account, paidOn }: FileOfPayments['payments'][number]) =>
    spans.some((span) => span.account === account && isWithin(paidOn, span));
  const outside = payments.find((payment) => !isInForce(payment));
  return outside
    ? { fault: 'ACCOUNT_NOT_IN_FORCE', account: outside.account, day: outside.paidOn }
    : null;
}

/** `until` is the first day on which payments are taken no more; null for the account of today. */
type Span = OperatorAccount & { readonly until: Temporal.PlainDate | null };

function spansOf(ours: readonly OperatorAccount[]): Span[] {
  const inOrder = ours.toSorted((one, next) => Temporal.PlainDate.compare(one.from, next.from));
  return inOrder.map((one, place) => ({
    ...one,
    until: inOrder[place + 1]?.from.add({ months: monthsAfterReplaced }) ?? null,
  }));
}

const isWithin = (day: Temporal.PlainDate, { from, until }: Span): boolean =>
  Temporal.PlainDate.compare(day, from) >= 0 &&
  (until === null || Temporal.PlainDate.compare(day, until) < 0);
