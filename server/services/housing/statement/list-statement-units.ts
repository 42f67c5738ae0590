import {
  listStatementUnits as route,
  statementUnit,
  type StatementUnit,
} from '@takst/contract/services/housing/statement/list-statement-units.contract.ts';
import { monthsOfYear } from '@takst/domain/services/housing/statement.rules.ts';
import { toKroner } from '@takst/domain/platform/money/ore.rules.ts';
import * as z from 'zod/mini';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import type { TicketServices } from '#ticketing/tickets/tickets.public.ts';
import { isToCome, requestOf } from './load-statement.ts';
import { type StatementRequest, unitPage, type UnitRow } from './statement-units.query.ts';

export const listStatementUnits = (database: Database, services: TicketServices) =>
  serve(route, async (call) => {
    const request = requestOf(call, services);
    const { totalEntries, matches } = await unitPage(database, { ...call.query, ...request });
    return { reply: { totalEntries, matches: matches.map((row) => describeUnit(row, request)) } };
  });

/** A unit as page and files have it. */
export const describeUnit = (
  { monthsOre, totalOre, ...row }: UnitRow,
  { year, today }: StatementRequest,
): StatementUnit =>
  z.decode(statementUnit, {
    ...row,
    months: monthsOfYear(year).map((month, place) =>
      isToCome(month, today) ? null : toKroner(monthsOre[place] ?? 0),
    ),
    total: toKroner(totalOre),
  });
