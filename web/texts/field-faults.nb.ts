/** What can be wrong with a field: the words for the keys that the contract's schemas name. */
export const nb = {
  required: 'Du må fylle ut dette',
  wrongFormat: 'Dette ser ikke riktig ut',
  nameOnly: 'Skriv bare navnet, uten nettadresser og tegn som / og @',
  date: 'Skriv en gyldig dato',
  numbersOnly: 'Bruk bare tall',
  webSite: 'Skriv adressen til et nettsted, som https://firma.no',
  sixDigits: 'Skriv seks siffer',
  fourDigits: 'Skriv fire siffer',
  mobilePhone: 'Skriv et gyldig mobilnummer',
  minLength: 'Dette er for kort',
  maxLength: 'Dette er for langt',
  maxLengthOf: 'Dette er for langt: bruk høyst {{max}} tegn',
  minValue: 'Tallet er for lavt',
  maxValue: 'Tallet er for høyt',
  unknownField: 'Dette feltet kjenner vi ikke',
} as const;
