import { parsePhoneNumberFromString } from 'libphonenumber-js';

/** Whether code and number are a possible phone number, written in the one canonical way (spec 1 §5). */
export function isPhoneNumber(countryCode: string, nationalNumber: string): boolean {
  const phone = parsePhoneNumberFromString(`${countryCode}${nationalNumber}`);
  return (
    phone !== undefined &&
    phone.isPossible() &&
    `+${phone.countryCallingCode}` === countryCode &&
    phone.nationalNumber === nationalNumber
  );
}

/** A phone number as it was typed, Norwegian unless it names a country; null when it is none. */
export function phoneNumberIn(text: string): { phoneCountryCode: string; phone: string } | null {
  const phone = parsePhoneNumberFromString(text, 'NO');
  if (!phone?.isPossible()) return null;
  return { phoneCountryCode: `+${phone.countryCallingCode}`, phone: phone.nationalNumber };
}
