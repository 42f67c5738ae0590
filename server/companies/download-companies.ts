import { downloadCompanies as route } from '@takst/contract/companies/download-companies.contract.ts';
import type { Database } from '#db/database.ts';
import type { Call } from '#http/call.ts';
import { csvLine } from '@takst/domain/csv/csv.rules.ts';
import { csvDownload } from '#http/csv.ts';
import { serveDownload } from '#http/serve.ts';
import { allCompanies } from './company.query.ts';

const texts = {
  nb: {
    fileName: 'bedrifter',
    headings: ['Organisasjonsnummer', 'Kundenummer', 'Navn', 'Avtaletyper'],
  },
  en: {
    fileName: 'companies',
    headings: ['Organization number', 'Customer number', 'Name', 'Agreement types'],
  },
} as const;

/** The list of companies as a file: what search, filter and sort choose, all pages. */
export const downloadCompanies = (database: Database) =>
  serveDownload(route, async (call) => {
    const { fileName, headings } = texts[call.language];
    return csvDownload({
      name: `${fileName}-${call.today.toString()}`,
      headings,
      parts: partsOf(database, call),
    });
  });

async function* partsOf(
  database: Database,
  { scope, query, today }: Call<typeof route>,
): AsyncGenerator<string> {
  for await (const rows of allCompanies(database, scope, { ...query, today })) {
    yield rows
      .map(({ organisationNumber, customerNumber: number, name, agreementTypes }) =>
        csvLine([organisationNumber, number, name, [...new Set(agreementTypes)].join(', ')]),
      )
      .join('');
  }
}
