import { carProviders } from '@takst/domain/services/vouchers/car-provider.ts';
import { offerStates } from '@takst/domain/services/vouchers/offer-state.rules.ts';
import * as z from 'zod/mini';
import { calendarDate, id, instant, ore } from '#platform/calls/scalars.ts';

/** Whether an SMS of an offer reached the gateway. */
const voucherSmsStates = ['waiting', 'sent', 'failed'] as const;

/** An SMS to the person of an offer: the link, or the code. */
const voucherSms = z.object({
  state: z.enum(voucherSmsStates),
  /** Of the last one that was sent; null while none was. */
  sentAt: z.nullable(instant),
});

/** An offer as customer support sees it: neither its key nor its code. */
export const supportedOffer = z.object({
  id,
  /** Null once it is erased. */
  phoneCountryCode: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  campaign: z.object({ id, name: z.string() }),
  amountOre: ore,
  periodStart: calendarDate,
  periodEnd: calendarDate,
  state: z.enum(offerStates),
  /** The provider of the code that was claimed. */
  provider: z.nullable(z.enum(carProviders)),
  claimedAt: z.nullable(instant),
  link: voucherSms,
  /** Null while no code is claimed. */
  code: z.nullable(voucherSms),
  createdAt: instant,
});
export type SupportedOffer = z.output<typeof supportedOffer>;

/** Every call about one offer of customer support may answer it. */
export const offerNotFound = { OFFER_NOT_FOUND: { status: 404 } } as const;

/** An SMS was sent less than a minute ago. */
export const smsJustSent = {
  SMS_JUST_SENT: { status: 409, details: z.object({ nextAt: instant }) },
} as const;
