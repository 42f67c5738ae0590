const separator = String.raw`[\s.()–-]*`;
const digits = (count: string) => String.raw`\d(?:${separator}\d)${count}`;
/** Not a part of a longer number, nor of an employee number with letters or a hyphen. */
const begins = String.raw`(?<![\p{L}\p{N}+-])`;
const ends = String.raw`(?![\p{L}\p{N}])`;

/** A number with its country code: `+47…`, `(0047)…`; a Norwegian one has eight digits after it. */
const prefix = String.raw`${begins}\(?(?:\+|00(?=[1-9]))`;
const norwegian = new RegExp(`${prefix}47${separator}${digits('{7}')}${ends}`, 'gu');
const foreign = new RegExp(`${prefix}(?!47)${digits('{8,14}')}${ends}`, 'gu');
/** Eight digits of a Norwegian mobile phone, with or without spaces and hyphens. */
const norwegianMobile = new RegExp(
  `${begins}[49]${separator}${digits('{6}')}(?!\\d)(?!\\p{L})`,
  'gu',
);

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

const withPlus = (number: string): string => `+${digitsOf(number).replace(/^00/, '')}`;

/**
 * A search with each phone number in it as it is stored: `+4741234567`, however it is typed
 * (`0047 412 34 567`, `+47 412-34-567`), or its eight digits alone. Other numbers stay as they are.
 */
export const joinPhoneNumbers = (typed: string): string =>
  typed
    .replaceAll(norwegian, withPlus)
    .replaceAll(foreign, withPlus)
    .replaceAll(norwegianMobile, digitsOf);
