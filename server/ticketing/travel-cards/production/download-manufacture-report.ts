import {
  downloadManufactureReport as route,
  type ManufacturedCard,
} from '@takst/contract/ticketing/travel-cards/manufacture-report.contract.ts';
import { companyHeading } from '#customers/companies/companies.public.ts';
import type { Database } from '#platform/db/database.ts';
import type { Language } from '#platform/http/call.ts';
import { serveDownload, type ServedRoute } from '#platform/http/serve.ts';
import { sheetDownload } from '#platform/http/xlsx/sheet-download.ts';
import { dateCell, exactCell, textCell } from '#platform/http/xlsx/xlsx-cells.ts';
import type { XlsxColumn } from '#platform/http/xlsx/xlsx.ts';
import { findManufacturedCards } from './manufacture-report.query.ts';
import { manufactureReportTexts } from './manufacture-report.texts.ts';

/** The cards of a report as a file, in the order of the page. */
export const downloadManufactureReport = (database: Database): ServedRoute =>
  serveDownload(route, async ({ scope, language, query: { companyId, manufacturedDate } }) => {
    if (!(await companyHeading(database, scope, companyId)))
      return { refused: { code: 'COMPANY_NOT_FOUND' } };
    const madeOn = manufacturedDate;
    const cards = await findManufacturedCards(database, scope, { companyId, madeOn });
    return sheetDownload('csv', {
      name: `${manufactureReportTexts[language].fileName}-${companyId}-${madeOn.toString()}`,
      columns: columnsIn(language),
      parts: [cards],
    });
  });

function columnsIn(language: Language): XlsxColumn<ManufacturedCard>[] {
  const { cardNumber, cardName, startDate } = manufactureReportTexts[language];
  return [
    { heading: cardNumber, width: 14, cell: (card) => exactCell(card.cardNumber) },
    { heading: cardName, width: 30, cell: (card) => textCell(card.cardName) },
    { heading: startDate, width: 12, cell: (card) => dateCell(card.startDate) },
  ];
}
