import * as order from '@takst/domain/refusals/order.en.ts';
import * as row from '@takst/domain/refusals/row.en.ts';
import type { Texts } from '#texts/texts.ts';
import type { nb } from './school-ticket.nb.ts';

export const en: Texts<typeof nb> = {
  toList: 'School tickets',
  withoutName: 'Card without a name',
  classOf: 'Class {{className}}',
  withoutClass: 'Without a class',
  numberOf: 'student number {{studentId}}',
  schoolYear: 'School year',
  ticket: 'School ticket',
  ticketOf: 'School ticket {{schoolYear}}',
  cardName: 'Name on the card',
  noCardName: 'Not written yet',
  tickets: 'Tickets that are valid',
  // Editing
  editTitle: 'Edit the pupil',
  nameTitle: 'Write a name on the card',
  nameHelp: 'First and last name',
  className: 'Class',
  studentId: 'Student number',
  cardNameHelp: 'As it is written on the card',
  cardNameAsName: 'Leave it empty if it is to be the same as the name.',
  faultName: 'Enter first and last name, together at most 50 characters',
  faultClassName: 'Enter the class with at most 20 characters',
  faultStudentId: 'The student number must have 2 to 20 characters',
  faultCardName: 'Enter the name on the card with at most 50 characters',
  ofPupil: 'The change applies to all tickets of the pupil.',
  becomesPupils: 'The card is the pupil’s from now on, and the ticket goes with it.',
  daysStay: 'Days and price stay the same, and no SMS is sent.',
  saved: 'The pupil has been changed',
  editErred: 'An error occurred while changing the ticket',
  ticketGone: order.TICKET_NOT_FOUND,
  changedSince:
    'Somebody else has changed the pupil while you were writing. Close the window and look at the change.',
  conflicting: row.PUPIL_HAS_TICKET,
  notEditable: 'This cannot be changed now. Perhaps the ticket was just changed.',
  // Change of zones
  firstDay: 'First day with the new zones',
  firstDayHelp: 'Tomorrow at the earliest.',
  faultFirstDay: 'Choose a day from tomorrow until the ticket ends',
  zonesNotChangeable: 'This ticket cannot get new zones now. Perhaps it was just changed.',
  zonesUnchanged: 'You need to change zones in order to save.',
  productNotOffered: order.PRODUCT_NOT_OFFERED,
  zoneUnknown: 'Choose a zone from the list.',
  priceStays: 'The price stays the same: {{price}} per month.',
  priceChanges: 'The price goes from {{before}} to {{after}} per month.',
  dearestCounts: 'The month in which the zones change is invoiced by the dearer of the two prices.',
  codeStays: 'The pupil keeps the ticket on the phone. No SMS is sent.',
  cardStays: 'The pupil uses the same card.',
  previewFailed: 'We could not work out the price',
};
