import {
  type CostChange,
  costChangeTypes,
  firstChanges,
  getCostChanges as route,
} from '@takst/contract/billing/invoices/get-cost-changes.contract.ts';
import { lastClosableMonth } from '@takst/domain/billing/invoices/billing-period.rules.ts';
import { lineAmount } from '@takst/domain/billing/invoices/refund-line.rules.ts';
import { toKroner } from '@takst/domain/platform/money/ore.rules.ts';
import {
  type PayrollChange,
  payrollChanges,
  totalDifference,
} from '@takst/domain/billing/payroll/payroll-changes.rules.ts';
import { firstOfMonth, lastOfMonth } from '@takst/domain/platform/time/month.rules.ts';
import { isWithinScope } from '#platform/scope/within-scope.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { describeLine } from './invoice/describe-invoice.ts';
import { closedPeriods, type LineRow, linesIn } from './invoice/line.query.ts';

/** What changed since the month before, in all that the company is billed for. */
export const getCostChanges = (database: Database) =>
  serve(route, async ({ scope, params: { id: companyId }, query, today }) => {
    if (!isWithinScope(scope, companyId)) return { reply: [] };
    const { all, month = lastClosableMonth(today) } = query;
    const newMonth = firstOfMonth(month);
    const oldMonth = newMonth.subtract({ months: 1 });
    const periods = closedPeriods({ companyId, between: [oldMonth, lastOfMonth(newMonth)] });
    const lines = (await linesIn(database, periods)).map(comparable);
    const isOld = ({ line }: ComparedLine) => firstOfMonth(line.periodStart).equals(oldMonth);
    const changes = payrollChanges(
      lines.filter(isOld),
      lines.filter((one) => !isOld(one)),
    );
    const reply = costChangeTypes.flatMap((changeType) => {
      const ofType = changes.filter((change) => change.changeType === changeType);
      if (ofType.length === 0) return [];
      const listed = all === changeType ? ofType : ofType.slice(0, firstChanges);
      return [
        {
          changeType,
          count: ofType.length,
          priceDifference: toKroner(totalDifference(ofType)),
          changes: listed.map(describeChange),
        },
      ];
    });
    return { reply };
  });

type ComparedLine = ReturnType<typeof comparable>;

/**
 * All tickets of a person are one product: other zones are another price of it. Who is erased is told apart by the
 * ticket.
 */
const comparable = (line: LineRow) => ({
  line,
  person: line.holderId ?? -line.relatedId,
  product: line.productType === 'TICKET' ? line.productType : line.product,
  priceOre: lineAmount(line),
});

function describeChange(change: PayrollChange<ComparedLine>): CostChange {
  const { line, priceOre } = change.changeType === 'UNSUBSCRIBED' ? change.oldLine : change.newLine;
  const { id, agreementNumber, description, allZones, zoneFrom, numberOfZones, ...described } =
    describeLine(line);
  const { subscriberId, firstName, lastName, employeeId } = described;
  return {
    line: {
      id,
      agreementNumber,
      description,
      allZones,
      zoneFrom,
      numberOfZones,
      price: toKroner(priceOre),
      subscriberId,
      firstName,
      lastName,
      employeeId,
    },
    oldPrice: change.changeType === 'PRICE_CHANGED' ? toKroner(change.oldLine.priceOre) : null,
    priceDifference: toKroner(change.priceDifferenceOre),
  };
}
