import { type RawBuilder, sql } from 'kysely';
import { isLiveEntry } from '#ticketing/tickets/tickets.public.ts';

/**
 * The SQL twin of `unitFindings`, for every unit of a company: a relation with `unit_id`, `has_two_households` and
 * `runs_after_move_out`.
 */
export const unitFindingsOf = (
  companyId: number,
  today: Temporal.PlainDate,
): RawBuilder<unknown> => sql`
  select unit.id as unit_id,
         exists (
           select from housing.residence one
             join housing.residence other
               on other.company_id = one.company_id and other.unit_id = one.unit_id
              and other.household > one.household
            where one.company_id = ${companyId} and one.unit_id = unit.id
              and daterange(one.from_date, one.to_date, '[]') @> ${today}::date
              and daterange(other.from_date, other.to_date, '[]') @> ${today}::date) as has_two_households,
         exists (
           select from housing.residence lived
            where lived.company_id = ${companyId} and lived.unit_id = unit.id and lived.to_date < ${today}
              and not exists (
                select from housing.residence later
                 where later.company_id = lived.company_id and later.holder_id = lived.holder_id
                   and later.from_date > lived.from_date)
              and ${runningEntriesOf(sql`lived.company_id`, sql`lived.holder_id`)} > 0) as runs_after_move_out
    from housing.unit
   where unit.company_id = ${companyId}`;

/** What runs on of somebody of `housing.residence lived`; none where they live in another unit by now. */
export const runningEntriesThere = (): RawBuilder<unknown> => sql`
  case when exists (
         select from housing.residence later
          where later.company_id = lived.company_id and later.holder_id = lived.holder_id
            and later.from_date > lived.from_date)
       then 0 else ${runningEntriesOf(sql`lived.company_id`, sql`lived.holder_id`)} end`;

/** How many tickets and subscriptions of a holder nobody has given a last day. */
const runningEntriesOf = (
  companyId: RawBuilder<unknown>,
  holderId: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`(
  (select count(*) from tickets.ticket entry
    where entry.company_id = ${companyId} and entry.holder_id = ${holderId} and ${runsOn})
  + (select count(*) from subscriptions.subscription entry
      where entry.company_id = ${companyId} and entry.holder_id = ${holderId} and ${runsOn}))::int`;

const runsOn = sql`entry.service = 'housing' and entry.expiration_date is null
  and ${isLiveEntry('entry')}`;
