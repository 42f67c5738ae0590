import * as order from '@takst/domain/platform/refusals/order.en.ts';
import type { Texts } from '#platform/texts/texts.ts';
import type { nb } from './free-family.nb.ts';

export const en: Texts<typeof nb> = {
  title: 'Tickets of employee number {{employeeId}}',
  toList: 'Free tickets',
  toList_employeeTicket: 'Employee tickets',
  orderForFamily: 'Order for the family',
  groupEmployee: 'Employee',
  familyMember: 'Family member',
  groupFamily: 'Family',
  groupRetired: 'Retired',
  groupUnknown: 'Others',
  // A ticket
  holder: 'Holder',
  born: 'born {{date}}',
  adult: 'Adult',
  child: 'Child',
  reduced: 'Reduced rate',
  department: 'Department',
  taxAmount: 'Taxable benefit {{amount}}',
  // Replacement card
  orderReplacement: 'Order replacement card',
  invoicedOnce: 'Invoiced once',
  nothing: 'Nothing',
  reason: 'What has happened to the card?',
  lost: 'It is lost',
  lostText: 'The fee is invoiced when the new card is made.',
  defective: 'It does not work',
  defectiveText: 'The new card is free.',
  oldCardBlocked: 'Card {{number}} is blocked at once and cannot be used any more.',
  newCardPosted: 'A new card is made and sent to the company’s post address.',
  ticketGoesOn: 'The ticket goes on on the new card. Days and price stay as they are.',
  replaced: 'The replacement card has been ordered',
  replacedFor: '{{name}}, card {{number}} is blocked',
  replaceFailed: 'The replacement card was not ordered',
  ticketGone: order.TICKET_NOT_FOUND,
  cardNotReplaceable: 'The card cannot be replaced now. It may just have been replaced.',
  noPostAddress: 'The company has no post address, so the card cannot be sent.',
  // The state of the travel card
  // All tickets
  endAll: 'Cancel all tickets',
  endAllHelp:
    'All tickets are valid up to and including this day. Those that have not begun are cancelled.',
  endAllNow_one: 'Cancel {{count}} ticket',
  endAllNow_other: 'Cancel {{count}} tickets',
  endingAll: '{{ended}} of {{total}} tickets',
  validUntil: '{{name}}: the ticket is valid up to and including {{date}}.',
  cancelledFrom: '{{name}}: the ticket from {{date}} is cancelled.',
  cancelledWithCard:
    '{{name}}: the ticket is cancelled. The travel card is not made, and its fee is not invoiced.',
  holdersAreTold: 'Whoever has the ticket on a phone is told by SMS.',
  allEnded: 'All tickets have been cancelled',
  endedOfEmployee_one: 'Employee number {{employeeId}}, {{count}} ticket',
  endedOfEmployee_other: 'Employee number {{employeeId}}, {{count}} tickets',
  endAllFailed_one: '{{count}} ticket was not cancelled',
  endAllFailed_other: '{{count}} tickets were not cancelled',
  failedTicket: 'Ticket {{id}}, {{name}}: {{reason}}',
};
