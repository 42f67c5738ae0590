import type { ChangeDialogProps } from '#ticketing/tickets/change/change-dialog-props.ts';
import type { PupilTicket } from './pupil-ticket.ts';

export type SchoolDialogProps = ChangeDialogProps<PupilTicket>;
