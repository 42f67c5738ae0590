import { phoneCountriesInWords } from '@takst/domain/platform/tenants/phone-countries.rules.ts';
import { expect, it } from 'vitest';
import { reasonOf } from './reason.texts.ts';

const reader = { language: 'en', tenant: 'ruter', headingOf: () => 'First name' } as const;

const stored: Parameters<typeof reasonOf>[0] = {
  position: 1,
  state: 'faulty',
  effect: null,
  subject: null,
  act: null,
  faults: [],
  twiceOf: null,
  cells: {},
};

it.each([
  ['required', 'mangler', 'missing'],
  ['minLength', 'for kort', 'too short'],
  ['maxLength', 'for lang', 'too long'],
  ['nameOnly', 'navn', 'name'],
  ['numbersOnly', 'enn tall', 'digits'],
  ['wrongFormat', 'ser ikke riktig ut', 'not look right'],
  ['date', 'gyldig dato', 'valid date'],
  ['mobilePhone', 'gyldig mobilnummer', 'valid mobile number'],
  ['digitsLost', 'mistet sifre', 'lost digits'],
  ['countryCodeMissing', 'landkode', 'country code'],
  ['dateOrderUnknown', 'to måter', 'two ways'],
  ['fullNameOneWord', 'ett ord', 'one word'],
  ['spreadsheetError', 'feil i regnearket', 'error in the spreadsheet'],
  ['lettersLost', 'mistet bokstaver', 'lost letters'],
  ['zoneUnknown', 'ikke en sone', 'no zone'],
  ['notAChoice', 'av valgene', 'of the choices'],
  ['ROW_TWICE', 'flere ganger', 'twice'],
  ['UNEXPECTED', 'gikk galt', 'went wrong'],
])('the reason of %s says “%s”, in English “%s”', (code, nb, en) => {
  const row = { ...stored, faults: [{ column: 'phone', code, proposal: null }] };
  expect(reasonOf(row, {}, { ...reader, language: 'nb' })).toContain(nb);
  expect(reasonOf(row, {}, reader)).toContain(en);
});

it('the reason for a phone of another country says which countries there are', () => {
  const row = {
    ...stored,
    faults: [{ column: 'phone', code: 'phoneCountry', proposal: null }],
    cells: { phone: '+33 6 12 34 56 78' },
  };
  const reason = reasonOf(row, {}, reader);
  expect(reason).toBe(
    `+33 6 12 34 56 78 is of none of the countries that we take phones of: ${phoneCountriesInWords('ruter', 'en')}`,
  );
  // Of a cell that is missing there is but the heading; of the row itself there is neither.
  const faults = [
    { column: 'firstName', code: 'required', proposal: null },
    { column: 'phone', code: 'TAKEN', proposal: null },
  ];
  const ofService = { TAKEN: { nb: 'Er tatt', en: 'Is taken' } };
  expect(reasonOf({ ...row, faults, twiceOf: 1 }, ofService, reader)).toBe(
    'First name is missing. Is taken. The person is in the list twice',
  );
});
