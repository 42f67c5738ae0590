import { companyTicketOrders } from '@takst/contract/ticketing/batches/company-ticket-orders.ts';
import { describe, expect, it } from 'vitest';
import { findColumns, knownHeadings } from './find-columns.ts';
import { listTable } from './list-table.ts';

const columnHeadings = knownHeadings(companyTicketOrders, []);
const tableOf = (...rows: string[][]) =>
  listTable({ rows, hiddenRows: 0, mergedAreas: 0, sheet: null }, columnHeadings);
const columnsOf = (headings: readonly string[]) =>
  Object.fromEntries(
    findColumns(headings, columnHeadings).flatMap((column, at) =>
      column ? [[column, headings[at]]] : [],
    ),
  );

/** Headings as programs write them: Tripletex (help article 901), and Visma Lønn's employee list. */
const systems = {
  Tripletex: [
    'ANSATTNUMMER',
    'FORNAVN',
    'ETTERNAVN',
    'E-POST',
    'TELEFONNR. MOBIL',
    'FØDSELSDATO',
    'FØDSELSNUMMER',
    'D-NUMMER',
    'BANKKONTONUMMER',
    'BRUKERTYPE',
  ],
  TripletexInEnglish: [
    'EMPLOYEE NUMBER',
    'FIRST NAME',
    'LAST NAME',
    'EMAIL',
    'TELEPHONE NO. MOBILE',
    'DATE OF BIRTH',
    'NATIONAL IDENTITY NUMBER',
    'D-NUMBER',
    'BANK ACCOUNT NUMBER',
    'USER TYPE',
  ],
  VismaLonn: [
    'Ans.nr',
    'Navn',
    'Mobiltelefon',
    'E-postadresse',
    'Avdeling',
    'Ansettelsesforhold [Ansettelsesforhold nr]',
    'Ansattdato[Ans.nr]',
    'Sluttdato[Ans.nr]',
    'Fødselsnr[Ans.nr]',
    'Bankkonto',
    'Stillingsbrøk[Ans.nr]',
    'Årslønn [Ans.nr]',
    'Postnr',
    'Yrke',
  ],
};

describe('the columns of a list', () => {
  it('are found in an export from Tripletex, in both languages', () => {
    expect(columnsOf(systems.Tripletex)).toEqual({
      employeeId: 'ANSATTNUMMER',
      firstName: 'FORNAVN',
      lastName: 'ETTERNAVN',
      phone: 'TELEFONNR. MOBIL',
    });
    expect(columnsOf(systems.TripletexInEnglish)).toEqual({
      employeeId: 'EMPLOYEE NUMBER',
      firstName: 'FIRST NAME',
      lastName: 'LAST NAME',
      phone: 'TELEPHONE NO. MOBILE',
    });
  });

  it('are found in a list from Visma Lønn, where the day of employment begins no ticket', () => {
    expect(columnsOf(systems.VismaLonn)).toEqual({
      employeeId: 'Ans.nr',
      fullName: 'Navn',
      phone: 'Mobiltelefon',
    });
  });

  it.each([
    ['Telefon nr.', 'phone'],
    ['Mobiltlf privat', 'phone'],
    ['Ressursnr', 'employeeId'],
    ['Etternavn, Fornavn', 'fullName'],
  ])('are known as %s', (heading, column) => {
    expect(columnsOf([heading])).toEqual({ [column]: heading });
  });

  it('are the one that says more, of two that could be', () => {
    expect(columnsOf(['Telefon', 'Mobil', 'Mobilnummer'])).toEqual({ phone: 'Mobil' });
  });

  it('are those that somebody has mapped, before those that we would guess', () => {
    const remembered = [
      { heading: 'Telefon', column: 'phone' },
      { heading: 'Mobil', column: 'gone' },
    ];
    const columns = findColumns(
      ['Mobil', 'TELEFON '],
      knownHeadings(companyTicketOrders, remembered),
    );
    expect(columns).toEqual([null, 'phone']);
  });
});

describe('the table of a list', () => {
  it('begins below the headings, which may stand below a title', () => {
    const table = tableOf(['Ansattliste'], [], ['', 'Fornavn', 'Mobil'], ['x', 'Kari', '412']);
    expect(table.headings).toEqual(['', 'Fornavn', 'Mobil']);
    expect(table.rows).toEqual([['x', 'Kari', '412']]);
  });

  it('looks for the headings in the first ten rows', () => {
    const below = (titles: number) =>
      tableOf(
        ...Array.from({ length: titles }, () => ['Ansattliste']),
        ['Fornavn', 'Mobil'],
        ['Kari', '412'],
      );
    expect(below(9).rows).toEqual([['Kari', '412']]);
    expect(below(10).rows.at(-2)).toEqual(['Fornavn', 'Mobil']);
  });

  it('has rows from the first on where there are no headings', () => {
    const table = tableOf(['Kari', '412 34 5671'], ['Ola', '412 34 5678']);
    expect(table).toMatchObject({ headings: ['', ''], rows: [{ 0: 'Kari' }, { 0: 'Ola' }] });
    expect(tableOf(['Name 1', 'Number'], ['Ola', '412 34 5678']).rows).toHaveLength(1);
  });

  it('has no column that is private, and says so', () => {
    for (const headings of Object.values(systems)) {
      const table = tableOf(
        headings,
        headings.map((heading) => `secret ${heading}`),
      );
      expect(table.privateHeadings.length).toBeGreaterThan(2);
      expect(JSON.stringify(table.rows)).not.toMatch(
        /secret (FØDSELSN|Fødselsn|NATIONAL|D-N|B[Aa][Nn][Kk]|Årsl)/,
      );
    }
  });

  it('names the columns that are private, and those alone', () => {
    const table = tableOf(['Fornavn', 'FØDSELSNUMMER', 'Mobil', 'Lønn'], ['Kari', '1', '412', '2']);
    expect(table.privateHeadings).toEqual(['FØDSELSNUMMER', 'Lønn']);
    expect(table.headings).toEqual(['Fornavn', 'Mobil']);
    expect(table.rows).toEqual([['Kari', '412']]);
  });

  it('has no national identity number, wherever one stands', () => {
    const table = tableOf(['Fornavn', 'Merknad', 'Mobil'], ['Kari', '010100 50053', '41234567']);
    expect(table.rows).toEqual([['Kari', '', '41234567']]);
    expect(table.identityNumbers).toBe(1);
    const withoutHeadings = tableOf(['Kari', '01010050053'], ['Ola', '41010050047']);
    expect(JSON.stringify(withoutHeadings)).not.toMatch(/\d{11}/);
  });

  it('has 10,000 rows at most, without those that are empty', () => {
    const rows = (count: number) => Array.from({ length: count }, () => ['Kari', '412']);
    const head = ['Fornavn', 'Mobil'];
    expect(tableOf(head, ...rows(10_000), ['', '']).rows).toHaveLength(10_000);
    expect(() => tableOf(head, ...rows(10_001))).toThrow('TOO_MANY_ROWS');
  });

  it('is refused without a row', () => {
    expect(() => tableOf()).toThrow('EMPTY');
    expect(() => tableOf(['Fornavn', 'Mobil'], ['', ''])).toThrow('EMPTY');
  });
});
