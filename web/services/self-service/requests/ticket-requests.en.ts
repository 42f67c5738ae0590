import * as order from '@takst/domain/platform/refusals/order.en.ts';
import type { Texts } from '#platform/texts/texts.ts';
import type { nb } from './ticket-requests.nb.ts';

export const en: Texts<typeof nb> = {
  title: 'Ticket requests',
  subtitle: 'Those who have asked for a ticket in {{company}}',
  searchLabel: 'Search for name, employee number or mobile',
  searchLabel_housing: 'Search for name, number or mobile',
  filters: 'Filter the requests',
  filterAll: 'All',
  filterOpen: 'Waiting for an answer',
  filterExpired: 'Expired',
  startDate: 'Start date',
  perMonth: '{{price}} a month',
  noPrice: 'Not sold',
  expired: 'Expired',
  approve: 'Approve',
  reject: 'Reject',
  approveOf: 'Approve the request from {{name}}',
  rejectOf: 'Reject the request from {{name}}',
  // Answers (spec 2 §8)
  approved: 'Request approved!',
  rejected: 'Request rejected!',
  failed: 'An error occurred, could not reject request!',
  approvedText: '{{name}} gets the pickup code by SMS.',
  seeTicket: 'See the ticket',
  rejectQuestion: 'Reject the request from {{name}}?',
  rejectText: 'No ticket is ordered, and {{name}} gets an SMS that the request is rejected.',
  // Why not
  requestGone: 'The request is no longer there.',
  alreadyApproved: 'Somebody else has approved it already.',
  alreadyRejected: 'Somebody else has rejected it already.',
  replaced: 'The person has asked for something else since. The new request is in the list.',
  requestExpired: 'The start date can no longer be ordered. Reject it, and ask for a new one.',
  ticketAlreadyHeld: order.TICKET_ALREADY_HELD,
  startDateInQuarantine: order.START_DATE_IN_QUARANTINE,
  agreementNotValid: 'The agreement has expired, so nothing can be ordered under it.',
  startDateNotOffered: 'This start date cannot be ordered.',
  notSold: 'This ticket is no longer sold.',
  employeeIdTooShort: order.EMPLOYEE_ID_TOO_SHORT,
  phoneNotMobile: 'This is no valid mobile number.',
  // Many at once
  tick: 'Select the request from {{name}}',
  tickPage: 'Select all on the page',
  ticked: '{{number}} selected',
  tickAll: 'Select all {{total}}',
  untick: 'Clear the selection',
  approveManyTitle_one: 'Approve {{number}} request?',
  approveManyTitle_other: 'Approve {{number}} requests?',
  approveManyText:
    'Each of them gets a ticket, and the pickup code by SMS. Together {{price}} a month.',
  expiredLeftOut_one: '{{number}} of those selected has expired and can only be rejected.',
  expiredLeftOut_other: '{{number}} of those selected have expired and can only be rejected.',
  rejectManyTitle_one: 'Reject {{number}} request?',
  rejectManyTitle_other: 'Reject {{number}} requests?',
  rejectManyText:
    'No tickets are ordered, and each of them gets an SMS that the request is rejected.',
  answering: '{{done}} of {{total}} answered',
  manyApproved_one: '{{number}} request approved',
  manyApproved_other: '{{number}} requests approved',
  manyRejected_one: '{{number}} request rejected',
  manyRejected_other: '{{number}} requests rejected',
  notAnswered_one: '{{number}} was not answered, and is still in the list:',
  notAnswered_other: '{{number}} were not answered, and are still in the list:',
  notTried: 'Not tried',
  close: 'Close',
  // Nothing there
  emptyTitle: 'Nobody waits for an answer',
  emptyText:
    'When somebody asks for a ticket by the company’s form, you approve or reject it here.',
  emptyText_housing:
    'When somebody asks for a ticket by the association’s form, you approve or reject it here.',
  closedTitle: 'Nobody can ask for tickets yet',
  closedText: 'Let people order by the company’s form, and approve what they ask for here.',
  closedText_housing:
    'Let residents order by the association’s form, and approve what they ask for here.',
  openSettings: 'Open the settings',
};
