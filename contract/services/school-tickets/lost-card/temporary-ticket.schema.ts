import { temporaryTicketKinds } from '@takst/domain/services/school-tickets/lost-card/temporary-ticket.rules.ts';
import { feePayers } from '@takst/domain/services/school-tickets/lost-card/card-fee.rules.ts';
import * as z from 'zod/mini';
import { calendarDate, instant } from '#platform/calls/scalars.ts';
import { mobileIfNorwegian, mobilePhone } from '#platform/calls/text-fields.ts';

/** How a pupil is to travel until the new card is there. */
export const temporaryTicketChoice = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('sms'), ...mobilePhone }).check(mobileIfNorwegian()),
  z.strictObject({ kind: z.literal('paper') }),
]);
export type TemporaryTicketChoice = z.output<typeof temporaryTicketChoice>;

/** A replacement card on which a school ticket lies. */
export const schoolReplacement = z.object({
  paidBy: z.enum(feePayers),
  /** NOK, VAT included; the school is billed when the card is made. */
  fee: z.number(),
  /** The last day on which a temporary ticket may stand in for the card. */
  bridgedThrough: calendarDate,
  /** The one that counts; null when none was asked for. */
  temporaryTicket: z.nullable(
    z.object({
      kind: z.enum(temporaryTicketKinds),
      /** Null of paper, and when it is erased. */
      phoneCountryCode: z.nullable(z.string()),
      phone: z.nullable(z.string()),
      issuedAt: instant,
      /** Its last day. */
      validThrough: calendarDate,
    }),
  ),
});
export type SchoolReplacement = z.output<typeof schoolReplacement>;
