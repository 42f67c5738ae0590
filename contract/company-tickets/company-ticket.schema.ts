import * as z from 'zod/mini';
import { calendarDate, id } from '#scalars.ts';
import { ticketStatus } from './ticket-status.schema.ts';

/** A company ticket as the portal shows it (spec 2 §3). */
export const companyTicket = z.object({
  id,
  subscriberId: id,
  status: ticketStatus,
  firstName: z.string(),
  lastName: z.string(),
  employeeId: z.string(),
  phoneCountryCode: z.string(),
  phone: z.string(),
  startDate: calendarDate,
  expirationDate: z.nullable(calendarDate),
  downloadedToPhone: z.boolean(),
  pickupCode: z.nullable(z.string()),
  appId: z.nullable(z.string()),
  profileId: z.string(),
  profileName: z.object({ nb: z.string(), en: z.string() }),
  productId: z.string(),
  productName: z.object({ nb: z.string(), en: z.string() }),
  /** This month's price in NOK with two decimals, VAT included; null without a price. */
  pricePerMonth: z.nullable(z.number()),
  nrOfZones: z.int(),
  zones: z.array(z.string()),
  zoneFrom: z.nullable(z.string()),
  zoneTo: z.nullable(z.string()),
  allZones: z.boolean(),
  /** The ticket that this one continues after a change of zone or a resend. */
  continuesId: z.nullable(id),
  invoiceReference: z.string(),
  agreementNumber: id,
});
export type CompanyTicket = z.output<typeof companyTicket>;
