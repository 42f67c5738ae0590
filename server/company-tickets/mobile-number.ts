import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';

/**
 * Whether a number is a mobile number of its country (the metadata has only mobile numbers). Country code
 * and number identify a person, so only the canonical form is valid: no leading 0, no other split.
 */
export function isMobileNumber(countryCode: string, nationalNumber: string): boolean {
  const phone = parsePhoneNumberFromString(`${countryCode}${nationalNumber}`);
  return (
    phone !== undefined &&
    phone.isValid() &&
    `+${phone.countryCallingCode}` === countryCode &&
    phone.nationalNumber === nationalNumber
  );
}
