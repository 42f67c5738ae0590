import {
  downloadStatementPdf,
  downloadStatementXlsx,
} from '@takst/contract/housing/statement/download-statement.contract.ts';
import { Readable } from 'node:stream';
import { companyFileName } from '#companies/companies.public.ts';
import type { Database } from '#db/database.ts';
import type { Call } from '#http/call.ts';
import { type Download, serveDownload } from '#http/serve.ts';
import { rowsSheet, workbookDownload } from '#http/xlsx/xlsx.ts';
import type { TicketServices } from '#tickets/tickets.public.ts';
import { requestOf } from './load-statement.ts';
import { loadDocument, type StatementDocument } from './statement-document.ts';
import { statementPdf } from './statement-pdf.ts';
import { forgottenTable, monthTable, residentTable, unitTable } from './statement-tables.ts';

type MakeFile = (name: string, document: StatementDocument) => Promise<{ download: Download }>;

export function downloadStatement(database: Database, services: TicketServices) {
  async function fileOf(call: Call<typeof downloadStatementPdf>, makeFile: MakeFile) {
    const request = requestOf(call, services);
    const document = await loadDocument(database, request, call.language);
    const what = `${document.texts.fileName}-${request.year}`;
    return makeFile(await companyFileName(database, call, what), document);
  }
  return [
    serveDownload(downloadStatementPdf, (call) => fileOf(call, makePdf)),
    serveDownload(downloadStatementXlsx, (call) => fileOf(call, makeWorkbook)),
  ];
}

async function makePdf(name: string, document: StatementDocument) {
  const content = Readable.from([await statementPdf(document)], { objectMode: false });
  return { download: { name: `${name}.pdf`, content } };
}

async function makeWorkbook(name: string, document: StatementDocument) {
  const { counts, columns, ...units } = unitTable(document);
  return workbookDownload(name, [
    rowsSheet(monthTable(document)),
    rowsSheet({ ...units, columns: [...columns, ...counts] }),
    rowsSheet(residentTable(document)),
    rowsSheet(forgottenTable(document)),
  ]);
}
