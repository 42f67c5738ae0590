import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';

/**
 * Whether a number is a mobile number of its country; the metadata knows no other numbers. A person
 * is known by code and number, so one phone has one way to be written: not with the 0 that is
 * dialled at home, nor with the code cut in another place.
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
