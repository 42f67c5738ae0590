import type { Subscription } from '@takst/contract/ticketing/subscribers/subscription.schema.ts';
import type { FunctionComponent } from 'react';
import type { ChangeDialogProps } from '#ticketing/tickets/change/change-dialog-props.ts';
import type { TicketKit } from '#ticketing/tickets/change/ticket-kit.ts';
import type { ContactEntry } from '#ticketing/tickets/change/use-change-texts.ts';
import type { TicketCardAction } from './ticket-buttons.ts';

/** The actions of the employee page that a dialog asks for. */
type DialogAction = Exclude<TicketCardAction, 'undo-end' | 'change-phone'>;

export interface ChangePhoneProps extends Pick<ChangeDialogProps, 'tickets' | 'onClose'> {
  /** One of the person’s entries. */
  ticket: ContactEntry;
  /** What a person without a ticket takes along. */
  subscriptions?: readonly Subscription[];
}

/** What a service does with the tickets of a person: the page of the person asks no other way. */
export type TicketChanges = Pick<TicketKit['operations'], 'undoEnd'> & {
  dialogs: Readonly<Record<DialogAction, FunctionComponent<ChangeDialogProps>>> & {
    readonly 'change-phone': FunctionComponent<ChangePhoneProps>;
  };
};
