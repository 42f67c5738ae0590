import type { StatementUnit } from '@takst/contract/housing/statement/list-statement-units.contract.ts';
import { kronerToOre } from '@takst/domain/money/ore.rules.ts';
import { amountText, countText, organisationNumberText } from '#http/pdf/pdf-amounts.ts';
import { drawBanner, drawFooters, pageTurn } from '#http/pdf/pdf-pages.ts';
import { bytesOf, colours, drawText, openPdf, paper, type PdfSheet } from '#http/pdf/pdf-sheet.ts';
import { drawTable, type PdfColumn, type PdfRow, type PdfTable } from '#http/pdf/pdf-table.ts';
import { norwegianDate } from '#time/norwegian-date.ts';
import type { StatementDocument } from './statement-document.ts';

const kroner = (amount: number) => amountText(kronerToOre(amount));

/** The year in all on the first page, with the forgotten move-outs; the units from a page of their own. */
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
  const top = drawCompany(sheet, document, drawBanner(sheet, title));
  const end = await drawTable(sheet, monthTable(document), { top, turn });
  const below = end + 74 > turn.bottom ? turn.next() : end + 18;
  const heading = `${texts.forgotten} · ${texts.asOf(norwegianDate(today)).toLowerCase()}`;
  const listTop = drawHeading(sheet, heading, below);
  if (statement.forgotten.length === 0) {
    drawText(sheet, texts.noForgotten, { x: paper.margin, y: listTop, width: 600, size: 9 });
  } else {
    await drawTable(sheet, forgottenTable(document), { top: listTop, turn });
  }
  if (document.units.length > 0) {
    const unitTop = drawHeading(sheet, texts.units, turn.next());
    await drawTable(sheet, unitTable(document), { top: unitTop, turn });
  }
  await drawFooters(sheet, texts.note, texts.page);
  return bytesOf(sheet);
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

function monthTable({ texts, statement }: StatementDocument): PdfTable {
  const { months, total, vat, refunded } = statement;
  const highest = Math.max(1, ...months.map(({ amounts }) => amounts?.total ?? 0));
  const columns: PdfColumn[] = [
    { heading: texts.month, width: 70, gap: 6, isText: true },
    { heading: texts.state, width: 64, gap: 6, isText: true },
    { heading: texts.amount, width: 78, gap: 6 },
    { heading: texts.vat, width: 70, gap: 6 },
    { heading: texts.refunded, width: 64, gap: 6 },
    { heading: texts.residents, width: 46, gap: 6 },
    { heading: texts.tickets, width: 46, gap: 6 },
    { heading: texts.subscriptions, width: 62, gap: 16 },
    { heading: '', width: 187, isBar: true },
  ];
  const rows = months.map(({ month, state, amounts }): PdfRow => {
    const cells = [month.toLocaleString(texts.locale, { month: 'long' }), texts.states[state]];
    if (!amounts) return { cells };
    const { residents, tickets, subscriptions } = amounts;
    cells.push(kroner(amounts.total), kroner(amounts.vat), kroner(amounts.refunded));
    cells.push(...[residents, tickets, subscriptions].map(countText));
    return { cells, share: Math.max(0, amounts.total) / highest };
  });
  const sums = [texts.total, '', kroner(total), kroner(vat), kroner(refunded)];
  return { columns, rows: [...rows, { cells: sums, isBold: true }] };
}

function forgottenTable({ texts, statement }: StatementDocument): PdfTable {
  const columns: PdfColumn[] = [
    { heading: texts.unit, width: 70, gap: 6, isText: true },
    { heading: texts.finding, width: 150, gap: 6, isText: true },
    { heading: texts.day, width: 64, gap: 6, isText: true },
    { heading: texts.residents, width: 370, gap: 6, isText: true },
    { heading: texts.monthly, width: 67 },
  ];
  const rows = statement.forgotten.map((found) => ({
    cells: [
      found.unitNumber,
      texts.findings[found.kind],
      norwegianDate(found.day),
      found.residents.map(nameOf).join(', '),
      kroner(found.monthlyPrice),
    ],
  }));
  return { columns, rows };
}

function unitTable(document: StatementDocument): PdfTable {
  const { texts, statement, units } = document;
  const columns: PdfColumn[] = [
    { heading: texts.unit, width: 46, gap: 6, isText: true },
    { heading: texts.residents, width: 161, gap: 6, isText: true },
    ...statement.months.map(({ month }) => ({
      heading: month.toLocaleString(texts.locale, { month: 'short' }),
      width: 37,
      gap: 2,
    })),
    { heading: texts.total, width: 58 },
  ];
  const rows = units.map((unit) => ({
    cells: [
      unit.number ?? texts.withoutUnit,
      residentsOf(unit, document),
      ...unit.months.map((cost) => (cost === null ? '' : costText(cost))),
      kroner(unit.total),
    ],
  }));
  const sums = statement.months.map(({ amounts }) => (amounts ? costText(amounts.total) : ''));
  const cells = [texts.total, '', ...sums, kroner(statement.total)];
  return { columns, rows: [...rows, { cells, isBold: true }], size: 7 };
}

const costText = (cost: number): string => (cost === 0 ? '–' : kroner(cost));

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`;

/** Who lived there, with the days on which they moved in or out in the year, and what was found. */
function residentsOf(unit: StatementUnit, { texts, statement }: StatementDocument): string {
  const inYear = (day: Temporal.PlainDate | null) =>
    day?.year === statement.year ? norwegianDate(day) : '';
  const people = unit.residents.map((person) => {
    const [from, to] = [inYear(person.from), inYear(person.to)];
    return from + to === '' ? nameOf(person) : `${nameOf(person)} (${texts.period(from, to)})`;
  });
  if (unit.erasedResidents > 0) people.push(texts.erased(unit.erasedResidents));
  const findings = unit.findings.map((one) => texts.findings[one].toLowerCase());
  return [people.join(', '), ...findings].join(' · ');
}
