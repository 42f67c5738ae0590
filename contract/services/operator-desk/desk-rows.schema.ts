import { vatKinds } from '@takst/domain/catalogue/products/vat-kind.ts';
import { feeKinds } from '@takst/domain/catalogue/products/fee-kind.ts';
import { paymentDeadline } from '@takst/domain/customers/agreements/agreement-defaults.ts';
import { ticketServiceIds } from '@takst/domain/platform/access/ticket-service-id.ts';
import { isOrganisationNumber } from '@takst/domain/customers/companies/organisation-number.rules.ts';
import { isAccountNumber } from '@takst/domain/services/operator-desk/account-number.rules.ts';
import * as z from 'zod/mini';
import { calendarDate, ore } from '#platform/calls/scalars.ts';
import { postCode, requiredText } from '#platform/calls/text-fields.ts';

/** Who sells, as invoices name them, from a day on. */
export const sellerRow = z.strictObject({
  validFrom: calendarDate,
  name: requiredText(100),
  organisationNumber: z.string().check(z.refine(isOrganisationNumber, { error: 'wrongFormat' })),
  line1: requiredText(100),
  postCode,
  city: requiredText(50),
  accountNumber: z.string().check(z.refine(isAccountNumber, { error: 'wrongFormat' })),
  /** Companies limited by shares must say so on invoices. */
  isInBusinessRegister: z.boolean(),
});
export type SellerRow = z.output<typeof sellerRow>;

/** The days between two tickets of one phone, for tickets that begin from a day on. */
export const quarantineRow = z.strictObject({
  validFrom: calendarDate,
  days: z.int().check(z.minimum(0), z.maximum(365)),
});
export type QuarantineRow = z.output<typeof quarantineRow>;

const name = z.strictObject({ nb: requiredText(100), en: requiredText(100) });

/** What is charged once, VAT included, from a day on. The name stands on invoices. */
export const feeRow = z.strictObject({
  fee: z.enum(feeKinds, { error: 'required' }),
  validFrom: calendarDate,
  name,
  priceOre: ore.check(z.minimum(0), z.maximum(1_000_000)),
  vatKind: z.enum(vatKinds, { error: 'required' }),
});
export type FeeRow = z.output<typeof feeRow>;

/** The days from invoice to due date of agreements that are made from a day on and say nothing else. */
export const paymentDeadlineRow = z.strictObject({
  validFrom: calendarDate,
  days: z.int().check(z.minimum(paymentDeadline.min), z.maximum(paymentDeadline.max)),
});
export type PaymentDeadlineRow = z.output<typeof paymentDeadlineRow>;

/** What a product is called, and which services sell it, from a day on. */
export const productRow = z.strictObject({
  productId: requiredText(100),
  validFrom: calendarDate,
  name,
  description: z.strictObject({ nb: requiredText(300), en: requiredText(300) }),
  /** None: it is sold no more. Tickets that people have go on. */
  services: z
    .array(z.enum(ticketServiceIds))
    .check(
      z.refine((services) => new Set(services).size === services.length, { error: 'wrongFormat' }),
    ),
});
export type ProductRow = z.output<typeof productRow>;

/** A school year is known by its first start. */
export const schoolYearRow = z
  .strictObject({
    opensOn: calendarDate,
    firstStart: calendarDate,
    latestStart: calendarDate,
    lastDay: calendarDate,
  })
  .check(
    z.refine(({ opensOn, firstStart }) => Temporal.PlainDate.compare(opensOn, firstStart) <= 0, {
      error: 'dateOrder',
      path: ['firstStart'],
    }),
    z.refine(
      ({ firstStart, latestStart }) => Temporal.PlainDate.compare(firstStart, latestStart) <= 0,
      { error: 'dateOrder', path: ['latestStart'] },
    ),
    z.refine(({ latestStart, lastDay }) => Temporal.PlainDate.compare(latestStart, lastDay) <= 0, {
      error: 'dateOrder',
      path: ['lastDay'],
    }),
  );
export type SchoolYearRow = z.output<typeof schoolYearRow>;
