import type { MessageTopic } from './message-topic.ts';

/** SMS that go out on one day in Norway (docs/decisions/0137). */
export const smsCaps = { perCompanyADay: 3_000, perPhoneADay: 10 } as const;

/** Which cap held an SMS back, as the list of undelivered messages says it. */
export const smsCapReasons = ['SMS_CAP_OF_COMPANY', 'SMS_CAP_OF_PHONE'] as const;
export type SmsCapReason = (typeof smsCapReasons)[number];

/**
 * Codes that somebody waits for have limits of their own, by phone, address and company. They neither count nor are
 * held back, so that nobody is locked out by what a company sends.
 */
export const isUnderSmsCaps = (topic: MessageTopic): boolean => topic !== 'phone-code';

/** What went out today; of the company null where the SMS belongs to none. */
type SentToday = { readonly ofCompany: number | null; readonly toPhone: number };

/** Why one more SMS has to wait; null when it may go. */
export function heldBackBy({ ofCompany, toPhone }: SentToday): SmsCapReason | null {
  if (ofCompany !== null && ofCompany >= smsCaps.perCompanyADay) return 'SMS_CAP_OF_COMPANY';
  return toPhone >= smsCaps.perPhoneADay ? 'SMS_CAP_OF_PHONE' : null;
}
