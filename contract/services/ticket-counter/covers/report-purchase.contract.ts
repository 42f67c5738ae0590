import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { id } from '#platform/calls/scalars.ts';
import { mobilePhone, requiredText } from '#platform/calls/text-fields.ts';

export const reportPurchase = route({
  method: 'POST',
  path: '/ticketoffice-api/app/purchases',
  summary:
    'A purchase in the app that a company pays for; it becomes an order of the company, once',
  needs: 'ticket-app',
  body: z.strictObject({
    /** The app's own id of the purchase: reported again, it is the same order. */
    purchaseId: requiredText(100),
    /** As `covers` names it. */
    coverId: id,
    /** The phone on which it was bought: the one that is covered. */
    ...mobilePhone,
    productTemplateId: requiredText(100),
    profileId: requiredText(50),
    validAllZones: z._default(z.boolean(), false),
    zoneIdFrom: z._default(z.nullable(z.string()), null),
    zoneIdTo: z._default(z.nullable(z.string()), null),
    /** What it cost in the app, in kroner with VAT. */
    amount: z
      .number()
      .check(z.positive({ error: 'minValue' }), z.maximum(100_000, { error: 'maxValue' })),
  }),
  example: {
    purchaseId: 'a7c1f3',
    coverId: 1,
    phoneCountryCode: '+47',
    phone: '46000001',
    productTemplateId: 'single-ticket',
    profileId: 'ADULT',
    zoneIdFrom: 'RUT:TariffZone:1',
    zoneIdTo: 'RUT:TariffZone:1',
    amount: 42,
  },
  /** The order of the company. */
  reply: z.object({ id }),
  refusals: {
    /** Companies pay for nothing at this operator yet. */
    COMPANY_PAYS_CLOSED: { status: 403 },
    /** The company does not pay for this person, or its counter has ended. */
    COVER_NOT_FOUND: { status: 404 },
    PRODUCT_NOT_OFFERED: { status: 422 },
    INVALID_ZONE_FROM: { status: 422 },
    INVALID_ZONE_TO: { status: 422 },
    /** More than what is left of the person's limit this month, in kroner. */
    LIMIT_EXCEEDED: { status: 409, details: z.object({ left: z.number() }) },
    /** The id was reported with something else. */
    PURCHASE_DIFFERS: { status: 409 },
  },
});
