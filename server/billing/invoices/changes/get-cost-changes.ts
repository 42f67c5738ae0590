import { getCostChanges as route } from '@takst/contract/billing/invoices/get-cost-changes.contract.ts';
import { lastClosableMonth } from '@takst/domain/billing/invoices/billing-period.rules.ts';
import { firstOfMonth, lastOfMonth } from '@takst/domain/platform/time/month.rules.ts';
import { isWithinScope } from '#platform/scope/within-scope.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { closedPeriods, type LineRow, linesIn } from '../invoice/line.query.ts';
import { costChangeGroups } from './cost-change-groups.ts';

/** What changed since the month before, in all that the company is billed for. */
export const getCostChanges = (database: Database) =>
  serve(route, async ({ scope, params: { id: companyId }, query, today }) => {
    if (!isWithinScope(scope, companyId)) return { reply: [] };
    const { all, month = lastClosableMonth(today) } = query;
    const newMonth = firstOfMonth(month);
    const oldMonth = newMonth.subtract({ months: 1 });
    const periods = closedPeriods({ companyId, between: [oldMonth, lastOfMonth(newMonth)] });
    const lines = await linesIn(database, periods);
    const isOld = (line: LineRow) => firstOfMonth(line.periodStart).equals(oldMonth);
    return {
      reply: costChangeGroups({
        older: lines.filter(isOld),
        newer: lines.filter((line) => !isOld(line)),
        all,
      }),
    };
  });
