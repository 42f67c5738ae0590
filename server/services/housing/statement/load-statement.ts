import type { getStatement } from '@takst/contract/services/housing/statement/get-statement.contract.ts';
import type { Reply } from '@takst/contract/platform/calls/route.ts';
import {
  forgottenMoveOuts,
  monthsOfYear,
  statementMonthState,
} from '@takst/domain/services/housing/statement.rules.ts';
import { sumOfOre, toKroner } from '@takst/domain/platform/money/ore.rules.ts';
import { firstOfMonth } from '@takst/domain/platform/time/month.rules.ts';
import type { Scope } from '#platform/scope/scope.ts';
import type { Database } from '#platform/db/database.ts';
import type { TicketServices } from '#ticketing/tickets/tickets.public.ts';
import { peopleOfFoundUnits } from './forgotten-move-outs.query.ts';
import { type MonthRow, statementMonths } from './statement-months.query.ts';
import type { StatementRequest } from './statement-units.query.ts';

export type Statement = Reply<typeof getStatement>;

type StatementCall = {
  readonly scope: Scope;
  readonly params: { readonly id: number };
  readonly query: { readonly year?: number | undefined };
  readonly today: Temporal.PlainDate;
};

export function requestOf(
  { scope, params, query, today }: StatementCall,
  services: TicketServices,
): StatementRequest {
  const year = Math.min(query.year ?? today.year, today.year);
  const months = monthsOfYear(year).filter((month) => !isToCome(month, today));
  return { scope, companyId: params.id, services, months, year, today };
}

export const isToCome = (month: Temporal.PlainDate, today: Temporal.PlainDate): boolean =>
  statementMonthState(month, { today, hasOpenLines: false, isOurs: true }) === 'COMING';

/** A year in all, and the move-outs that were forgotten. */
export async function loadStatement(
  database: Database,
  request: StatementRequest,
): Promise<Statement> {
  const { year, today } = request;
  const { firstYear, months, unitCounts } = await statementMonths(database, request);
  const sumOf = (ore: (month: MonthRow) => number) => toKroner(sumOfOre(months.map(ore)));
  const first = Math.min(firstYear ?? year, year);
  return {
    year,
    years: Array.from({ length: today.year - first + 1 }, (_, back) => today.year - back),
    total: sumOf(({ paidOre }) => paidOre),
    vat: sumOf(({ vatOre }) => vatOre),
    refunded: sumOf(({ refundedOre }) => refundedOre),
    months: months.map((row) => describeMonth(row, today)),
    unitCounts,
    forgotten: await forgottenIn(database, request),
  };
}

function describeMonth(
  { month: text, hasOpenLines, isOurs, paidOre, vatOre, refundedOre, ...counts }: MonthRow,
  today: Temporal.PlainDate,
): Statement['months'][number] {
  const month = Temporal.PlainDate.from(text);
  const state = statementMonthState(month, { today, hasOpenLines, isOurs });
  if (state === 'COMING' || state === 'NOT_OURS') return { month, state, amounts: null };
  const [total, vat, refunded] = [toKroner(paidOre), toKroner(vatOre), toKroner(refundedOre)];
  return { month, state, amounts: { total, vat, refunded, ...counts } };
}

async function forgottenIn(
  database: Database,
  request: StatementRequest,
): Promise<Statement['forgotten']> {
  const { today } = request;
  const people = await peopleOfFoundUnits(database, { ...request, months: [firstOfMonth(today)] });
  return [...Map.groupBy(people, ({ unitId }) => unitId)].flatMap(([unitId, ofUnit]) =>
    forgottenMoveOuts(ofUnit, today).map(({ kind, day, people: residents }) => ({
      kind,
      unitId,
      unitNumber: ofUnit[0]?.unitNumber ?? '',
      day,
      residents: residents.map((one) => one.person),
      monthlyPrice: toKroner(sumOfOre(residents.map(({ costOre }) => costOre))),
    })),
  );
}
