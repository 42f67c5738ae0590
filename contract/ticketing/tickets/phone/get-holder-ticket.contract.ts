import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { calendarDate, instant } from '#platform/calls/scalars.ts';
import { phoneTicketFields, ticketCode } from './phone-ticket.schema.ts';

/** The code with its picture: one text for each row, `1` where a square is dark. */
const drawnCode = z.extend(ticketCode, { rows: z.array(z.string()) });

/** The pages that say why a company has given the data of those who hold its tickets (GDPR art. 14). */
const holderInfoPages = ['/fribilletter/info'] as const;
export type HolderInfoPage = (typeof holderInfoPages)[number];

const holderTicket = z.object({
  ...phoneTicketFields,
  /** It stands in for a travel card until that is there. */
  isTemporary: z.boolean(),
  /** Who has registered the holder, and where to read why; null where holders have ordered or know it. */
  registered: z.nullable(z.object({ by: z.string(), infoPage: z.enum(holderInfoPages) })),
  /** Null when the code was given out without a name. */
  firstName: z.nullable(z.string()),
  /** Until it is used. */
  pickupCode: z.nullable(z.string()),
  /** While the ticket is valid. */
  code: z.nullable(drawnCode),
  /**
   * For a page that has lost the network, when `code` is out of date: valid for 24 hours and never beyond the ticket's
   * last day. It says so (`offline`), and a verifier then shows when it was made (`iat`).
   */
  offlineCode: z.nullable(drawnCode),
  /** The ticket that goes on from this one, with the token of its own page. */
  continuedBy: z.nullable(z.object({ token: z.string(), startDate: calendarDate })),
  /** By the server's clock, which a phone's may be far from. */
  answeredAt: instant,
});
export type HolderTicketOnTheWire = z.input<typeof holderTicket>;

export const getHolderTicket = route({
  method: 'GET',
  path: '/holder-api/tickets/{token}',
  summary: 'A ticket for whoever has the link that its holder got by SMS',
  needs: 'anyone',
  counted: 'links',
  reply: holderTicket,
  /** One answer for every token that leads nowhere. */
  refusals: { TICKET_NOT_FOUND: { status: 404 } },
});
