import { faultsOf } from './fault.ts';

const units = 'server/services/housing/unit-lines.query.ts';
const statement = 'server/services/housing/statement/statement.test.ts';

/** What a housing association has paid in a year, of which nothing may be lost or counted twice. */
export const statementFaults = faultsOf('server', [
  [
    'a line of which something was refunded twice is two lines of a statement',
    units,
    'where refund.company_id = ${companyId} group by line_id',
    'where refund.company_id = ${companyId} group by line_id, refund.id',
    statement,
  ],
  [
    'a statement takes refunds for paid',
    units,
    'quantity - coalesce(refunded_ore, 0) as paid_ore',
    'quantity as paid_ore',
    statement,
  ],
]);
