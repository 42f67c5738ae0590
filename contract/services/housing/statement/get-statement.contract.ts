import { statementMonthStates } from '@takst/domain/services/housing/statement.rules.ts';
import { unitFindingKinds } from '@takst/domain/services/housing/unit-findings.rules.ts';
import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { calendarDate, id } from '#platform/calls/scalars.ts';
import { statementPerson, statementYear } from './statement.schema.ts';

/** What was invoiced, in kroner, VAT included, less what was refunded. */
const amounts = z.object({
  total: z.number(),
  vat: z.number(),
  refunded: z.number(),
  /** People who lived there in the month. */
  residents: z.int(),
  tickets: z.int(),
  subscriptions: z.int(),
});

const month = z.object({
  month: calendarDate,
  state: z.enum(statementMonthStates),
  /** Null of a month that is still to come, or that was invoiced elsewhere. */
  amounts: z.nullable(amounts),
});
export type StatementMonth = z.output<typeof month>;

const forgottenMoveOut = z.object({
  kind: z.enum(unitFindingKinds),
  unitId: id,
  unitNumber: z.string(),
  /** Since two households live there, or the last day of who has moved out. */
  day: calendarDate,
  residents: z.array(z.object(statementPerson)),
  /** What their tickets and subscriptions cost this month. */
  monthlyPrice: z.number(),
});
export type ForgottenMoveOut = z.output<typeof forgottenMoveOut>;

export const getStatement = route({
  method: 'GET',
  path: '/api/housing/statement/by-company-id/{id}',
  summary: 'What a housing association pays in a year, month by month, and its forgotten move-outs',
  needs: 'housing',
  company: 'id',
  query: z.strictObject({ year: statementYear }),
  reply: z.object({
    year: z.int(),
    /** Those that can be chosen, newest first. */
    years: z.array(z.int()),
    total: z.number(),
    vat: z.number(),
    refunded: z.number(),
    months: z.array(month),
    /** How many rows the list of units has, in all and by its filter. */
    unitCounts: z.object({ all: z.int(), forgotten: z.int() }),
    /** As of today, whichever year is asked for. */
    forgotten: z.array(forgottenMoveOut),
  }),
  readsStandby: true,
  refusals: {},
});
