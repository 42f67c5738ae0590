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
