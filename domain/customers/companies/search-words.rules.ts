import { joinPhoneNumbers } from '#platform/phone/phone-in-search.rules.ts';
import { isOrganisationNumber } from './organisation-number.rules.ts';

/** Three groups of three digits, as letters and invoices print it: "310 001 015". */
const printedOrganisationNumber =
  /(?<![\p{L}\p{N}+-])\d{3}([ \u00a0.])\d{3}\1\d{3}(?![\p{L}\p{N}])/gu;

/** Only what is one: other digits between spaces may be an employee number and parts of a name. */
const joinOrganisationNumbers = (typed: string): string =>
  typed.replaceAll(printedOrganisationNumber, (printed) => {
    const digits = printed.replaceAll(/\D/g, '');
    return isOrganisationNumber(digits) ? digits : printed;
  });

/**
 * The words of a search in lower case, without angle brackets; every one of them must be found
 * (spec 1 §5). A phone number or an organisation number is one word, however it is typed; all other characters stand for themselves.
 */
export const searchWords = (typed: string): string[] =>
  normalizeForSearch(joinPhoneNumbers(joinOrganisationNumbers(typed.replaceAll(/[<>]/g, ''))))
    .split(/\s+/)
    .filter((word) => word !== '');

/** As texts are compared: in lower case, an å in one piece whichever keyboard it came from. */
export const normalizeForSearch = (text: string): string => text.normalize('NFC').toLowerCase();
