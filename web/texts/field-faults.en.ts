import type { nb } from './field-faults.nb.ts';
import type { Texts } from './texts.ts';

export const en: Texts<typeof nb> = {
  required: 'You need to fill in this',
  wrongFormat: 'This does not look right',
  nameOnly:
    'Enter the name only, without web addresses, phone numbers, emoji and characters such as / and @',
  singleLine: 'Write on one line, without characters that cannot be seen',
  unprintable: 'The text has characters that cannot be shown. Write it again.',
  date: 'Enter a valid date',
  numbersOnly: 'Use numbers only',
  webSite: 'Write the address of a web site, such as https://firma.no',
  sixDigits: 'Use six digits',
  fourDigits: 'Use four digits',
  mobilePhone: 'Enter a valid mobile number',
  minLength: 'This is too short',
  maxLength: 'This is too long',
  maxLengthOf: 'This is too long: use at most {{max}} characters',
  minValue: 'The number is too low',
  maxValue: 'The number is too high',
  unknownField: 'This field is unknown to us',
};
