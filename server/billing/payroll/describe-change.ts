import type { PayrollChange } from '@takst/contract/billing/payroll/payroll-change.schema.ts';
import { toKroner } from '@takst/domain/platform/money/ore.rules.ts';
import { changeTypeOf } from '@takst/domain/billing/payroll/change-type.ts';
import { payrollChange } from '@takst/domain/billing/payroll/payroll-changes.rules.ts';
import { describeMonthLine } from '#billing/invoices/invoices.public.ts';
import type { ChangeRow, ComparedLine } from './payroll-changes.query.ts';

/** As the rule says what it is; a change without a line that its type needs throws (spec 2 §3). */
export function describeChange({ id, month, oldLine, newLine }: ChangeRow): PayrollChange {
  const [older, newer] = [comparable(oldLine), comparable(newLine)];
  const change = payrollChange(changeTypeOf(older, newer), older, newer);
  const facts = {
    id,
    month: Temporal.PlainDate.from(month),
    priceDifference: toKroner(change.priceDifferenceOre),
  };
  switch (change.changeType) {
    case 'SUBSCRIBED':
      return { ...facts, ...typeOf(change), oldLine: null, newLine: lineOf(change.newLine) };
    case 'UNSUBSCRIBED':
      return { ...facts, ...typeOf(change), oldLine: lineOf(change.oldLine), newLine: null };
    case 'PRICE_CHANGED':
      return {
        ...facts,
        ...typeOf(change),
        oldLine: lineOf(change.oldLine),
        newLine: lineOf(change.newLine),
      };
  }
}

const typeOf = <Type extends string>({ changeType }: { changeType: Type }) => ({ changeType });

/** The rule compares what a line costs. */
const comparable = (line: ComparedLine | null) =>
  line && {
    line,
    person: line.person,
    product: line.product,
    priceOre: line.priceOre * line.quantity,
  };

const lineOf = ({ line }: { line: ComparedLine }) =>
  describeMonthLine({
    ...line,
    month: Temporal.PlainDate.from(line.month),
    soldAt: Temporal.Instant.from(line.soldAt),
  });
