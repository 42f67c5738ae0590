import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';

/** Whether a number is a mobile number of its country; the metadata knows no other numbers. */
export const isMobileNumber = (countryCode: string, nationalNumber: string): boolean =>
  parsePhoneNumberFromString(`${countryCode}${nationalNumber}`)?.isValid() ?? false;
