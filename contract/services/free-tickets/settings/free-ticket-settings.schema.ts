import {
  childEndAges,
  childEndKinds,
} from '@takst/domain/services/free-tickets/child-end-settings.ts';
import * as z from 'zod/mini';

/** When a child's ticket ends by rule (spec 3 §3). */
export const childEndFields = {
  expireChildTickets: z.enum(childEndKinds, { error: 'required' }),
  expireChildTicketsAtAge: z.literal(childEndAges, { error: 'required' }),
};

/** What a company has set for its free tickets (spec 3 §3). */
export const freeTicketSettings = z.object({
  /** Of the department that is chosen first in a new order; null for none. */
  invoiceReference: z.nullable(z.string()),
  ...childEndFields,
  /** Whether employees may be told by SMS what a family ticket means for their tax. */
  sendsTaxNotice: z.boolean(),
  /** A digest of the settings. A save sends the digest that the user saw. */
  version: z.string(),
});
export type FreeTicketSettings = z.output<typeof freeTicketSettings>;
