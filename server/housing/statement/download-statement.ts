import {
  downloadStatementPdf,
  downloadStatementXlsx,
} from '@takst/contract/housing/statement/download-statement.contract.ts';
import type { StatementUnit } from '@takst/contract/housing/statement/list-statement-units.contract.ts';
import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import { Readable } from 'node:stream';
import { type CompanyHeading, companyHeading } from '#companies/companies.public.ts';
import type { Database } from '#db/database.ts';
import type { Call } from '#http/call.ts';
import { serveDownload } from '#http/serve.ts';
import { workbookDownload } from '#http/xlsx/xlsx.ts';
import type { TicketServices } from '#tickets/tickets.public.ts';
import { describeUnit } from './list-statement-units.ts';
import { loadStatement, requestOf, type Statement } from './load-statement.ts';
import { statementPdf } from './statement-pdf.ts';
import { allUnits } from './statement-units.query.ts';
import { statementSheets } from './statement-xlsx.ts';
import { statementTexts } from './statement.texts.ts';

/** All that PDF and workbook say. */
export type StatementDocument = {
  readonly tenant: TenantId;
  readonly today: Temporal.PlainDate;
  readonly texts: (typeof statementTexts)['nb'];
  readonly company: CompanyHeading;
  readonly statement: Statement;
  readonly units: readonly StatementUnit[];
};

const refused = { refused: { code: 'YEAR_NOT_BEGUN' } } as const;

export const downloadStatement = (database: Database, services: TicketServices) => [
  serveDownload(downloadStatementPdf, async (call) => {
    const document = await findDocument(database, services, call);
    if (!document) return refused;
    const content = Readable.from([await statementPdf(document)], { objectMode: false });
    return { download: { name: `${fileName(document)}.pdf`, content } };
  }),
  serveDownload(downloadStatementXlsx, async (call) => {
    const document = await findDocument(database, services, call);
    if (!document) return refused;
    return workbookDownload(fileName(document), statementSheets(document));
  }),
];

const fileName = ({ texts, company, statement }: StatementDocument) =>
  `${texts.fileName}-${company.id}-${statement.year}`;

async function findDocument(
  database: Database,
  services: TicketServices,
  call: Call<typeof downloadStatementPdf>,
): Promise<StatementDocument | null> {
  const request = requestOf(call, services);
  if (!request) return null;
  const { scope, companyId, today } = request;
  const company = await companyHeading(database, scope, companyId);
  if (!company) throw new Error(`company ${companyId} was within the scope a moment ago`);
  const units = await allUnits(database, request);
  return {
    tenant: scope.tenant,
    today,
    texts: statementTexts[call.language],
    company,
    statement: await loadStatement(database, request),
    units: units.map((row) => describeUnit(row, request)),
  };
}
