import { type RawBuilder, sql, type SqlBool } from 'kysely';

export type Period = {
  readonly from?: Temporal.PlainDate | undefined;
  readonly to?: Temporal.PlainDate | undefined;
};

/** Whether something with a first and a last day is for a month between the months of two days, those included. */
export function withinPeriod(
  period: Period,
  days: { first: string; last: string },
): RawBuilder<SqlBool> {
  const { from, to } = { from: null, to: null, ...period };
  return sql<SqlBool>`(
    (${from}::date is null or ${sql.ref(days.last)} >= date_trunc('month', ${from}::date))
    and (${to}::date is null or ${sql.ref(days.first)} <= ${to}::date))`;
}
