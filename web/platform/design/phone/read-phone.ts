import { callingCodes } from './calling-codes.ts';

export interface PhoneNumber {
  phoneCountryCode: string;
  phone: string;
}

/**
 * Splits typed or pasted text into calling code and number: '+47 412 34 567', '004741234567' and
 * '412 34 567' are the same. Keeps a '+' whose country is not known yet, so that no input is lost.
 */
export function readPhone(input: string, phoneCountryCode: string): PhoneNumber {
  const text = input.trim().replace(/^00(?=\d)/, '+');
  const digits = text.replace(/\D/g, '');
  if (text.startsWith('+')) {
    const callingCode = callingCodes.find(({ code }) => `+${digits}`.startsWith(code));
    return callingCode
      ? { phoneCountryCode: callingCode.code, phone: digits.slice(callingCode.code.length - 1) }
      : { phoneCountryCode, phone: `+${digits}` };
  }
  // Norwegian numbers have eight digits: ten that begin with 47 include the calling code.
  const hasOwnCountry = phoneCountryCode === '+47' && /^47\d{8}$/.test(digits);
  return { phoneCountryCode, phone: hasOwnCountry ? digits.slice(2) : digits };
}
