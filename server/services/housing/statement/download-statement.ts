import {
  downloadStatementPdf,
  downloadStatementXlsx,
} from '@takst/contract/services/housing/statement/download-statement.contract.ts';
import { companyFileName } from '#customers/companies/companies.public.ts';
import type { Database } from '#platform/db/database.ts';
import type { Call } from '#platform/http/call.ts';
import { type Download, serveDownload } from '#platform/http/serve.ts';
import { packedSheets, rowsSheet } from '#platform/http/xlsx/xlsx.ts';
import { endOfPiece } from '#platform/jobs/paced.ts';
import type { TicketServices } from '#ticketing/tickets/tickets.public.ts';
import { requestOf } from './load-statement.ts';
import { loadDocument, type StatementDocument } from './statement-document.ts';
import { statementPdf } from './statement-pdf.ts';
import { statementTexts } from './statement.texts.ts';
import { forgottenTable, monthTable, residentTable, unitTable } from './statement-tables.ts';

type Content = AsyncIterable<string | Uint8Array>;
type FileKind = {
  readonly ending: string;
  readonly contentOf: (document: StatementDocument) => Content;
};

export function downloadStatement(database: Database, services: TicketServices) {
  async function fileOf(
    call: Call<typeof downloadStatementPdf>,
    { ending, contentOf }: FileKind,
  ): Promise<{ download: Download }> {
    const request = requestOf(call, services);
    const what = `${statementTexts[call.language].fileName}-${request.year}`;
    const name = await companyFileName(database, call, what);
    const content = contentAfter(loadDocument(database, request, call.language), contentOf);
    return { download: { name: `${name}.${ending}`, content } };
  }
  return [
    serveDownload(downloadStatementPdf, (call) => fileOf(call, pdf)),
    serveDownload(downloadStatementXlsx, (call) => fileOf(call, workbook)),
  ];
}

/** Makes the file after its data is loaded; each step of the loading counts as one piece. */
async function* contentAfter(
  loading: AsyncGenerator<void, StatementDocument>,
  contentOf: FileKind['contentOf'],
): Content {
  let step = await loading.next();
  while (!step.done) {
    yield endOfPiece;
    step = await loading.next();
  }
  yield endOfPiece;
  yield* contentOf(step.value);
}

const pdf: FileKind = {
  ending: 'pdf',
  async *contentOf(document) {
    yield await statementPdf(document);
  },
};

const workbook: FileKind = {
  ending: 'xlsx',
  contentOf(document) {
    const { counts, columns, ...units } = unitTable(document);
    return packedSheets([
      rowsSheet(monthTable(document)),
      rowsSheet({ ...units, columns: [...columns, ...counts] }),
      rowsSheet(residentTable(document)),
      rowsSheet(forgottenTable(document)),
    ]);
  },
};
