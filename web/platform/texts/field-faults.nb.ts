import * as field from '@takst/domain/platform/refusals/field.nb.ts';

/** What can be wrong with a field: the words for the keys that the contract's schemas name. */
export const nb = {
  required: 'Du må fylle ut dette',
  wrongFormat: 'Dette ser ikke riktig ut',
  nameOnly: field.NAME_ONLY,
  singleLine: 'Skriv på én linje, uten tegn som ikke vises',
  unprintable: 'Teksten har tegn som ikke kan vises. Skriv den på nytt.',
  date: 'Skriv en gyldig dato',
  dateOrder: 'Denne datoen kan ikke være før den over',
  numbersOnly: field.NUMBERS_ONLY,
  webSite: 'Skriv adressen til et nettsted, som https://firma.no',
  organisationNumber: 'Skriv et gyldig organisasjonsnummer med ni siffer',
  consentRequired: 'Du må godta dette for å gå videre',
  sixCharacters: 'Koden har seks tegn',
  sixDigits: 'Skriv seks siffer',
  fourDigits: 'Skriv fire siffer',
  mobilePhone: field.MOBILE_PHONE,
  phoneCountry: field.PHONE_COUNTRY,
  minLength: 'Dette er for kort',
  maxLength: 'Dette er for langt',
  maxLengthOf: 'Dette er for langt: bruk høyst {{max}} tegn',
  minValue: 'Tallet er for lavt',
  maxValue: 'Tallet er for høyt',
  unknownField: 'Dette feltet kjenner vi ikke',
} as const;
