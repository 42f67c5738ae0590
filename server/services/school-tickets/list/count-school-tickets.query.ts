import {
  type SchoolTicketFilter,
  schoolTicketFilters,
} from '@takst/contract/services/school-tickets/list/school-ticket-list.contract.ts';
import {
  type SchoolYear,
  schoolYearName,
  schoolYearOf,
} from '@takst/domain/services/school-tickets/school-year.rules.ts';
import { filterYears } from '@takst/domain/services/school-tickets/year-filter.rules.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Scope } from '#platform/scope/scope.ts';
import { withinCompany, withinScope } from '#platform/scope/within-scope.ts';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { isKnownHolder } from '#platform/access/live/known-holder.query.ts';
import { countsByFilter, ticketsOfHolders } from '#ticketing/travel-cards/travel-cards.public.ts';
import { schoolYearsOf } from '../ticket/school-year.query.ts';
import { schoolTicketConditions } from './school-ticket-conditions.query.ts';
import { isOfClass, isOfYear } from './school-ticket-rows.query.ts';
import { isOfSchool, schoolsWithin } from './school.query.ts';

type Choices = { readonly year?: number | undefined; readonly className?: string | undefined };
type Moment = { readonly scope: Scope; readonly today: Temporal.PlainDate };
type OneSchool = Moment & Choices & { readonly companyId: number };
/** A school may be chosen among all of the scope. */
type AllSchools = Moment & Choices & { readonly companyId?: number | undefined };

type Counts = Record<'all' | SchoolTicketFilter, number> & {
  classes: { className: string; tickets: number }[];
  starts: { startDate: string; tickets: number }[];
};
type SchoolCounts = { schools: { companyId: number; companyName: string; tickets: number }[] };

const always = sql<SqlBool>`true`;

/** How many of a company's tickets each filter, class and school year has, in one statement. */
export async function countSchoolTickets(database: Database, { companyId, ...request }: OneSchool) {
  const years = await schoolYearsOf(database, request.scope.tenant);
  const counted = countedGroups(request, withinCompany(request.scope, 'holder', companyId));
  const { rows } = await sql<Counts>`
    ${counted} ${countsOf(request, years, always)}`.execute(tablesOf(database));
  return answerOf(rows, years, request);
}

/** The same over every school of the scope, with how many tickets of the year each school has. */
export async function countAllSchoolTickets(database: Database, request: AllSchools) {
  const { scope, companyId, year } = request;
  const years = await schoolYearsOf(database, scope.tenant);
  const isListed = sql<SqlBool>`${withinScope(scope, 'holder')} and ${isOfSchool(scope) ?? always}`;
  const isChosen =
    companyId === undefined ? always : sql<SqlBool>`ticket.company_id = ${companyId}`;
  const { rows } = await sql<Counts & SchoolCounts>`
    ${countedGroups(request, isListed)}
    select chosen.*, (
             select coalesce(jsonb_agg(jsonb_build_object('companyId', school.id, 'companyName', school.name,
                      'tickets', coalesce(tickets, 0)) order by school.sorted, school.id), '[]')
               from (${schoolsWithin(scope)}) as school
               left join (
                 select company_id, sum(tickets)::int as tickets from counted as ticket
                  where ${isOfYear(years, year) ?? always} group by company_id) as own
                 on own.company_id = school.id) as schools
      from (${countsOf(request, years, isChosen)}) as chosen`.execute(tablesOf(database));
  const { counts, ...rest } = answerOf(rows, years, request);
  const { schools, ...filters } = counts;
  return { ...rest, counts: filters, schools };
}

/** The tickets in groups by filter and choice. All counts are read from these few rows. */
const countedGroups = (moment: Moment, isListed: RawBuilder<SqlBool>): RawBuilder<unknown> => sql`
  with counted as materialized (
    select holder.company_id, holder.class_name, ticket.start_date, count(*)::int as tickets,
           ${countsByFilter(schoolTicketFilters, schoolTicketConditions(moment))}
      from holders.holder ${ticketsOfHolders('school-tickets')}
     where ${isListed} and holder.kind = 'pupil' and ${isKnownHolder('holder')}
     group by holder.company_id, holder.class_name, ticket.start_date
  )`;

function countsOf(
  { year, className }: Choices,
  years: readonly SchoolYear[],
  isChosen: RawBuilder<SqlBool>,
): RawBuilder<unknown> {
  const inYear = isOfYear(years, year) ?? always;
  const inClass = isOfClass(className) ?? always;
  const total = (column: string) => sql`coalesce(sum(ticket.${sql.ref(column)}), 0)::int`;
  return sql`
    select ${total('tickets')} as "all",
           ${sql.join(schoolTicketFilters.map((name) => sql`${total(name)} as ${sql.ref(name)}`))},
           (select coalesce(jsonb_agg(jsonb_build_object('className', class_name, 'tickets', tickets)
                     order by text.natural_key(class_name) collate "C", class_name), '[]')
              from (select class_name, sum(tickets)::int as tickets from counted as ticket
                     where ${inYear} and ${isChosen} and class_name is not null
                     group by class_name) as of_class) as classes,
           (select coalesce(jsonb_agg(jsonb_build_object('startDate', start_date, 'tickets', tickets)), '[]')
              from (select start_date, sum(tickets)::int as tickets from counted as ticket
                     where ${isChosen} group by start_date) as of_start) as starts
      from counted as ticket
      cross join lateral (select ticket.class_name) as holder
     where ${inYear} and ${inClass} and ${isChosen}`;
}

function answerOf<Row extends Counts>(
  [row]: readonly Row[],
  years: readonly SchoolYear[],
  { today }: Moment,
) {
  if (!row) throw new Error('A select of counts returned no row.');
  const { all, classes, starts, ...counts } = row;
  return { all, counts, classes, years: countedYears(years, starts, today) };
}

/** What the year filter offers (spec 3 §2); a ticket counts in the year of its first day. */
function countedYears(
  years: readonly SchoolYear[],
  starts: Counts['starts'],
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
    lastDay: year.lastDay,
    tickets: ticketsOf.get(year) ?? 0,
  }));
}
