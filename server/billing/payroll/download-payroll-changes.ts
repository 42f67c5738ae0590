import type { MonthLine } from '@takst/contract/billing/invoices/invoice.schema.ts';
import { downloadPayrollChanges as route } from '@takst/contract/billing/payroll/download-payroll-changes.contract.ts';
import type { PayrollChange } from '@takst/contract/billing/payroll/payroll-change.schema.ts';
import { changeTypeNames } from '@takst/domain/billing/payroll/change-type.ts';
import { type CsvDelimiter, csvLine } from '@takst/domain/platform/csv/csv.rules.ts';
import type { Database } from '#platform/db/database.ts';
import type { Call, Language } from '#platform/http/call.ts';
import { csvDownload, csvPhone } from '#platform/http/csv.ts';
import { serveDownload } from '#platform/http/serve.ts';
import type { TicketServices } from '#ticketing/tickets/tickets.public.ts';
import { describeChange } from './describe-change.ts';
import { changesInParts } from './payroll-changes.query.ts';
import { companyFileName } from '#customers/companies/companies.public.ts';
import { servicesOf, windowOf } from './payroll-reach.ts';
import { findPayrollSettings } from './payroll-settings.store.ts';
import { payrollTexts } from './payroll.texts.ts';

/** The list as a file: what search, filters and sort choose, all pages. Named by company and date (spec 2 §9). */
export const downloadPayrollChanges = (database: Database, services: TicketServices) =>
  serveDownload(route, async (call) => {
    const { language, scope, params } = call;
    const texts = payrollTexts[language];
    const [service = 'company-tickets'] = servicesOf(call);
    const headings = texts.headings(texts.employeeId[service]);
    const { delimiter } = await findPayrollSettings(database, scope, params.id);
    const name = await companyFileName(database, call, texts.fileName[service]);
    const parts = partsOf({ database, services, delimiter }, call);
    return csvDownload({ name, headings, parts, delimiter });
  });

type Source = { database: Database; services: TicketServices; delimiter: CsvDelimiter };

async function* partsOf(
  { database, services, delimiter }: Source,
  call: Call<typeof route>,
): AsyncGenerator<string> {
  const request = { ...call.query, ...windowOf(call, services) };
  for await (const rows of changesInParts(database, request)) {
    const lines = rows.map((row) =>
      csvLine(cellsOf(describeChange(row), call.language), delimiter),
    );
    yield lines.join('');
  }
}

/** As a spreadsheet in Norwegian settings reads an amount. */
const amount = (kroner: number) => kroner.toFixed(2).replace('.', ',');

function cellsOf(change: PayrollChange, language: Language) {
  const { changeType, month, oldLine, newLine, priceDifference } = change;
  const line: MonthLine = newLine ?? oldLine;
  const { firstName, lastName, phoneCountryCode, phone, employeeId } = line;
  return [
    changeTypeNames[changeType][language],
    `${String(month.month).padStart(2, '0')}.${month.year}`,
    firstName ?? '',
    lastName ?? '',
    phoneCountryCode !== null && phone !== null ? csvPhone({ phoneCountryCode, phone }) : '',
    { exactly: employeeId ?? '' },
    line.description[language],
    amount(newLine ? newLine.price * newLine.quantity : 0),
    amount(priceDifference),
  ];
}
