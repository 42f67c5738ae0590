import type { getStatement } from '@takst/contract/housing/statement/get-statement.contract.ts';
import type { Reply } from '@takst/contract/route.ts';
import {
  forgottenMoveOuts,
  monthsOfYear,
  statementMonthState,
} from '@takst/domain/housing/statement.rules.ts';
import { sumOfOre, toKroner } from '@takst/domain/money/ore.rules.ts';
import { firstOfMonth } from '@takst/domain/time/month.rules.ts';
import type { Scope } from '#access/scope.ts';
import type { Database } from '#db/database.ts';
import type { TicketServices } from '#tickets/tickets.public.ts';
import { peopleOfFoundUnits } from './forgotten-move-outs.query.ts';
import type { StatementRequest } from './statement-lines.query.ts';
import { type MonthRow, statementMonths } from './statement-months.query.ts';

export type Statement = Reply<typeof getStatement>;

type StatementCall = {
  readonly scope: Scope;
  readonly params: { readonly id: number };
  readonly query: { readonly year?: number | undefined };
  readonly today: Temporal.PlainDate;
};

/** What a call asks for; null for a year that has not begun. */
export function requestOf(
  { scope, params, query, today }: StatementCall,
  services: TicketServices,
): StatementRequest | null {
  const { year = today.year } = query;
  const months = monthsOfYear(year).filter((month) => !isToCome(month, today));
  return months.length === 0
    ? null
    : { scope, companyId: params.id, services, months, year, today };
}

export const isToCome = (month: Temporal.PlainDate, today: Temporal.PlainDate): boolean =>
  statementMonthState(month, { today, hasOpenLines: false }) === 'COMING';

/** A year in all, and the move-outs that were forgotten. */
export async function loadStatement(
  database: Database,
  request: StatementRequest,
): Promise<Statement> {
  const { year, today } = request;
  const { years, months, all, forgotten } = await statementMonths(database, request);
  const sumOf = (ore: (month: MonthRow) => number) => toKroner(sumOfOre(months.map(ore)));
  return {
    year,
    years: [...new Set([...years, year, today.year])].toSorted((one, other) => other - one),
    total: sumOf(({ paidOre }) => paidOre),
    vat: sumOf(({ vatOre }) => vatOre),
    refunded: sumOf(({ refundedOre }) => refundedOre),
    months: monthsOfYear(year).map((month, place) => describeMonth(month, months[place], today)),
    unitCounts: { all, forgotten },
    forgotten: await forgottenIn(database, request),
  };
}

function describeMonth(
  month: Temporal.PlainDate,
  row: MonthRow | undefined,
  today: Temporal.PlainDate,
): Statement['months'][number] {
  if (!row || isToCome(month, today)) return { month, state: 'COMING', amounts: null };
  const { hasOpenLines, paidOre, vatOre, refundedOre, residents, tickets, subscriptions } = row;
  return {
    month,
    state: statementMonthState(month, { today, hasOpenLines }),
    amounts: {
      total: toKroner(paidOre),
      vat: toKroner(vatOre),
      refunded: toKroner(refundedOre),
      residents,
      tickets,
      subscriptions,
    },
  };
}

async function forgottenIn(
  database: Database,
  { today, ...request }: StatementRequest,
): Promise<Statement['forgotten']> {
  const thisMonth = { ...request, months: [firstOfMonth(today)] };
  const people = await peopleOfFoundUnits(database, thisMonth, today);
  return [...Map.groupBy(people, ({ unitId }) => unitId)].flatMap(([unitId, ofUnit]) =>
    forgottenMoveOuts(ofUnit, today).map((found) => ({
      kind: found.kind,
      unitId,
      unitNumber: ofUnit[0]?.unitNumber ?? '',
      day: found.day,
      residents: found.people.map(({ subscriberId, firstName, lastName }) => ({
        subscriberId,
        firstName,
        lastName,
      })),
      monthlyPrice: toKroner(sumOfOre(found.people.map(({ costOre }) => costOre))),
    })),
  );
}
