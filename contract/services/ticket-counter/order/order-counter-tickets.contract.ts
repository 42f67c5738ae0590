import { recipientFaults } from '@takst/domain/services/ticket-counter/order/refused-recipients.rules.ts';
import { maxTicketsOfOrder } from '@takst/domain/services/ticket-counter/order-limits.ts';
import * as z from 'zod/mini';
import { onboardingAddress } from '#customers/companies/onboarding-address.schema.ts';
import { route } from '#platform/calls/route.ts';
import { calendarDate, id, instant, ore } from '#platform/calls/scalars.ts';
import { mobilePhone, optionalText, requiredText } from '#platform/calls/text-fields.ts';
import { counterMediaTypes } from '../counter-media.schema.ts';

/** Maximum length of the buyer's own reference on an order, in characters. */
const maxPersonalReference = 50;

const phoneRecipient = z.strictObject({
  name: z._default(z.nullable(optionalText(100)), null),
  ...mobilePhone,
});

const line = z.strictObject({
  /** Null of travel money. */
  profileId: z._default(z.nullable(z.string()), null),
  quantity: z
    .int({ error: 'numbersOnly' })
    .check(
      z.minimum(1, { error: 'minValue' }),
      z.maximum(maxTicketsOfOrder, { error: 'maxValue' }),
    ),
  /** One phone for each ticket; none where the buyer hands out the codes. */
  phones: z._default(z.array(phoneRecipient).check(z.maxLength(maxTicketsOfOrder)), []),
  /** One number for each thing that is put on a card. */
  cardNumbers: z._default(z.array(requiredText(30)).check(z.maxLength(maxTicketsOfOrder)), []),
});

export const orderCounterTicketsBody = z
  .strictObject({
    agreementNumber: id,
    productTemplateId: requiredText(100),
    mediaType: z.enum(counterMediaTypes, { error: 'required' }),
    validAllZones: z._default(z.boolean(), false),
    /** Null of travel money, and where all zones are bought. */
    zoneIdFrom: z._default(z.nullable(z.string()), null),
    zoneIdTo: z._default(z.nullable(z.string()), null),
    /** The first day of paper; null of all else. */
    startDate: z._default(z.nullable(calendarDate), null),
    lines: z
      .array(line)
      .check(z.minLength(1, { error: 'required' }), z.maxLength(20, { error: 'maxLength' })),
    /** What is put on each card, in øre; null of tickets. */
    amountOre: z._default(z.nullable(ore), null),
    /** When codes go out to phones; null for at once. */
    sendAt: z._default(z.nullable(instant), null),
    /** How paper is handed out; null of all else. */
    handOver: z._default(
      z.nullable(
        z.discriminatedUnion('kind', [
          z.strictObject({ kind: z.literal('visit') }),
          z.strictObject({ kind: z.literal('post'), address: onboardingAddress }),
        ]),
      ),
      null,
    ),
    invoiceReferenceId: z._default(z.nullable(id), null),
    /** Empty for none. */
    personalReference: z._default(optionalText(maxPersonalReference), ''),
    /** What the buyer has seen, in øre. */
    expectedOre: ore,
    /** The buyer knows that the order is above the budget of its reference. */
    isBeyondBudget: z._default(z.boolean(), false),
  })
  .check(
    ...(['startDate', 'handOver'] as const).map((name) =>
      z.refine<{ mediaType: string; startDate: unknown; handOver: unknown }>(
        (body) => (body.mediaType === 'TRAVEL_CARD_ULTRALIGHT') === (body[name] !== null),
        { error: 'required', path: [name] },
      ),
    ),
  );
export type OrderCounterTicketsBody = z.output<typeof orderCounterTicketsBody>;

export const orderCounterTickets = route({
  method: 'POST',
  path: '/ticketoffice-api/company/{id}/orders',
  summary: 'Orders tickets or travel money at the counter; they are delivered afterwards',
  needs: 'ticketCounter.order',
  company: 'id',
  body: orderCounterTicketsBody,
  maxBodyBytes: 3_000_000,
  maxBodyValues: 5 * maxTicketsOfOrder,
  example: {
    agreementNumber: 500001,
    productTemplateId: 'single-ticket',
    mediaType: 'MOBILE_TICKET',
    zoneIdFrom: 'RUT:TariffZone:1',
    zoneIdTo: 'RUT:TariffZone:1',
    lines: [{ profileId: 'ADULT', quantity: 2 }],
    expectedOre: 8400,
  },
  reply: z.object({ id }),
  refusals: {
    AGREEMENT_NOT_FOUND: { status: 404 },
    AGREEMENT_NOT_VALID: { status: 422 },
    /** Not sold at this counter, or not to this profile. */
    PRODUCT_NOT_OFFERED: { status: 422 },
    MEDIUM_NOT_OFFERED: { status: 422 },
    INVALID_ZONE_FROM: { status: 422 },
    INVALID_ZONE_TO: { status: 422 },
    START_DATE_NOT_OFFERED: { status: 422 },
    /** It has passed, or is so late that codes could not be used in time. */
    SEND_TIME_NOT_OFFERED: { status: 422 },
    AMOUNT_NOT_OFFERED: { status: 422 },
    /** The agreement has no paper by post, or none that is fetched. */
    HAND_OVER_NOT_OFFERED: { status: 422 },
    TOO_MANY_TICKETS: { status: 422 },
    INVOICE_REFERENCE_REQUIRED: { status: 422 },
    INVOICE_REFERENCE_NOT_FOUND: { status: 422 },
    /** It has to look as the invoice reference wants it. */
    PERSONAL_REFERENCE_WRONG_FORM: { status: 422, details: z.object({ pattern: z.string() }) },
    RECIPIENTS_REFUSED: {
      status: 422,
      details: z.object({
        /** Both count from 0; without an index it is the line. */
        recipients: z.array(
          z.object({
            line: z.int(),
            index: z.nullable(z.int()),
            code: z.enum(recipientFaults),
          }),
        ),
      }),
    },
    /** Not what the buyer has seen. */
    PRICE_CHANGED: { status: 409, details: z.object({ totalOre: ore }) },
    /** The order exceeds the reference's budget, and the buyer has not confirmed that. */
    BUDGET_EXCEEDED: { status: 409, details: z.object({ leftOre: ore }) },
  },
});
