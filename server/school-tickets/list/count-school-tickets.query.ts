import {
  type SchoolTicketFilter,
  schoolTicketFilters,
} from '@takst/contract/school-tickets/list/school-ticket-list.contract.ts';
import {
  type SchoolYear,
  schoolYearName,
  schoolYearOf,
} from '@takst/domain/school-tickets/school-year.rules.ts';
import { filterYears } from '@takst/domain/school-tickets/year-filter.rules.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Scope } from '#access/scope.ts';
import { withinCompany } from '#access/within-scope.ts';
import type { Database } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';
import { isKnownHolder } from '#holders/holders.public.ts';
import {
  countsByFilter,
  ticketConditions,
  ticketsOfHolders,
} from '#travel-cards/travel-cards.public.ts';
import { schoolYearsOf } from '../school-year.query.ts';
import { isOfClass, isOfYear } from './school-ticket-rows.query.ts';

type CountRequest = {
  readonly scope: Scope;
  readonly companyId: number;
  readonly today: Temporal.PlainDate;
  readonly year?: number | undefined;
  readonly className?: string | undefined;
};
type ClassCount = { className: string; tickets: number };
type StartCount = { startDate: string; tickets: number };
type Counts = Record<'all' | SchoolTicketFilter, number> & {
  classes: ClassCount[];
  starts: StartCount[];
};

const always = sql<SqlBool>`true`;

/** How many of a company's tickets each filter, class and school year has, in one statement. */
export async function countSchoolTickets(database: Database, request: CountRequest) {
  const years = await schoolYearsOf(database, request.scope.tenant);
  const { rows } = await countsStatement(request, years).execute(tablesOf(database));
  const [row] = rows;
  if (!row) throw new Error('A select of counts returned no row.');
  const { all, classes, starts, ...counts } = row;
  return { all, counts, classes, years: countedYears(years, starts, request.today) };
}

function countsStatement(
  { scope, companyId, today, year, className }: CountRequest,
  years: readonly SchoolYear[],
): RawBuilder<Counts> {
  const inYear = isOfYear(years, year) ?? always;
  const inClass = isOfClass(className) ?? always;
  return sql`
    with listed as materialized (
      select ticket.*, holder.class_name
        from holders.holder ${ticketsOfHolders('school-tickets')}
       where ${withinCompany(scope, 'holder', companyId)} and holder.kind = 'pupil'
         and ${isKnownHolder('holder')}
    )
    select count(*)::int as "all", ${countsByFilter(schoolTicketFilters, ticketConditions(today))},
           (select coalesce(jsonb_agg(jsonb_build_object('className', class_name, 'tickets', tickets)
                     order by text.natural_key(class_name) collate "C", class_name), '[]')
              from (select class_name, count(*)::int as tickets from listed as ticket
                     where ${inYear} and class_name is not null group by class_name) as counted) as classes,
           (select coalesce(jsonb_agg(jsonb_build_object('startDate', start_date, 'tickets', tickets)), '[]')
              from (select start_date, count(*)::int as tickets from listed
                     group by start_date) as counted) as starts
      from listed as ticket
      cross join lateral (select ticket.class_name) as holder
     where ${inYear} and ${inClass}`;
}

/** What the year filter offers (spec 3 §2); a ticket counts in the year of its first day. */
function countedYears(
  years: readonly SchoolYear[],
  starts: readonly StartCount[],
  today: Temporal.PlainDate,
) {
  const ticketsOf = new Map<SchoolYear, number>();
  for (const { startDate, tickets } of starts) {
    const year = schoolYearOf(years, { startDate: Temporal.PlainDate.from(startDate) });
    if (year) ticketsOf.set(year, (ticketsOf.get(year) ?? 0) + tickets);
  }
  return filterYears(years, { today, hasTickets: (year) => ticketsOf.has(year) }).map((year) => ({
    year: year.firstStart.year,
    name: schoolYearName(year),
    tickets: ticketsOf.get(year) ?? 0,
  }));
}
