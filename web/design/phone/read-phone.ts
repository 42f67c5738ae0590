import { callingCodes } from './calling-codes.ts';

export interface PhoneNumber {
  phoneCountryCode: string;
  phone: string;
}

/**
 * What someone typed or pasted, taken apart: '+47 412 34 567', '004741234567' and '412 34 567' are one
 * number. A '+' whose country is not clear yet stays as it is, so that nothing typed is lost.
 */
export function readPhone(typed: string, phoneCountryCode: string): PhoneNumber {
  const text = typed.trim().replace(/^00(?=\d)/, '+');
  const digits = text.replace(/\D/g, '');
  if (text.startsWith('+')) {
    const known = callingCodes.find(({ code }) => `+${digits}`.startsWith(code));
    return known
      ? { phoneCountryCode: known.code, phone: digits.slice(known.code.length - 1) }
      : { phoneCountryCode, phone: `+${digits}` };
  }
  // A Norwegian number has eight digits; with ten that begin with 47, its country came along.
  const hasOwnCountry = phoneCountryCode === '+47' && /^47\d{8}$/.test(digits);
  return { phoneCountryCode, phone: hasOwnCountry ? digits.slice(2) : digits };
}
