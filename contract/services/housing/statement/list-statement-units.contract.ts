import { unitFindingKinds } from '@takst/domain/services/housing/unit-findings.rules.ts';
import * as z from 'zod/mini';
import { pageOf, pageQuery, rowsQuery } from '#platform/lists/paging.ts';
import { route } from '#platform/calls/route.ts';
import { calendarDate } from '#platform/calls/scalars.ts';
import { statementPerson, statementYear } from './statement.schema.ts';

export const statementFilters = ['forgotten'] as const;
export const statementSorts = ['number', 'total'] as const;

const statementRows = {
  ...rowsQuery(statementFilters, statementSorts),
  year: statementYear,
};
export type StatementRows = z.output<z.ZodMiniObject<typeof statementRows>>;

export const statementUnit = z.object({
  /** 0 for lines without a known unit: with them the rows add up to the months. */
  id: z.int(),
  number: z.nullable(z.string()),
  /** In kroner, VAT included, less what was refunded; null of a month that is still to come. */
  months: z.array(z.nullable(z.number())),
  total: z.number(),
  /** Everybody who lives there in the year, in the order in which they moved in. */
  residents: z.array(
    z.object({
      ...statementPerson,
      from: calendarDate,
      to: z.nullable(calendarDate),
    }),
  ),
  /** Those who lived there in the year and are erased. */
  erasedResidents: z.int(),
  /** Different ones that were paid for in the year. */
  tickets: z.int(),
  subscriptions: z.int(),
  /** As of today. */
  findings: z.array(z.enum(unitFindingKinds)),
});
export type StatementUnit = z.output<typeof statementUnit>;

export const listStatementUnits = route({
  method: 'GET',
  path: '/api/housing/statement/units/by-company-id/{id}',
  summary:
    'What each unit of a housing association costs in a year, month by month, and who lives there',
  needs: 'housing',
  company: 'id',
  query: z.strictObject({ ...pageQuery.shape, ...statementRows }),
  reply: pageOf(statementUnit),
  readsStandby: true,
  refusals: {},
});
