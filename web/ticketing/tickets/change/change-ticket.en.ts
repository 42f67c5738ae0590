import * as field from '@takst/domain/platform/refusals/field.en.ts';
import * as order from '@takst/domain/platform/refusals/order.en.ts';
import type { Texts } from '#platform/texts/texts.ts';
import type { nb } from './change-ticket.nb.ts';

export const en: Texts<typeof nb> = {
  // What every change shows before it is made
  effectTitle: 'What happens',
  month: 'Month',
  priceNow: 'Today',
  priceAfter: 'After',
  difference: 'Change',
  noDifference: 'None',
  noTicket: 'No ticket',
  months: '{{first}} – {{last}}',
  priceOf: 'Price per month',
  unknownPrice: 'Not set',
  back: 'Go back',
  failedTitle: 'It did not work',
  notUndone: 'This cannot be undone.',
  newTicketFrom: 'A new ticket can start on {{date}} at the earliest.',
  lastDay: 'Last day',
  lastDayHelp: 'The ticket is valid up to and including this day.',
  lastDayMissing: 'Choose the last day',
  lastDayNotOffered: order.END_DATE_NOT_OFFERED,
  seeTicket: 'See the ticket',
  whoFrom: '{{name}}, from {{date}}',
  whoTo: '{{name}}, {{phone}}',
  // Ending
  lastInvoiced: 'Last month invoiced',
  notInvoiced: 'None',
  chargedAsRedeemed:
    'The ticket has been picked up or opened on the phone, so {{month}} is invoiced anyway.',
  endsAtOnce: 'The ticket stops being valid at once.',
  endSms: '{{name}} is told by SMS that the ticket has been ended.',
  endTicketOn: 'End the ticket on {{date}}',
  validThrough: 'The ticket is valid up to and including {{date}}.',
  endedOn: '{{name}}, last day {{date}}',
  ended: 'The ticket has been ended',
  endFailed: 'The ticket was not ended',
  // Taking an end back
  undo: 'Undo',
  undoneToday: 'You can undo this until the end of the day.',
  // Cancelling
  cancelSms:
    '{{name}} is told by SMS that the ticket has been cancelled. The pickup code stops working.',
  changeCancelledSms:
    '{{name}} gets an SMS that the change has been cancelled, and keeps the pickup code.',
  orderAgainUntil: 'If you change your mind, you can order it again up to and including {{date}}.',
  earlierStillEnds: 'The ticket that is valid now still ends on {{date}}.',
  earlierReopensUntil: 'The ticket that it was to continue goes on up to and including {{date}}.',
  earlierReopens: 'The ticket that it was to continue goes on without a last day.',
  cancelled: 'The ticket has been cancelled',
  cancelFailed: 'The ticket was not cancelled',
  cancelTicketFrom: 'Cancel the ticket from {{date}}',
  noLongerValid:
    'The ticket stops being valid at once. Months that have been invoiced already stay as they are.',
  neverValid: 'The ticket from {{date}} will never be valid and is not invoiced.',
  // Change of zone
  lastDayOld: 'Last day with the present zones',
  lastDayOldHelp: 'The new zones are valid from the day after the date you choose.',
  zonesUnchanged: 'You need to change zones in order to save.',
  chooseZones: 'Choose new zones, and we show what happens.',
  zoneSms: '{{name}} gets an SMS with a new pickup code and picks up the ticket again.',
  safeUntil:
    'You can change your mind up to and including {{date}} without paying for the new zones.',
  safeUntilRedeemed:
    'You can change your mind up to and including {{date}} without paying for the new zones, if the new ticket has not been picked up or opened on the phone by then.',
  chargedByDearest:
    'The ticket has been picked up or opened on the phone, so {{month}} is invoiced at the dearer of the two.',
  zonesChanged: 'The zones have been changed',
  changeZoneFrom: 'Change zones from {{date}}',
  zonesUntil: 'Up to and including {{date}}: {{zones}}.',
  oldZonesNever: 'The old zones are no longer valid.',
  zonesFrom: 'From {{date}} on: {{zones}}.',
  newPriceFrom: 'New price from {{date}}',
  // The pickup code again
  codeSms: '{{name}} gets the code {{code}} by SMS to {{phone}} once more.',
  nothingElse: 'The ticket and the price stay as they are.',
  codeSent: 'The pickup code is on its way',
  codeFailed: 'The pickup code was not sent',
  // The ticket again
  resendTicketSms: '{{name}} gets a new ticket with a new pickup code by SMS to {{phone}}.',
  oldStops: 'The ticket on the old phone stops being valid at once.',
  ticketResent: 'Ticket re-sent',
  newTicketValidFrom: 'The new ticket is valid from {{date}}.',
  ticketResendFailed: 'Re-send ticket failed!',
  // Another phone
  sendNewCode: 'Send new code',
  newPhoneHelp: 'Leave the number as it is if only the phone is new.',
  newCodeTo: '{{name}} gets a new pickup code by SMS to {{phone}}.',
  sameNumber: 'The number and the price stay as they are.',
  newNumberFor:
    'The number is the person’s in this company, for subscriptions too. The price stays as it is.',
  newNumberFor_housing:
    'The number is the person’s in this housing association, for subscriptions too. The price stays as it is.',
  stillEnds: 'The ticket still ends on {{date}}.',
  phoneChanged: 'The phone has been changed',
  phoneUnchanged: 'Enter another number than the one the person has',
  subscriptionsMove: 'This goes along to {{phone}}: {{what}}.',
  codesComeTo: 'Discount codes that have not been sent yet go by SMS to {{phone}}.',
  sentCodesStay:
    'Discount codes that have been sent stay the same. No SMS is sent now, but you can send them again.',
  subscriptionsMovedTo: '{{name}} has the subscriptions on {{phone}}',
  codeSentTo: '{{name}} gets the code on {{phone}}',
  phoneOfAnother: 'The number belongs to someone else in the company.',
  phoneOfAnother_housing: 'The number belongs to someone else in the housing association.',
  phoneInQuarantine:
    'There is a ticket on this number that expires on {{expiry}}. The number can get a ticket from {{start}}.',
  // Another invoice reference
  changeReferenceFrom: 'Change reference from {{date}}',
  newReference: 'New invoice reference',
  paidUntil: '{{reference}} pays up to and including {{date}}.',
  paidFrom: '{{reference}} pays from {{date}}.',
  sameCode:
    '{{name}} notices nothing: the ticket and the code stay as they are, and no SMS is sent.',
  referenceChanged: 'The reference has been changed',
  referenceNotChangeable:
    'The reference cannot be changed now. The ticket may just have been changed.',
  referenceNotValid: 'This reference cannot pay for the ticket. Choose another one.',
  // What is known of the person
  infoFor: 'The change is for all tickets of {{phone}}.',
  infoNoSms: 'The tickets and the price stay as they are, and no SMS is sent.',
  faultEmployeeId: field.EMPLOYEE_ID_OF_ANY_LENGTH,
  infoSaved: 'The info has been saved',
  infoFailed: 'An error occurred while submitting this form.',
  // Why the server refused
  ticketNotFound: order.TICKET_NOT_FOUND,
  heldBeforeCancel:
    'The ticket before cannot become valid again: somebody else has got a ticket on its phone or card since.',
  ticketNotPending: 'The ticket is no longer pending, so it cannot be cancelled.',
  ticketNotEndable: 'The ticket cannot be ended now. Someone may just have done it.',
  ticketNotChangeable: 'This ticket cannot get new zones now. It may just have been changed.',
  agreementNotValid: 'The agreement is not valid when the new zones would begin. Contact us.',
  zonesNotOffered: order.ZONES_NOT_OFFERED,
  productNotOffered: order.PRODUCT_NOT_OFFERED,
  noPickupCode: 'There is no code to send. The ticket may just have been picked up.',
  codeJustSent: 'The code has just been sent. You can send it again at {{time}}.',
  changeErred: 'An error occurred while changing the ticket',
  cancelErred: 'An error occurred while cancelling the ticket',
  resendErred: 'An error occurred while sending the ticket',
  ticketNotResendable: 'The ticket cannot be re-sent now. It may just have been changed.',
};
