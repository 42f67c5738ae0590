import type { FreeTicket } from '@takst/contract/services/free-tickets/free-ticket.schema.ts';
import type { ChangeDialogProps } from '#ticketing/tickets/change/change-dialog-props.ts';

export type FreeDialogProps = ChangeDialogProps<FreeTicket>;
