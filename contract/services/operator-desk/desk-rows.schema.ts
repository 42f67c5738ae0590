import { isOrganisationNumber } from '@takst/domain/customers/companies/organisation-number.rules.ts';
import { isAccountNumber } from '@takst/domain/services/operator-desk/account-number.rules.ts';
import * as z from 'zod/mini';
import { calendarDate } from '#platform/calls/scalars.ts';
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
