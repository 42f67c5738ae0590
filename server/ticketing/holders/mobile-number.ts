import type { Phone } from '@takst/domain/ticketing/holders/slot.ts';
import { isNorwegianMobile } from '@takst/domain/platform/phone/phone.rules.ts';
import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';

/**
 * Whether a number is a mobile number of its country (the metadata has only mobile numbers). Country code
 * and number identify a person, so only the canonical form is valid: no leading 0, no other split.
 */
function isMobileNumber(countryCode: string, nationalNumber: string): boolean {
  const phone = parsePhoneNumberFromString(`${countryCode}${nationalNumber}`);
  return (
    phone !== undefined &&
    phone.isValid() &&
    `+${phone.countryCallingCode}` === countryCode &&
    phone.nationalNumber === nationalNumber
  );
}

/** Whether a holder can get SMS there. */
export const isMobile = ({ phoneCountryCode, phone }: Phone): boolean =>
  phoneCountryCode === '+47' ? isNorwegianMobile(phone) : isMobileNumber(phoneCountryCode, phone);
