import * as field from '@takst/domain/platform/refusals/field.en.ts';
import type { nb } from './field-faults.nb.ts';
import type { Texts } from './texts.ts';

export const en: Texts<typeof nb> = {
  required: 'You need to fill in this',
  wrongFormat: 'This does not look right',
  nameOnly: field.NAME_ONLY,
  singleLine: 'Write on one line, without characters that cannot be seen',
  unprintable: 'The text has characters that cannot be shown. Write it again.',
  date: 'Enter a valid date',
  dateOrder: 'This date cannot be before the one above',
  numbersOnly: field.NUMBERS_ONLY,
  webSite: 'Write the address of a web site, such as https://firma.no',
  organisationNumber: 'Write a valid organization number with nine digits',
  consentRequired: 'You need to accept this to go on',
  sixCharacters: 'The code has six characters',
  sixDigits: 'Use six digits',
  fourDigits: 'Use four digits',
  mobilePhone: field.MOBILE_PHONE,
  phoneCountry: field.PHONE_COUNTRY,
  minLength: 'This is too short',
  maxLength: 'This is too long',
  maxLengthOf: 'This is too long: use at most {{max}} characters',
  minValue: 'The number is too low',
  maxValue: 'The number is too high',
  unknownField: 'This field is unknown to us',
};
