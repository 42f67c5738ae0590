import * as order from '@takst/domain/platform/refusals/order.en.ts';
import type { Texts } from '#platform/texts/texts.ts';
import type { nb } from './free-edit.nb.ts';

export const en: Texts<typeof nb> = {
  title: 'Edit the ticket',
  back: 'Go back',
  changes: 'What changes',
  ticketOn: 'Ticket on',
  keepCard: 'Keep the travel card',
  toPhone: 'Move to a phone',
  toPhoneText: 'Needs a mobile number',
  savedWhenChanged: 'If the change needs a new ticket, you see what happens before you confirm.',
  saved: 'The ticket has been changed',
  failed: 'The ticket was not changed',
  // Confirm (spec 3 §4)
  confirmTitle: 'Confirm the change',
  confirm: 'Make a new ticket',
  confirmFrom: 'Make a new ticket from {{date}}',
  newTicketTitle: 'The change needs a new ticket',
  newTicketTitle_employeeTicket: 'The change needs a new employee ticket',
  newTicketText:
    'The new one takes over from the day you choose, and the old one ends the day before.',
  timeOfChange: 'Changes from',
  timeOfChangeHelp: 'The first day with the new ticket, six months ahead at most.',
  faultTime: 'Choose a day, {{last}} at the latest',
  fromFixed: 'A new department on a travel card counts from {{date}}.',
  oldUntil: 'The present ticket is valid up to and including {{date}}.',
  oldNeverValid: 'The present ticket will never be valid.',
  endsByRule: 'The last day will be {{date}}, by the company’s settings for children.',
  sameCode: 'The ticket stays on the phone. Nobody gets an SMS.',
  newCode: 'The pickup code is sent by SMS to {{phone}}. The old code stops working.',
  cardCancelled: 'The travel card is not made, and is not invoiced.',
  cardLeft: 'The travel card is used up to and including the day before.',
  sameCard: 'The travel card is kept.',
  newCard:
    'The name stands on the travel card, so another one is made. That takes about {{days}} days. The old one can be used until the new ticket begins.',
  newCardFee: 'The card costs {{price}}, which is invoiced when it is made.',
  priceChanged: 'The price per month goes from {{before}} to {{after}}.',
  priceSame: 'The price per month is still {{amount}}.',
  taxChanged: 'The taxable amount per month goes from {{before}} to {{after}}.',
  taxSame: 'The taxable amount per month is still {{amount}}.',
  undoable: 'If you cancel the new ticket before it begins, the old one is valid as before.',
  // Faults in a field (spec 3 §5)
  faultFirstName: 'First name must have 1–50 characters',
  faultLastName: 'Last name must have 1–50 characters',
  faultEmployeeId: 'Employee number must have 2–20 characters',
  // The answer
  ticketGone: order.TICKET_NOT_FOUND,
  notEditable:
    'The ticket cannot be changed now. It may have got a last day or a ticket that goes on from it, or its card is blocked.',
  changedSince:
    'Somebody else has changed the ticket. What you have typed is still here: see what is new, and try again.',
  agreementNotFound: 'The department no longer exists. Choose another one.',
  agreementNotValid:
    'The agreement of the department is not valid from this day. Choose another department.',
  timeNotOffered: 'The change cannot count from this day. Choose another one.',
  birthDateTooRecent: 'The date of birth has to be before today.',
  profileMismatch: 'The category does not fit age and relation on that day. Choose another one.',
  childPastMonth:
    'The company has set that children’s tickets end with the month in which the child turns {{age}}: that is {{lastDay}}. Choose another category or an earlier day.',
  childPastYear:
    'The company has set that children’s tickets end with the year in which the child turns {{age}}: that is {{lastDay}}. Choose another category or an earlier day.',
  zoneUnknown: 'These zones cannot be chosen. Choose again.',
  productNotOffered: order.PRODUCT_NOT_OFFERED,
  phoneNotMobile: order.PHONE_NOT_MOBILE,
  mediumNotOffered: 'A ticket on a phone does not come to a travel card.',
  noPostAddress:
    'The name stands on the travel card, and a new card is sent to the company’s post address. It is missing.',
  conflicting:
    'The employee number, or the same person of the family, already has a ticket on these days. Choose another day, or end it first.',
  alreadyExists:
    'The phone already has a ticket on these days. Each ticket needs a number of its own.',
};
