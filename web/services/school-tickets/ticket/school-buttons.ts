import type { SchoolTicketOnPage } from '@takst/contract/services/school-tickets/ticket/get-school-ticket.contract.ts';
import { type SchoolTicketAction } from '@takst/domain/services/school-tickets/allowed-actions.rules.ts';

/** What the buttons of a ticket do. */
export type SchoolButtonAction =
  | 'edit-ticket'
  | 'change-zone'
  | 'resend-pickup-code'
  | 'resend-ticket'
  | 'replace-card'
  | 'temporary-ticket'
  | 'print-paper'
  | 'collect-fee'
  | 'show-cards'
  | 'undo-end'
  | 'end-ticket'
  | 'cancel-pending-ticket';

/** One of these allows a button, in the order of the bar; the one that takes something away comes last. */
const buttonsBeforeEnd: readonly (readonly [SchoolButtonAction, readonly SchoolTicketAction[]])[] =
  [
    ['edit-ticket', ['UPDATE_NAME', 'UPDATE_CLASS_NAME', 'UPDATE_CARD_NAME', 'UPDATE_STUDENTID']],
    ['change-zone', ['CHANGE_ZONE']],
    ['resend-pickup-code', ['RESEND_PICKUP_CODE']],
    ['resend-ticket', ['RESEND']],
    ['replace-card', ['REPLACE_CARD']],
    ['temporary-ticket', ['ISSUE_TEMPORARY_TICKET']],
  ];
const buttonsOfEnd: typeof buttonsBeforeEnd = [
  ['end-ticket', ['UPDATE_EXPIRY']],
  ['cancel-pending-ticket', ['CANCEL']],
];

type Ticket = Pick<
  SchoolTicketOnPage,
  'allowedActions' | 'mayUndoEnd' | 'travelCardState' | 'feeOwed' | 'replacement'
>;

/** The buttons of a ticket: they appear only when the server allows what they do (spec 3 §4). */
export function schoolButtonsOf(ticket: Ticket): SchoolButtonAction[] {
  const allowedOf = (buttons: typeof buttonsBeforeEnd): SchoolButtonAction[] =>
    buttons.flatMap(([button, actions]) =>
      actions.some((action) => ticket.allowedActions.includes(action)) ? [button] : [],
    );
  return [
    ...allowedOf(buttonsBeforeEnd),
    ...(isPrintable(ticket) ? (['print-paper'] as const) : []),
    ...(ticket.feeOwed === null ? [] : (['collect-fee'] as const)),
    ...(ticket.travelCardState === null ? [] : (['show-cards'] as const)),
    ...(ticket.mayUndoEnd ? (['undo-end'] as const) : []),
    ...allowedOf(buttonsOfEnd),
  ];
}

const isPrintable = ({ allowedActions, replacement }: Ticket): boolean =>
  replacement?.temporaryTicket?.kind === 'paper' &&
  allowedActions.includes('ISSUE_TEMPORARY_TICKET');
