import { parsePhoneNumberFromString } from 'libphonenumber-js';

/** Whether code and number are a phone number of one country, in the one way to write it (spec 1 §5). */
export function isPhoneNumber(countryCode: string, nationalNumber: string): boolean {
  const phone = parsePhoneNumberFromString(`${countryCode}${nationalNumber}`);
  return (
    phone !== undefined &&
    phone.isPossible() &&
    `+${phone.countryCallingCode}` === countryCode &&
    phone.nationalNumber === nationalNumber
  );
}
