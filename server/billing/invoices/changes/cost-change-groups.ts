import {
  type CostChange,
  type CostChangeGroup,
  type CostChangeType,
  costChangeTypes,
  firstChanges,
} from '@takst/contract/billing/invoices/get-cost-changes.contract.ts';
import { lineAmount } from '@takst/domain/billing/invoices/refund-line.rules.ts';
import {
  type PayrollChange,
  payrollChanges,
  totalDifference,
} from '@takst/domain/billing/payroll/payroll-changes.rules.ts';
import { toKroner } from '@takst/domain/platform/money/ore.rules.ts';
import { describeLine } from '../invoice/describe-invoice.ts';
import type { LineRow } from '../invoice/line.query.ts';

type Compared = {
  readonly older: readonly LineRow[];
  readonly newer: readonly LineRow[];
  /** The type whose changes are all described. */
  readonly all: CostChangeType | undefined;
};

/** What the newer lines cost more or less than the older ones, by type of change. */
export function costChangeGroups({ older, newer, all }: Compared): CostChangeGroup[] {
  const changes = payrollChanges(older.map(comparable), newer.map(comparable));
  return costChangeTypes.flatMap((changeType) => {
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
}

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
