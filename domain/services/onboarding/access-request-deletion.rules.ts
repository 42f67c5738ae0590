import { retentionPeriods } from '#platform/retention/retention-periods.ts';

type RequestDays = {
  readonly requestedOn: Temporal.PlainDate;
  /** Null while it is open. */
  readonly answeredOn: Temporal.PlainDate | null;
};

/** The day whose night deletes a request. The last day on which it is kept is the one before. */
export const accessRequestDeletedOn = ({
  requestedOn,
  answeredOn,
}: RequestDays): Temporal.PlainDate =>
  answeredOn === null
    ? requestedOn.add(retentionPeriods.accessRequestOpen).add({ days: 1 })
    : answeredOn.add(retentionPeriods.accessRequestAnswered).add({ days: 1 });
