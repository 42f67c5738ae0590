import { faultsOf } from './fault.ts';

const months = 'server/billing/invoices/months';
const payroll = 'server/billing/payroll';
const twin = `${payroll}/payroll-changes-twin.test.ts`;
const calls = `${payroll}/payroll.test.ts`;
const unitCosts = 'server/services/housing/costs';

/** Whose deductions are told, and what they come to. */
export const payrollFaults = faultsOf('server', [
  [
    'whoever has a service somewhere sees what is billed under any agreement of their companies',
    `${months}/reached-agreement.query.ts`,
    'return reached.includes(service) ? { companyId, service } : null;',
    'void reached;\n  return { companyId, service };',
    `${months}/reached-agreement.test.ts`,
  ],
  [
    'the preview of an agreement has the lines of the others',
    `${months}/month-lines.query.ts`,
    'and (${agreementId ?? null}::bigint is null or id = ${agreementId ?? null})',
    'and (${agreementId ?? null}::bigint is null or id > 0)',
    twin,
  ],
  [
    'what is closed is billed once more',
    `${months}/month-lines.query.ts`,
    'from closed_agreement where ${closedWithin(bills, period)})`;',
    'from closed_agreement where not ${closedWithin(bills, period)})`;',
    twin,
  ],
  [
    'other zones are a new ticket instead of another price',
    `${payroll}/payroll-changes.query.ts`,
    "case product_type when 'TICKET' then 'TICKET' else product end",
    'product_type || product || coalesce(nr_of_zones, 0)',
    twin,
  ],
  [
    'changes of the month before the first one are told',
    `${payroll}/payroll-changes.query.ts`,
    'months.slice(1).map(String)',
    'months.map(String)',
    twin,
  ],
  [
    'the second to save payroll settings overwrites the first',
    `${payroll}/payroll-settings.ts`,
    "if (compared === 'changed-since')",
    "if (compared === 'changed-since' && !current.version)",
    calls,
  ],
  [
    'the lines of which nobody knows the unit are in no row of costs and statement',
    'server/services/housing/unit-rows.query.ts',
    'union all select 0, null)',
    'union all select -1, null)',
    `${unitCosts}/unit-costs.test.ts`,
    'server/services/housing/statement/statement.test.ts',
  ],
  [
    'whoever has moved within a month is paid for in two units',
    'server/services/housing/unit-lines.query.ts',
    'from month_line left join refunded using (line_id)',
    'from month_line left join housing.residence lived using (holder_id) left join refunded using (line_id)',
    `${unitCosts}/unit-costs.test.ts`,
  ],
  [
    'a payroll file is cut where something does not fit',
    `${payroll}/payroll-file.ts`,
    "if ('faults' in file) return { refused: { code: 'DOES_NOT_FIT', faults: file.faults.length } };",
    "if ('faults' in file) return { download: { name: 'cut.txt', content: Readable.from(['']) } };",
    calls,
  ],
  [
    'a payroll file of CSV forgets the delimiter of the company',
    `${payroll}/download-payroll-changes.ts`,
    'csvLine(cellsOf(describeChange(row), call.language), delimiter)',
    'csvLine(cellsOf(describeChange(row), call.language))',
    calls,
  ],
]);
