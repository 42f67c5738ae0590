import { faultsOf } from './fault.ts';

const units = 'server/housing/statement/statement-units.query.ts';
const statement = 'server/housing/statement/statement.test.ts';

/** What a housing association has paid in a year, of which nothing may be lost or counted twice. */
export const statementFaults = faultsOf('server', [
  [
    'a line of which something was refunded twice is two lines of a statement',
    units,
    'where refund.company_id = ${request.companyId} group by line_id',
    'where refund.company_id = ${request.companyId} group by line_id, refund.id',
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
