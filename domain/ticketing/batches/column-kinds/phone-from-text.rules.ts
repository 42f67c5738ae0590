import type { Phone } from '#ticketing/holders/slot.ts';
import { isNorwegianMobile } from '#platform/phone/phone.rules.ts';
import { splitCallingCode } from './calling-code.rules.ts';
import { type ParsedCell, faultyCell } from './cell-reading.ts';
import { cleanCell, isSpreadsheetError } from './clean-cell.rules.ts';
import { undoNumberFormat } from './digits-from-text.rules.ts';

const norway = '+47';
const phoneText = ({ phoneCountryCode, phone }: Phone): string => `${phoneCountryCode}${phone}`;

/**
 * A mobile number as people and spreadsheets write it. Without a country code it is Norwegian; one that
 * has lost its plus is read where it can only be Norwegian. The mobile numbers of other countries are
 * checked on the server.
 */
export function readPhone(cell: string): ParsedCell<Phone> {
  const text = cleanCell(cell.normalize('NFKC')).replace(/^tel:/i, '');
  if (text === '') return faultyCell('required');
  if (isSpreadsheetError(text)) return faultyCell('spreadsheetError');
  const number = undoNumberFormat(text);
  if (number === 'digits lost') return faultyCell('digitsLost');
  const compact = number.text
    .replace(/\(0\)/, '')
    .replaceAll(/[ ().\-\u2010-\u2014]/g, '')
    .replace(/^00/, '+');
  if (!/^\+?\d+$/.test(compact)) return faultyCell('numbersOnly');
  return compact.startsWith('+')
    ? readInternational(compact.slice(1), number.isUndone)
    : readNational(compact, number.isUndone);
}

function readInternational(digits: string, isUndone: boolean): ParsedCell<Phone> {
  const number = splitCallingCode(digits);
  if (!number) return faultyCell('wrongFormat');
  // The digit that is dialled before a number within its own country.
  const phone = number.national.replace(/^0/, '');
  if (number.code === norway && !isNorwegianMobile(phone)) return faultyCell('mobilePhone');
  if (!/^\d{4,14}$/.test(phone)) return faultyCell('wrongFormat');
  const value = { phoneCountryCode: number.code, phone };
  return { value, readAs: isUndone ? phoneText(value) : null };
}

function readNational(digits: string, isUndone: boolean): ParsedCell<Phone> {
  if (isNorwegianMobile(digits)) {
    const value = { phoneCountryCode: norway, phone: digits };
    return { value, readAs: isUndone ? phoneText(value) : null };
  }
  const afterNorway = digits.startsWith('47') ? digits.slice(2) : '';
  if (isNorwegianMobile(afterNorway)) return readInternational(digits, true);
  const other = digits.length > 8 ? splitCallingCode(digits) : null;
  return other && digits.length <= 15
    ? faultyCell('countryCodeMissing', `${other.code}${other.national}`)
    : faultyCell('mobilePhone');
}
