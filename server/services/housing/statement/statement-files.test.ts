import {
  downloadStatementPdf,
  downloadStatementXlsx,
} from '@takst/contract/services/housing/statement/download-statement.contract.ts';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect } from 'vitest';
import { sheetIn, textsIn } from '#platform/http/xlsx/test-read-sheet.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { PlacedResident } from './test-association.store.ts';
import { oreOf, statementIn } from './test-statement.ts';

/** What a reader sees on each page, with plain spaces. */
async function pagesOf(bytes: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(bytes));
  return text.map((page) => page.replaceAll(/\s+/g, ' '));
}

/** The numbers of a column of a sheet. */
const numbersIn = (sheet: string, column: string): number[] =>
  [...sheet.matchAll(new RegExp(`<c r="${column}\\d+"[^>]*><v>([^<]+)</v>`, 'g'))].map(
    ([, value]) => Number(value),
  );
const amount = (kroner: number) =>
  kroner.toLocaleString('nb-NO', { minimumFractionDigits: 2 }).replaceAll(/\s/g, ' ');

describe('the PDF of a statement', () => {
  portalTest('has the year, its forgotten move-outs and every unit', async (portal) => {
    const { file, statement, units } = await statementIn(portal);
    const { bytes, name } = await file(downloadStatementPdf, 'nb');
    expect(name).toMatch(/oppstilling-2026-Toppen-borettslag-2026-05-20\.pdf/);
    const [first = '', ...others] = await pagesOf(bytes);
    const { total, months } = await statement();
    for (const text of [
      'Ruter Bedrift',
      'Oppstilling 2026',
      'Toppen borettslag',
      'Per 20.05.2026',
      `januar 2026 Fakturert ${amount(months[0]?.amounts?.total ?? 0)}`,
      `mai 2026 Ikke fakturert ennå ${amount(months[4]?.amounts?.total ?? 0)}`,
      'juni 2026 Kommer juli 2026 Kommer',
      `Sum ${amount(total)}`,
      'Utflytting ikke registrert · per 20.05.2026',
      'A-12 Billett etter utflytting 31.03.2026 Cato Testesen 747,00',
      'A-13 To husstander 01.04.2026 Dina Testesen, Eva Testesen',
      'Side 1 av 2',
    ])
      expect.soft(first).toContain(text);
    const table = others.join(' ');
    for (const { number, total: cost } of (await units()).matches) {
      expect.soft(table).toContain(`${number ?? 'Uten boenhet'} `);
      expect.soft(table).toContain(` ${amount(cost)}`);
    }
    expect(table).toContain(
      'A-10 Bo Testesen (–28.02.2026) 1 324,00 1 324,00 0,00 0,00 0,00 2 648,00',
    );
    expect(table).toContain('A-14 1 slettet person 747,00');
  });

  portalTest('is in the language of who asks', async (portal) => {
    const { file } = await statementIn(portal);
    const [first = '', second] = await pagesOf((await file(downloadStatementPdf, 'en')).bytes);
    expect(first).toContain('Statement 2026');
    expect(first).toContain('January 2026 Invoiced');
    expect(first).toContain('A-12 Ticket after move-out 31.03.2026 Cato Testesen 747,00');
    expect(first).not.toMatch(/Boenhet|Beboere|Sum/);
    expect(second).toContain('Bo Testesen (–28.02.2026)');
    expect(second).toContain('Without a unit');
  });

  portalTest(
    'has each of 120 units once, and headings and number on every page',
    async (portal) => {
      const residents = Array.from({ length: 120 }, (_, place): PlacedResident => ({
        name: `Person${place}`,
        lives: [{ unit: `H${String(1000 + place)}`, from: '2025-06-01' }],
        tickets: [{ from: '2026-01-01' }],
      }));
      const { file } = await statementIn(portal, residents);
      const pages = await pagesOf((await file(downloadStatementPdf, 'nb')).bytes);
      expect(pages.length).toBeGreaterThan(4);
      const numbers = pages.flatMap((page) => page.match(/H1\d{3}/g) ?? []);
      expect(numbers).toEqual(residents.map(({ lives }) => lives[0]?.unit));
      pages.forEach((page, index) => {
        expect.soft(page).toContain(`Side ${index + 1} av ${pages.length}`);
        if (/H1\d{3}/.test(page)) expect.soft(page).toContain('Boenhet Beboere jan');
      });
    },
  );
});

describe('the workbook of a statement', () => {
  portalTest('has months, units, residents and forgotten move-outs', async (portal) => {
    const { file, statement, units } = await statementIn(portal);
    const { bytes, name } = await file(downloadStatementXlsx, 'nb');
    expect(name).toMatch(/oppstilling-2026-Toppen-borettslag-2026-05-20\.xlsx/);
    const [months, unitRows, residents, forgotten] = [0, 1, 2, 3].map((at) =>
      sheetIn(bytes, at),
    ) as [string, string, string, string];
    const year = await statement();
    const { matches } = await units();
    expect(textsIn(months, 'A').slice(0, 2)).toEqual(['Måned', 'januar 2026']);
    expect(numbersIn(months, 'C')).toEqual(
      year.months.flatMap(({ amounts }) => (amounts ? [amounts.total] : [])),
    );
    expect(textsIn(unitRows, 'A')).toEqual([
      'Boenhet',
      ...matches.map(({ number }) => number ?? 'Uten boenhet'),
    ]);
    const sums = numbersIn(unitRows, 'O').map(oreOf);
    expect(sums.reduce((sum, ore) => sum + ore, 0)).toBe(oreOf(year.total));
    expect(numbersIn(unitRows, 'C')).toEqual(matches.map((row) => row.months[0]));
    expect(numbersIn(unitRows, 'H')).toEqual([]);
    expect(textsIn(residents, 'B')).toEqual([
      'Fornavn',
      'Anna',
      'Bo',
      'Bo',
      'Cato',
      'Dina',
      'Eva',
      'Hans',
    ]);
    // Dates are days as a workbook counts them: 28 February and 31 March 2026.
    expect(numbersIn(residents, 'E')).toEqual([46_081, 46_112]);
    expect(textsIn(forgotten, 'D')).toEqual([
      'Beboere',
      'Cato Testesen',
      'Dina Testesen, Eva Testesen',
    ]);
    expect(numbersIn(forgotten, 'E')[0]).toBe(747);
  });

  portalTest('is in the language of who asks', async (portal) => {
    const { file } = await statementIn(portal);
    const { bytes } = await file(downloadStatementXlsx, 'en');
    expect(textsIn(sheetIn(bytes), 'B').slice(0, 2)).toEqual(['Status', 'Invoiced']);
    expect(textsIn(sheetIn(bytes, 1)).slice(0, 3)).toEqual(['Unit', 'Residents', 'Jan']);
    expect(textsIn(sheetIn(bytes, 3), 'B')).toContain('Two households');
  });
});
