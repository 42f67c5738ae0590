import { isSubscriptionCharged } from '@takst/domain/services/subscriptions/charged-subscription.rules.ts';
import { businessDayOf } from '@takst/domain/platform/time/business-day.rules.ts';
import { monthsFrom } from '@takst/domain/platform/time/month.rules.ts';
import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

type Subscription = {
  readonly agreementId: number;
  readonly type: string;
  readonly startDate: Temporal.PlainDate;
  readonly expirationDate: Temporal.PlainDate | null;
  readonly codeDrawnAt: Temporal.Instant | null;
};

/** A month of an add-on, as both portals have it. */
export type AddOnMonth = {
  readonly agreementId: number;
  readonly type: string;
  readonly startDate: string;
  readonly month: string;
};

/**
 * Months for which an add-on costs nothing because its code came late: a portal that is off on the first day of a subscription
 * draws the code when it is back (docs/decisions/0066). A month is named once for each subscription.
 */
export async function monthsBeforeLateCodes(
  database: Database,
  today: Temporal.PlainDate,
): Promise<AddOnMonth[]> {
  const { rows } = await sql<Subscription>`
    select agreement_id as "agreementId", type, start_date as "startDate", expiration_date as "expirationDate",
           code_drawn_at as "codeDrawnAt"
      from subscriptions.subscription where start_date <= ${today}::date`.execute(
    tablesOf(database),
  );
  return rows.flatMap(({ agreementId, type, startDate, expirationDate, codeDrawnAt }) => {
    const drawnOn = codeDrawnAt && businessDayOf(codeDrawnAt);
    const isCharged = (codeDrawnOn: Temporal.PlainDate | null, month: Temporal.PlainDate) =>
      isSubscriptionCharged({ startDate, expirationDate, codeDrawnOn }, { month, today });
    return monthsFrom(startDate, drawnOn ?? today)
      .filter((month) => isCharged(startDate, month) && !isCharged(drawnOn, month))
      .map((month) => ({ agreementId, type, startDate: String(startDate), month: String(month) }));
  });
}

/** The lines of these months in a portal that has charged them, one for each; none of a month that is not invoiced in it either. */
export async function linesOfMonths(
  database: Database,
  months: readonly AddOnMonth[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with counted as (
      select line.id, line.agreement_id, line.product, subscription.start_date, period_start,
             row_number() over (partition by line.agreement_id, line.product, subscription.start_date, period_start
                                order by line.id) as number
        from invoices.line
        join subscriptions.subscription
          on subscription.company_id = line.company_id and subscription.id = related_id
       where product_type = 'MOBILITY'),
    wanted as (
      select "agreementId", type, "startDate", month, count(*) as amount
        from jsonb_to_recordset(${JSON.stringify(months)}::jsonb)
             as given("agreementId" bigint, type text, "startDate" date, month date)
       group by 1, 2, 3, 4)
    select id from counted
      join wanted on "agreementId" = agreement_id and type = product and "startDate" = start_date and month = period_start
     where number <= amount`.execute(tablesOf(database));
  return rows.map(({ id }) => id);
}
