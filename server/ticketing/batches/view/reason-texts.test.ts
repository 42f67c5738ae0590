import { phoneCountriesInWords } from '@takst/domain/platform/tenants/phone-countries.rules.ts';
import { expect, it } from 'vitest';
import { importReasons } from '#ticketing/code-pools/imports/import-reasons.texts.ts';
import { numberReasons } from '#ticketing/travel-cards/set-numbers/number-reasons.texts.ts';
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

it.each([
  ['CODE_EXISTS', 'i lageret fra før', 'in the pool already'],
  ['CODE_EXPIRED', 'er utløpt', 'has expired'],
  ['ROW_TWICE', 'Koden står flere ganger', 'code is in the file twice'],
] as const)('an import of codes says of %s “%s”, in English “%s”', (code, nb, en) => {
  const words = { nb: expect.stringContaining(nb), en: expect.stringContaining(en) };
  expect(importReasons[code]).toEqual(words);
});

it.each([
  ['CARD_NOT_FOUND', 'ingen kortbestilling', 'no card request'],
  ['CARD_NOT_REQUESTED', 'nummer fra før', 'a number already'],
  ['CARD_NUMBER_IN_USE', 'Et annet kort i bruk', 'Another card in use'],
  ['WRONG_CARD_NUMBER', 'nøyaktig 9 tegn', 'exactly 9 characters'],
  ['ROW_TWICE', 'Bestillingen eller kortnummeret', 'request or the card number'],
] as const)('a list of card numbers says of %s “%s”, in English “%s”', (code, nb, en) => {
  const words = { nb: expect.stringContaining(nb), en: expect.stringContaining(en) };
  expect(numberReasons[code]).toEqual(words);
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
