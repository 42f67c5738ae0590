import * as row from '@takst/domain/platform/refusals/row.en.ts';
import type { Texts } from '#platform/texts/texts.ts';
import type { nb } from './batch-company-ticket-roster.nb.ts';

export const en: Texts<typeof nb> = {
  title: 'Compare the employee list',
  subtitle:
    'Find who has joined, left or changed in {{company}}. Nothing happens before you have accepted it.',
  checkTitle: 'Look over the proposals',
  wholeText: 'We propose to end the tickets of those who are not in the list.',
  partText: 'We look for joiners and changes. Nobody is found to have left.',
  carryOut_one: 'Carry out {{rows}} change',
  carryOut_other: 'Carry out {{rows}} changes',
  carriedOut_one: '{{rows}} change has been carried out',
  carriedOut_other: '{{rows}} changes have been carried out',
  actOrder: 'Order ticket',
  actEnd: 'End ticket',
  actUpdate: 'Change details',
  actMove: 'Move to a new phone',
  joiner: 'Joiners',
  leaver: 'Leavers',
  changed: 'Changed',
  changedPhone: 'New phone',
  unclear: 'Unclear',
  neverLeaver: 'Never a leaver',
  unchanged: 'Unchanged',
  joinerText: 'In the list, and without a ticket here. Those that you accept get a ticket.',
  leaverText:
    'With a ticket, and not in the list. Look them over: only those that you accept are ended.',
  changedText: 'Name, employee number or department is another one in the list.',
  changedPhoneText:
    'The list has another phone. Those that you accept get a new ticket on the new phone, and the old one stops working.',
  unclearText:
    'Can be read in several ways. We propose nothing here; mend them in the list or on the page of the employee.',
  neverLeaverText: 'Not in the list, and you have said that they are never leavers.',
  unchangedText: 'The list says what we know.',
  summary:
    '{{joiners}} joiners, {{leavers}} leavers, {{changed}} changed, {{unchanged}} unchanged.',
  halfText:
    '{{leavers}} of {{people}} with a ticket are not in the list. If you have read only a part of it, choose “No, only a part”. To end tickets you have to type how many.',
  subscriberNotFound: row.SUBSCRIBER_NOT_FOUND,
  neverLeaverFault: row.NEVER_LEAVER,
  noActiveTicket: 'The ticket has not begun. Cancel it on the page of the employee.',
  endAlreadySet: 'The ticket has a last day already',
  ticketNotEndable: row.TICKET_NOT_ENDABLE,
  endDateNotOffered: 'The ticket cannot be ended on this day. Choose another last day.',
  ticketNotChangeable: row.TICKET_NOT_CHANGEABLE,
  phoneOfAnother: row.PHONE_OF_ANOTHER,
  startDateMissing: 'Choose when the ticket begins',
  zonesMissing: 'Choose zones for those who join',
  ticketAlreadyHeld: row.TICKET_ALREADY_HELD,
  subscriptionAlreadyHeld: row.SUBSCRIPTION_ALREADY_HELD,
  startDateInQuarantine: row.START_DATE_IN_QUARANTINE,
  agreementNotFound: 'Choose an invoice reference for those who join',
  agreementNotValid: row.AGREEMENT_NOT_VALID,
  startDateNotOffered: row.START_DATE_NOT_OFFERED,
  zonesNotOffered: row.ZONES_NOT_OFFERED,
  profileNotOffered: row.PROFILE_NOT_OFFERED,
  productNotOffered: row.PRODUCT_NOT_OFFERED,
  phoneNotMobile: row.PHONE_NOT_MOBILE,
  notComparedFault: 'Compare the list again',
  confirmLabel: 'Type how many tickets end',
  confirmHelp: '{{number}} tickets end. Type the number to confirm that the list is whole.',
};
