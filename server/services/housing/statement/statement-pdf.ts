import { organisationNumberText } from '#platform/http/pdf/pdf-amounts.ts';
import { drawBanner, drawFooters, pageTurn } from '#platform/http/pdf/pdf-pages.ts';
import {
  bytesOf,
  colours,
  drawText,
  openPdf,
  paper,
  type PdfSheet,
} from '#platform/http/pdf/pdf-sheet.ts';
import { drawTable } from '#platform/http/pdf/pdf-table.ts';
import { sheetTable } from '#platform/http/pdf/sheet-table.ts';
import { norwegianDate } from '#platform/time/norwegian-date.ts';
import type { StatementDocument } from './statement-document.ts';
import { forgottenTable, monthTable, unitTable } from './statement-tables.ts';

/** Empty rows on the first page, which has room for the months and some six forgotten move-outs. */
const padding = 5;

/** The year in all on the first page; forgotten move-outs and units each from where they have room. */
export async function statementPdf(document: StatementDocument): Promise<Uint8Array> {
  const { texts, statement, company, tenant, today } = document;
  const title = texts.title(statement.year);
  const sheet = await openPdf({
    tenant,
    layout: 'landscape',
    locale: texts.locale,
    title: `${title} ${company.name}`,
    author: company.name,
    day: today,
  });
  const turn = pageTurn(sheet, `${title} · ${company.name}`, texts.note);
  const highest = Math.max(1, ...statement.months.map(({ amounts }) => amounts?.total ?? 0));
  const shareOf = ({ total = 0 }) => Math.max(0, total) / highest;
  const months = sheetTable(sheet, { ...monthTable(document), shareOf, padding });
  const top = drawCompany(sheet, document, drawBanner(sheet, title));
  const end = await drawTable(sheet, months, { top, turn });
  const { name, ...forgotten } = forgottenTable(document);
  const heading = `${name} · ${texts.asOf(norwegianDate(today)).toLowerCase()}`;
  const height = 54 + 17 * Math.min(forgotten.rows.length, 6);
  const listTop = drawHeading(sheet, heading, end + height > turn.bottom ? turn.next() : end + 16);
  if (forgotten.rows.length > 0) {
    await drawTable(sheet, sheetTable(sheet, { ...forgotten, padding }), { top: listTop, turn });
  } else {
    drawText(sheet, texts.noForgotten, { x: paper.margin, y: listTop, width: 600, size: 9 });
  }
  if (document.units.length > 0) await drawUnits(sheet, document, turn);
  await drawFooters(sheet, texts.note, texts.page);
  return bytesOf(sheet);
}

async function drawUnits(
  sheet: PdfSheet,
  document: StatementDocument,
  turn: ReturnType<typeof pageTurn>,
): Promise<void> {
  const { texts, statement } = document;
  const { name, ...units } = unitTable(document);
  const sum = {
    id: 0,
    number: texts.total,
    months: statement.months.map(({ amounts }) => amounts?.total ?? null),
    total: statement.total,
    residents: [],
    erasedResidents: 0,
    tickets: 0,
    subscriptions: 0,
    findings: [],
  };
  const table = sheetTable(sheet, { ...units, sum, size: 7 });
  await drawTable(sheet, table, { top: drawHeading(sheet, name, turn.next()), turn });
}

function drawCompany(sheet: PdfSheet, { texts, company, today }: StatementDocument, top: number) {
  const box = { x: paper.margin, width: 500 };
  const end = drawText(sheet, company.name, { ...box, y: top - 6, size: 13, isBold: true });
  const number = `${texts.organisationNumber} ${organisationNumberText(company.organisationNumber)}`;
  const facts = `${number} · ${texts.asOf(norwegianDate(today))}`;
  return drawText(sheet, facts, { ...box, y: end + 2, size: 9, colour: colours.muted }) + 14;
}

const drawHeading = (sheet: PdfSheet, text: string, y: number): number =>
  drawText(sheet, text, { x: paper.margin, y, width: 500, size: 11, isBold: true }) + 8;
