import type { StatementUnit } from '@takst/contract/housing/statement/list-statement-units.contract.ts';
import { monthsOfYear } from '@takst/domain/housing/statement.rules.ts';
import { kronerToOre } from '@takst/domain/money/ore.rules.ts';
import { countCell, dateCell, oreCell, textCell } from '#http/xlsx/xlsx-cells.ts';
import { type XlsxColumn, xlsxSheet, type XlsxSheet } from '#http/xlsx/xlsx.ts';
import type { StatementDocument } from './statement-document.ts';

const amountCell = (kroner: number | null) => oreCell(kroner === null ? null : kronerToOre(kroner));

/** The year by month, its units, its residents and the forgotten move-outs. */
export const statementSheets = (document: StatementDocument): XlsxSheet[] => [
  monthSheet(document),
  unitSheet(document),
  residentSheet(document),
  forgottenSheet(document),
];

async function* once<Row>(rows: readonly Row[]) {
  yield rows;
}
const sheet = <Row>(name: string, columns: readonly XlsxColumn<Row>[], rows: readonly Row[]) =>
  xlsxSheet({ name, columns, parts: once(rows) });

function monthSheet({ texts, statement }: StatementDocument): XlsxSheet {
  type Month = (typeof statement.months)[number];
  const ofMonth = (name: keyof NonNullable<Month['amounts']>) => (row: Month) =>
    row.amounts && row.amounts[name];
  const amount = (heading: string, name: 'total' | 'vat' | 'refunded') => ({
    heading,
    width: 16,
    cell: (row: Month) => amountCell(ofMonth(name)(row)),
  });
  const count = (heading: string, name: 'residents' | 'tickets' | 'subscriptions') => ({
    heading,
    width: 12,
    cell: (row: Month) => countCell(ofMonth(name)(row)),
  });
  const columns: XlsxColumn<Month>[] = [
    { heading: texts.month, width: 12, cell: ({ month }) => dateCell(month) },
    { heading: texts.state, width: 12, cell: ({ state }) => textCell(texts.states[state]) },
    amount(texts.amount, 'total'),
    amount(texts.vat, 'vat'),
    amount(texts.refunded, 'refunded'),
    count(texts.residents, 'residents'),
    count(texts.tickets, 'tickets'),
    count(texts.subscriptions, 'subscriptions'),
  ];
  return sheet(texts.months, columns, statement.months);
}

function unitSheet({ texts, statement, units }: StatementDocument): XlsxSheet {
  const ofMonth = (month: Temporal.PlainDate, place: number): XlsxColumn<StatementUnit> => ({
    heading: month.toLocaleString(texts.locale, { month: 'long' }),
    width: 12,
    cell: ({ months }) => amountCell(months[place] ?? null),
  });
  const columns: XlsxColumn<StatementUnit>[] = [
    { heading: texts.unit, width: 16, cell: (row) => textCell(row.number ?? texts.withoutUnit) },
    ...monthsOfYear(statement.year).map(ofMonth),
    { heading: texts.total, width: 14, cell: (row) => amountCell(row.total) },
    { heading: texts.tickets, width: 10, cell: (row) => countCell(row.tickets) },
    { heading: texts.subscriptions, width: 12, cell: (row) => countCell(row.subscriptions) },
    { heading: texts.residents, width: 10, cell: ({ residents }) => countCell(residents.length) },
    { heading: texts.erasedHeading, width: 16, cell: (row) => countCell(row.erasedResidents) },
    {
      heading: texts.forgotten,
      width: 30,
      cell: (row) => textCell(row.findings.map((one) => texts.findings[one]).join(', ')),
    },
  ];
  return sheet(texts.units, columns, units);
}

function residentSheet({ texts, units }: StatementDocument): XlsxSheet {
  const residents = units.flatMap(({ number, residents: own }) =>
    own.map((person) => ({ number, ...person })),
  );
  const columns: XlsxColumn<(typeof residents)[number]>[] = [
    { heading: texts.unit, width: 16, cell: ({ number }) => textCell(number) },
    { heading: texts.firstName, width: 20, cell: ({ firstName }) => textCell(firstName) },
    { heading: texts.lastName, width: 20, cell: ({ lastName }) => textCell(lastName) },
    { heading: texts.from, width: 12, cell: ({ from }) => dateCell(from) },
    { heading: texts.to, width: 12, cell: ({ to }) => dateCell(to) },
  ];
  return sheet(texts.residents, columns, residents);
}

function forgottenSheet({ texts, statement }: StatementDocument): XlsxSheet {
  const people = statement.forgotten.flatMap(({ residents, ...found }) =>
    residents.map((person) => ({ ...found, ...person })),
  );
  const columns: XlsxColumn<(typeof people)[number]>[] = [
    { heading: texts.unit, width: 16, cell: ({ unitNumber }) => textCell(unitNumber) },
    { heading: texts.finding, width: 26, cell: ({ kind }) => textCell(texts.findings[kind]) },
    { heading: texts.day, width: 12, cell: ({ day }) => dateCell(day) },
    { heading: texts.firstName, width: 20, cell: ({ firstName }) => textCell(firstName) },
    { heading: texts.lastName, width: 20, cell: ({ lastName }) => textCell(lastName) },
    { heading: texts.monthly, width: 14, cell: ({ monthlyPrice }) => amountCell(monthlyPrice) },
  ];
  return sheet(texts.forgotten, columns, people);
}
