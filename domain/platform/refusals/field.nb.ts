// Faults in fields of a person or an order, for every form.
export const FIRST_NAME = 'Fornavn må ha 2–50 tegn';
export const LAST_NAME = 'Etternavn må ha 2–50 tegn';
export const NAME_ONLY =
  'Skriv bare navnet, uten nettadresser, telefonnumre, emoji og tegn som / og @';
export const EMPLOYEE_ID = '{{label}} må ha 2–20 tegn';
export const EMPLOYEE_ID_OF_ANY_LENGTH = '{{label}} må ha 1–20 tegn';
export const PHONE_COUNTRY = 'Vi tar imot mobilnumre fra disse landene: {{countries}}';
export const MOBILE_PHONE = 'Skriv et gyldig mobilnummer';
export const NUMBERS_ONLY = 'Bruk bare tall';
export const START_DATE = 'Velg startdato';
