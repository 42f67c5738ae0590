import type { Unit } from '@takst/contract/services/housing/unit.schema.ts';
import type { CompanyScope } from '#platform/scope/scope.ts';
import { withinCompany, withinScope } from '#platform/scope/within-scope.ts';
import type { Database } from '#platform/db/database.ts';
import { beyondCompanies } from '#platform/db/row-scope.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { isKnownHolder } from '#platform/access/live/known-holder.query.ts';
import { subscriptionStatusOn, ticketStatusOn } from '#ticketing/tickets/tickets.public.ts';
import { type RawBuilder, sql } from 'kysely';
import { endedByMoveOut, type EndedRow, readEnded } from '../move-out/ended-by-move-out.query.ts';
import { runningEntriesThere } from './unit-findings.query.ts';

/** Dates are text, as JSON has them. */
type PersonRow = Omit<
  Unit['people'][number],
  'fromDate' | 'toDate' | 'entries' | 'endedByMoveOut'
> & {
  endedByMoveOut: EndedRow[];
  fromDate: string;
  toDate: string | null;
  entries: (Omit<Unit['people'][number]['entries'][number], 'startDate' | 'expirationDate'> & {
    startDate: string;
    expirationDate: string | null;
  })[];
};
type UnitRow = { id: number; number: string; people: PersonRow[] };

/** The unit where a subscriber lives on a day, lived last or will live first; without any that of their number. */
export const unitOfSubscriber = (
  database: Database,
  scope: CompanyScope,
  { subscriberId, today }: { subscriberId: number; today: Temporal.PlainDate },
): Promise<Unit | null> =>
  readUnit(
    database,
    today,
    sql`
      select unit.* from holders.holder
        join housing.unit on unit.company_id = holder.company_id and unit.id = coalesce(
               (select lived.unit_id from housing.residence lived
                 where lived.company_id = holder.company_id and lived.holder_id = holder.id
                 order by lived.from_date > ${today}, abs(lived.from_date - ${today}) limit 1),
               (select numbered.id from housing.unit numbered
                 where numbered.company_id = holder.company_id
                   and numbered.folded = text.lower_case(trim(holder.employee_id))))
       where holder.id = ${subscriberId} and ${isKnownHolder('holder')} and ${withinScope(scope, 'holder')}`,
  );

/** The unit of a company that has a number. */
export const unitWithNumber = (
  database: Database,
  scope: CompanyScope,
  { companyId, number, today }: { companyId: number; number: string; today: Temporal.PlainDate },
): Promise<Unit | null> =>
  readUnit(
    database,
    today,
    sql`
      select unit.* from housing.unit
       where folded = text.lower_case(${number.trim()}) and ${withinCompany(scope, 'unit', companyId)}`,
  );

async function readUnit(
  database: Database,
  today: Temporal.PlainDate,
  unitsFound: RawBuilder<unknown>,
): Promise<Unit | null> {
  // A ticket of another company may keep a move-out from being undone.
  const { rows } = await beyondCompanies(() =>
    sql<UnitRow>`
      with unit as materialized (${unitsFound})
      select unit.id, unit.number, coalesce((
               select jsonb_agg(to_jsonb(person) - 'residenceId' order by person."fromDate", person."residenceId")
                 from (${peopleOfUnit(today)}) as person), '[]') as people
        from unit`.execute(tablesOf(database)),
  );
  const [row] = rows;
  return row ? describe(row) : null;
}

const peopleOfUnit = (today: Temporal.PlainDate) => sql`
  select lived.id as "residenceId", holder.id, holder.first_name as "firstName",
         holder.last_name as "lastName", holder.employee_id as "employeeId",
         holder.phone_country_code as "phoneCountryCode", holder.phone, lived.household,
         lived.from_date as "fromDate", lived.to_date as "toDate",
         lived.to_date is not null and not exists (
           select from housing.residence later
            where later.company_id = lived.company_id and later.holder_id = lived.holder_id
              and later.from_date > lived.to_date) as "isMoveOutUndoable",
         ${runningEntriesThere()} as "runningEntries",
         ${endedByMoveOut(today)} as "endedByMoveOut",
         coalesce((
           select jsonb_agg(jsonb_build_object(
                    'productType', "productType", 'type', type, 'status', status, 'startDate', start_date,
                    'expirationDate', expiration_date, 'isHandedOut', is_handed_out) order by start_date)
             from (${entriesOf(today)}) as entry where status in ('active', 'pending')), '[]') as entries
    from housing.residence lived
    join holders.holder on holder.company_id = lived.company_id and holder.id = lived.holder_id
   where lived.company_id = unit.company_id and lived.unit_id = unit.id and ${isKnownHolder('holder')}`;

const entriesOf = (today: Temporal.PlainDate) => sql`
  select 'TICKET' as "productType", 'TICKET' as type, start_date, expiration_date,
         coalesce(downloaded_at, shown_at) is not null as is_handed_out,
         ${ticketStatusOn('ticket', today)} as status
    from tickets.ticket
   where ticket.company_id = lived.company_id and ticket.holder_id = lived.holder_id and service = 'housing'
  union all
  select 'MOBILITY', type, start_date, expiration_date, discount_code is not null,
         ${subscriptionStatusOn('subscription', today)}
    from subscriptions.subscription
   where subscription.company_id = lived.company_id and subscription.holder_id = lived.holder_id
     and service = 'housing'`;

const dateOf = (text: string | null) => (text === null ? null : Temporal.PlainDate.from(text));

const describe = ({ people, ...unit }: UnitRow): Unit => ({
  ...unit,
  people: people.map(
    ({ entries, endedByMoveOut: countEndedByMoveOut, fromDate, toDate, ...person }) => ({
      ...person,
      endedByMoveOut: countEndedByMoveOut.map(readEnded),
      fromDate: Temporal.PlainDate.from(fromDate),
      toDate: dateOf(toDate),
      entries: entries.map(({ startDate, expirationDate, ...entry }) => ({
        ...entry,
        startDate: Temporal.PlainDate.from(startDate),
        expirationDate: dateOf(expirationDate),
      })),
    }),
  ),
});
