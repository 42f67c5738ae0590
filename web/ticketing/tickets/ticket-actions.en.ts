import * as order from '@takst/domain/platform/refusals/order.en.ts';
import type { Texts } from '#platform/texts/texts.ts';
import type { nb } from './ticket-actions.nb.ts';

export const en: Texts<typeof nb> = {
  // What can be done on the employee page
  changeInfo: 'Change info',
  editTicket: 'Edit the ticket',
  unavailableActions: 'What cannot be done now',
  changeZone: 'Change zones',
  endTicket: 'End the ticket',
  cancelTicket: 'Cancel the ticket',
  resendCode: 'Resend pickup code',
  resendTicket: 'Resend ticket',
  changePhone: 'New phone',
  changeReference: 'Change reference',
  replaceCard: 'Replacement card',
  temporaryTicket: 'Temporary ticket',
  printPaper: 'Print the paper ticket',
  collectFee: 'The pupil has paid',
  showCards: 'See the travel card',
  // Why it cannot be done now
  hasLastDay: 'The ticket already has a last day.',
  hasNotBegun: 'You can change zones from the day the ticket becomes valid.',
  codeIsUsed: 'The code has been used. The ticket is on the phone.',
  hasNoCode: 'The ticket has no pickup code.',
  isContinued: 'Another ticket goes on from this one.',
  cardNotInUse: 'The travel card of the ticket is not in use.',
  // Taking an end back
  undoEnd: 'Undo the end',
  endUndone: 'The end has been undone',
  validAsBefore: '{{name}}: the ticket is valid as before',
  endNotUndoable: 'The end can no longer be undone.',
  heldSinceEnd: 'The end cannot be undone: the person has got another ticket since.',
  ticketGone: order.TICKET_NOT_FOUND,
};
