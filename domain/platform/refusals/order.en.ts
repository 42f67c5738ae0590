// Why a ticket is not ordered or changed, in the words of a form or dialog (spec 2 §8), by the code of the refusal.
export const TICKET_ALREADY_HELD =
  'There already exists a pending or active ticket for this phone number.';
export const START_DATE_IN_QUARANTINE =
  'Could not order a new ticket. A ticket that has expired on {{expiry}} already exists, according to our rules, the first available start date for a new ticket is {{start}}';
export const AGREEMENT_NOT_FOUND =
  'The agreement no longer exists. Reload the page, and try again.';
export const AGREEMENT_NOT_VALID =
  'The agreement has expired. Choose another invoice reference, or contact us.';
export const START_DATE_NOT_OFFERED =
  'This start date can no longer be chosen. Choose another one.';
export const END_DATE_NOT_OFFERED = 'This date cannot be chosen. Choose another one.';
export const ZONES_NOT_OFFERED = 'These zones cannot be chosen together. Choose zones again.';
export const PRODUCT_NOT_OFFERED =
  'This ticket is not sold for the zones you have chosen. Choose again.';
export const PHONE_NOT_MOBILE = 'This is not a mobile number. Enter a valid mobile number.';
export const EMPLOYEE_ID_TOO_SHORT = 'The number must have at least 2 characters.';
export const TICKET_NOT_FOUND = 'The ticket no longer exists. Reload the page.';
