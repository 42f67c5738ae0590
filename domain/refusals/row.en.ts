// Why a row of a list is not carried out, by the code of the refusal: on the page of the list, and in the file of rows that were not done.
export const TICKET_ALREADY_HELD = 'Has a pending or valid ticket already';
export const SUBSCRIPTION_ALREADY_HELD =
  'The phone number already has a subscription of the same type';
export const START_DATE_IN_QUARANTINE =
  'Has to wait longer after the last ticket. Choose a later start.';
export const AGREEMENT_NOT_FOUND = 'Unknown invoice reference.';
export const AGREEMENT_NOT_VALID = 'The agreement is not valid from this date.';
export const AGREEMENT_UNCHANGED = 'Has this invoice reference already.';
export const START_DATE_NOT_OFFERED = 'The ticket cannot start on this date';
export const ZONES_NOT_OFFERED =
  'These zones cannot be bought together. Choose two neighbouring zones.';
export const ZONES_UNCHANGED = 'Has these zones already.';
export const PROFILE_NOT_OFFERED = 'The agreement does not have this category';
export const PRODUCT_NOT_OFFERED = 'No ticket is sold for these zones.';
export const PHONE_NOT_MOBILE = 'Not a mobile number';
export const PHONE_OF_ANOTHER = 'Another employee has this phone number';
export const SUBSCRIBER_NOT_FOUND = 'The person is not in the company.';
export const NEVER_LEAVER = 'Is marked as never a leaver';
export const TICKET_NOT_ENDABLE = 'The ticket cannot be ended now.';
export const TICKET_NOT_CHANGEABLE = 'The ticket cannot be changed now.';
export const UNIT_OCCUPIED = 'Somebody lives in the unit';
export const OCCUPANTS_END_NOT_OFFERED = 'The tickets of those who live there cannot end so late';
