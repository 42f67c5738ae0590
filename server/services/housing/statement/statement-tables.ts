import type { StatementUnit } from '@takst/contract/services/housing/statement/list-statement-units.contract.ts';
import { kronerToOre } from '@takst/domain/platform/money/ore.rules.ts';
import { countCell, dateCell, oreCell, textCell } from '#platform/http/xlsx/xlsx-cells.ts';
import type { XlsxColumn } from '#platform/http/xlsx/xlsx.ts';
import { norwegianDate } from '#platform/time/norwegian-date.ts';
import type { StatementDocument } from './statement-document.ts';

type Kroner = number | null | undefined;
const amountCell = (kroner: Kroner) => oreCell(kroner == null ? null : kronerToOre(kroner));
const namesOf = (people: readonly { firstName: string; lastName: string }[]) =>
  people.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ');

/** A column whose heading is a word of the document. */
const columnsOf =
  ({ texts }: StatementDocument) =>
  <Row>(
    name: 'unit' | 'state' | 'total' | Count | Amount | Fact,
    width: number,
    cell: XlsxColumn<Row>['cell'],
  ) => ({
    heading: texts[name],
    width,
    cell,
  });
type Count = 'residents' | 'tickets' | 'subscriptions';
type Amount = 'amount' | 'vat' | 'refunded' | 'monthly';
type Fact = 'month' | 'finding' | 'day' | 'firstName' | 'lastName' | 'from' | 'to';

export function monthTable(document: StatementDocument) {
  const { texts, statement } = document;
  const { total, vat, refunded } = statement;
  const rows = statement.months.map(({ month, state, amounts }) => ({
    name: month.toLocaleString(texts.locale, { month: 'long', year: 'numeric' }),
    state: texts.states[state],
    ...amounts,
  }));
  type Row = Partial<(typeof rows)[number]> & { name: string };
  const column = columnsOf(document)<Row>;
  const count = (name: Count) => column(name, 11, (row) => countCell(row[name] ?? null));
  const columns = [
    column('month', 16, ({ name }) => textCell(name)),
    column('state', 20, ({ state }) => textCell(state ?? '')),
    column('amount', 16, (row) => amountCell(row.total)),
    column('vat', 16, (row) => amountCell(row.vat)),
    column('refunded', 14, (row) => amountCell(row.refunded)),
    ...(['residents', 'tickets', 'subscriptions'] as const).map(count),
  ];
  const sum: Row = { name: texts.total, total, vat, refunded };
  return { name: texts.months, columns, rows: rows as Row[], sum };
}

export function unitTable(document: StatementDocument) {
  const { texts, statement, units } = document;
  const column = columnsOf(document)<StatementUnit>;
  const columns = [
    column('unit', 10, ({ number }) => textCell(number ?? texts.withoutUnit)),
    column('residents', 36, (unit) => textCell(residentsOf(unit, document))),
    ...statement.months.map(({ month }, place) => ({
      heading: month.toLocaleString(texts.locale, { month: 'short' }),
      width: 10,
      cell: ({ months }: StatementUnit) => amountCell(months[place]),
    })),
    column('total', 13, (unit) => amountCell(unit.total)),
  ];
  const counts = [
    column('tickets', 10, (unit) => countCell(unit.tickets)),
    column('subscriptions', 12, (unit) => countCell(unit.subscriptions)),
  ];
  return { name: texts.units, columns, counts, rows: units };
}

export function residentTable(document: StatementDocument) {
  const rows = document.units.flatMap(({ number, residents }) =>
    residents.map((person) => ({ number, ...person })),
  );
  const column = columnsOf(document)<(typeof rows)[number]>;
  const columns = [
    column('unit', 16, ({ number }) => textCell(number)),
    column('firstName', 20, ({ firstName }) => textCell(firstName)),
    column('lastName', 20, ({ lastName }) => textCell(lastName)),
    column('from', 12, ({ from }) => dateCell(from)),
    column('to', 12, ({ to }) => dateCell(to)),
  ];
  return { name: document.texts.residents, columns, rows };
}

export function forgottenTable(document: StatementDocument) {
  const { texts, statement } = document;
  const column = columnsOf(document)<(typeof statement.forgotten)[number]>;
  const columns = [
    column('unit', 12, ({ unitNumber }) => textCell(unitNumber)),
    column('finding', 26, ({ kind }) => textCell(texts.findings[kind])),
    column('day', 12, ({ day }) => dateCell(day)),
    column('residents', 50, ({ residents }) => textCell(namesOf(residents))),
    column('monthly', 13, ({ monthlyPrice }) => amountCell(monthlyPrice)),
  ];
  return { name: texts.forgotten, columns, rows: statement.forgotten };
}

/** Who lived there, "Bo Berg (–28.02.2026)" where they moved in the year, and what was found. */
function residentsOf(unit: StatementUnit, { texts, statement }: StatementDocument): string {
  const inYear = (day: Temporal.PlainDate | null) =>
    day?.year === statement.year ? norwegianDate(day) : '';
  const people = unit.residents.map((person) => {
    const days = `${inYear(person.from)}–${inYear(person.to)}`;
    return days === '–' ? namesOf([person]) : `${namesOf([person])} (${days})`;
  });
  if (unit.erasedResidents > 0) people.push(texts.erased(unit.erasedResidents));
  const findings = unit.findings.map((one) => texts.findings[one].toLowerCase());
  return [people.join(', '), ...findings].join(' · ');
}
