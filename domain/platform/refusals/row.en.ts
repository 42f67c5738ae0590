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
// Of free tickets (spec 3 §8): what is wrong, and how it is mended.
export const CONFLICTING_TICKET = 'This ticket already exists';
export const TICKET_ALREADY_EXISTS =
  'The phone number or the card has a ticket already. A child without a phone of its own needs a travel card.';
export const INVALID_ZONE_FROM =
  'The zone from cannot be used. Write the name of a zone. If one zone is All, both have to be.';
export const INVALID_ZONE_TO =
  'The zone to cannot be used. Write the name of a zone. If one zone is All, both have to be.';
export const BIRTH_DATE_TOO_RECENT = 'The date of birth is too recent. It has to be before today.';
export const PROFILE_MISMATCH =
  'The profile does not fit age and relation. Correct the profile, the relation or the date of birth.';
export const INVALID_FIRST_NAME =
  'The first name is not valid. Write 2 to 100 characters, and only the name.';
export const INVALID_LAST_NAME =
  'The last name is not valid. Write 2 to 100 characters, and only the name.';
export const INVALID_EMPLOYEE_ID = 'The employee number is not valid. Write 2 to 20 characters.';
export const MOBILE_TICKET_NO_PHONE =
  'The phone number is missing. Write it, or choose travel card as media type.';
export const MOBILE_TICKET_INVALID_PHONE =
  'The phone number is not valid. Write the number of a mobile phone, with the country code when it is not Norwegian.';
export const CARD_NUMBER_INVALID =
  'The travel card number is not valid. Write all digits that the card has.';
export const NEW_CARD_NOT_OFFERED =
  'New travel cards cannot be ordered here. Choose Travel card, and write the number of a card.';
export const TRAVEL_CARD_NO_COMPANY_POST_ADDRESS =
  'The company is missing a post address. Add it before you order new travel cards.';
export const START_DATE_TOO_EARLY = 'The start date has passed. Choose today or a later day.';
export const START_DATE_TOO_LATE =
  'The start date is too late. Choose a day within the next six months.';
export const PERSON_NOT_FOUND =
  'Nobody has this employee number and date of birth. Correct what is wrong.';
export const SEVERAL_PEOPLE =
  'Several people have this employee number and date of birth. Write the name too.';
export const NAME_UNKNOWN =
  'Nobody with this employee number and date of birth is called that. Correct the name, or leave it empty.';
export const NO_TICKET = 'There is no valid ticket to end or change.';
export const END_ALREADY_SET = 'A last day is set for the ticket.';
export const LAST_DAY_NOT_OFFERED =
  'The ticket cannot end on this day. Choose a day from today to six months ahead.';
export const DAY_NOT_OFFERED =
  'The department cannot change on this day. Choose a day from today to six months ahead, not after the last day of the ticket.';
export const TICKET_NOT_FOUND = 'The ticket does not exist any more.';
export const AGE_CHANGES_NOTHING =
  'Age does not change the category of this ticket in the next year.';
export const PROFILE_DAY_NOT_OFFERED =
  'The category cannot change on this day. It can from today to six months ahead, and not after the last day of the ticket.';
export const FAMILY_HAS_CHANGED =
  'The tickets of the family have changed since the list was compared. Look at the family, and compare again.';
export const NOT_COMPARED = 'The list has to be compared again.';
// Of school tickets.
export const PUPIL_HAS_TICKET = 'This pupil already has a school ticket in this period';
export const PHONE_HAS_TICKET =
  'Another pupil of the school has a school ticket on this phone number in this period.';
export const CARD_HAS_TICKET = 'The travel card already has a ticket in this period.';
export const PHONE_AND_CARD =
  'The row has both a phone number and a travel card. Keep the one that the ticket is to be on.';
export const MEDIUM_NOT_OFFERED =
  'The agreement has no tickets on this. Choose a phone or a travel card, as the agreement says.';
export const SCHOOL_START_NOT_OFFERED =
  'The start date is outside the school year. Choose a day from today, and 15 June at the latest.';
// Of the next school year.
export const PUPIL_CHANGED =
  'Somebody has changed the pupil in the meantime. Open the next school year again.';
export const NAMELESS_CARD = 'There is no name on the card yet.';
export const HAS_NEXT_TICKET = 'The pupil has a ticket for the next school year already.';
export const PUPIL_PHONE_NOT_VALID =
  'The pupil has no valid mobile number. Correct it on the page of the pupil, and try again.';
export const NOT_ORDERED_TODAY =
  'The ticket was not ordered today. Cancel it on the page of the pupil.';
export const PUPIL_TICKET_BEGUN = 'The ticket is valid already and cannot be undone.';
// Of a pupil with two homes.
export const TWO_HOMES_NOT_OFFERED =
  'Tickets to two homes cannot be ordered here. Take away the zones to the second home.';
export const TWO_HOMES_ON_PHONE =
  'A ticket on a phone is valid to one home alone. Choose a travel card, or take away the zones to the second home.';
export const TWO_HOMES_IN_ALL_ZONES =
  'A ticket for all zones is valid to both homes. Take away the zones to the second home.';
export const SECOND_ZONES_NOT_OFFERED =
  'No ticket is sold for the zones to the second home. Choose other zones.';
export const SECOND_ZONES_SAME =
  'The zones are the same to both homes. Choose other zones, or take away the second home.';
