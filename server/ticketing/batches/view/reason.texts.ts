import type { engineFaults } from '@takst/contract/ticketing/batches/batch-service.ts';
import type { CellFault } from '@takst/domain/ticketing/batches/column-kinds/cell-reading.ts';
import type { BilingualText } from '@takst/domain/platform/texts/bilingual-text.ts';
import { phoneCountriesInWords } from '@takst/domain/platform/tenants/phone-countries.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Language } from '#platform/http/call.ts';
import type { StoredRow } from '../rows/row.query.ts';

export const reasonTexts = {
  nb: { fileName: 'rader', heading: 'Årsak' },
  en: { fileName: 'rows', heading: 'Reason' },
} as const;

/** In the file of rows that were not done; the page has the same with a hint how to mend it. */
const reasons: Readonly<Record<CellFault | (typeof engineFaults)[number], BilingualText>> = {
  required: { nb: 'mangler', en: 'is missing' },
  minLength: { nb: 'er for kort', en: 'is too short' },
  maxLength: { nb: 'er for lang', en: 'is too long' },
  nameOnly: { nb: 'har tegn som ikke hører til i et navn', en: 'has characters that are no name' },
  numbersOnly: { nb: 'har annet enn tall', en: 'has more than digits' },
  wrongFormat: { nb: 'ser ikke riktig ut', en: 'does not look right' },
  date: { nb: 'er ikke en gyldig dato', en: 'is not a valid date' },
  mobilePhone: { nb: 'er ikke et gyldig mobilnummer', en: 'is not a valid mobile number' },
  phoneCountry: {
    nb: 'er ikke fra et land som vi tar imot mobilnumre fra: {{countries}}',
    en: 'is of none of the countries that we take phones of: {{countries}}',
  },
  digitsLost: { nb: 'har mistet sifre i regnearket', en: 'has lost digits in the spreadsheet' },
  countryCodeMissing: { nb: 'mangler landkode', en: 'has no country code' },
  dateOrderUnknown: {
    nb: 'kan leses på to måter: dag eller måned først',
    en: 'can be read in two ways: day or month first',
  },
  fullNameOneWord: { nb: 'har bare ett ord', en: 'has but one word' },
  spreadsheetError: { nb: 'er en feil i regnearket', en: 'is an error in the spreadsheet' },
  lettersLost: { nb: 'har mistet bokstaver', en: 'has lost letters' },
  zoneUnknown: { nb: 'er ikke en sone', en: 'is no zone' },
  notAChoice: { nb: 'er ikke et av valgene', en: 'is none of the choices' },
  ROW_TWICE: { nb: 'Personen står flere ganger i listen', en: 'The person is in the list twice' },
  UNEXPECTED: { nb: 'Noe gikk galt hos oss', en: 'Something went wrong on our side' },
};

const isEngines = (code: string): code is keyof typeof reasons => Object.hasOwn(reasons, code);

type Reader = {
  readonly language: Language;
  readonly tenant: TenantId;
  /** What the file calls a column. */
  readonly headingOf: (column: string) => string;
};

/** Why a row was not done, as one text; empty when nothing stands in its way. */
export function reasonOf(
  { faults, twiceOf, cells }: StoredRow,
  ofService: Readonly<Record<string, BilingualText>>,
  { language, tenant, headingOf }: Reader,
): string {
  const codes = [
    ...faults.map(({ column, code }) => ({ column, code })),
    ...(twiceOf === null ? [] : [{ column: null, code: 'ROW_TWICE' }]),
  ];
  return codes
    .map(({ column, code }) => {
      const text = ofService[code] ?? (isEngines(code) ? reasons[code] : undefined);
      const about =
        column !== null && isEngines(code) ? `${cells[column] ?? headingOf(column)} ` : '';
      const words = text?.[language] ?? code;
      return `${about}${words.replace('{{countries}}', () => phoneCountriesInWords(tenant, language))}`;
    })
    .join('. ');
}
