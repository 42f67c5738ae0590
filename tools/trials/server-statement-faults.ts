import { faultsOf } from './fault.ts';

const units = 'server/housing/statement/statement-units.query.ts';
const statement = 'server/housing/statement/statement.test.ts';

/** What a housing association has paid in a year, of which nothing may be lost or counted twice. */
export const statementFaults = faultsOf('server', [
  [
    'the lines of which nobody knows the unit are in no row of a statement',
    units,
    'union all select 0, null) as unit',
    'union all select -1, null) as unit',
    statement,
  ],
  [
    'a line of which something was refunded twice is two lines of a statement',
    units,
    'where company_id = ${request.companyId} group by line_id',
    'where company_id = ${request.companyId} group by line_id, id',
    statement,
  ],
  [
    'a statement takes refunds for paid',
    units,
    'line_ore - coalesce(refunded_ore, 0) as paid_ore',
    'line_ore as paid_ore',
    statement,
  ],
]);
