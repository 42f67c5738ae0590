import {
  type ClassList,
  type ClassListPupil,
  type ClassListTicket,
  getClassLists as route,
  maxTicketsOfClassLists as max,
} from '@takst/contract/services/school-tickets/class-lists/get-class-lists.contract.ts';
import {
  schoolYearName,
  yearInForce,
} from '@takst/domain/services/school-tickets/school-year.rules.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { schoolYearsOf } from '../ticket/school-year.query.ts';
import { type ClassListRow, classListRows } from './class-list.query.ts';

/** The class lists of a school, to be printed: whole, or refused (issue: School tickets). */
export const getClassLists = (database: Database) =>
  serve(route, async ({ scope, params: { id: companyId }, query, today }) => {
    const years = await schoolYearsOf(database, scope.tenant);
    const beginsIn = query.year ?? yearInForce(years, today)?.firstStart.year;
    const year = years.find(({ firstStart }) => firstStart.year === beginsIn);
    if (beginsIn === undefined || !year) return { reply: { year: null, ...describeLists([]) } };
    const rows = await classListRows(database, {
      scope,
      companyId,
      today,
      years,
      beginsIn,
      className: query.className,
      limit: max + 1,
    });
    if (rows.length > max) return { refused: { code: 'TOO_MANY_TICKETS', max } };
    return {
      reply: { year: { year: beginsIn, name: schoolYearName(year) }, ...describeLists(rows) },
    };
  });

type NamedRow = ClassListRow & {
  readonly [Field in 'firstName' | 'lastName' | 'className']: NonNullable<ClassListRow[Field]>;
};

const isNamed = (row: ClassListRow): row is NamedRow =>
  row.firstName !== null && row.lastName !== null && row.className !== null;

/** The classes of the rows, in their order, and what is on no list. */
function describeLists(rows: readonly ClassListRow[]) {
  const named = rows.filter(isNamed);
  const listed = named.filter(({ isCurrent }) => isCurrent);
  const listedPupils = new Set(listed.map(({ holderId }) => holderId));
  const pupils = new Set(named.map(({ holderId }) => holderId));
  const lists = [...Map.groupBy(listed, ({ className }) => className)].map(
    ([className, ofClass]): ClassList => ({ className, pupils: pupilsOf(ofClass) }),
  );
  return {
    lists,
    leftOut: {
      endedPupils: pupils.size - listedPupils.size,
      namelessCards: rows.filter((row) => row.isCurrent && !isNamed(row)).length,
    },
  };
}

const pupilsOf = (rows: readonly NamedRow[]): ClassListPupil[] =>
  [...Map.groupBy(rows, ({ holderId }) => holderId).values()].flatMap(([first, ...others]) =>
    first
      ? {
          id: first.holderId,
          firstName: first.firstName,
          lastName: first.lastName,
          studentId: first.studentId,
          tickets: [first, ...others].map(describeTicket),
        }
      : [],
  );

const describeTicket = ({ ticketId, medium, isFetched, cardState, ...row }: NamedRow) =>
  ({
    id: ticketId,
    status: row.status,
    startDate: row.startDate,
    expirationDate: row.expirationDate,
    mediaType: medium === 'card' ? 'TRAVEL_CARD' : 'MOBILE_TICKET',
    pickupCode: row.pickupCode,
    downloadedToPhone: isFetched,
    travelCardState: cardState,
    cardNumber: row.cardNumber,
    hasTwoHomes: row.hasTwoHomes,
  }) satisfies ClassListTicket;
