import { retentionPeriods } from '#platform/retention/retention-periods.ts';
import { businessDayOf, businessTimeZone } from '#platform/time/business-day.rules.ts';

/** For how many days after the one on which it is sent the link of a notice is good. */
const { days: taxNoticeDays } = retentionPeriods.taxNotice;

/** When the link of a notice goes: at the end of its last day. */
export const endOfTaxNotice = (sentAt: Temporal.Instant): Temporal.Instant =>
  businessDayOf(sentAt)
    .add({ days: taxNoticeDays + 1 })
    .toZonedDateTime(businessTimeZone)
    .toInstant();

/** The last day on which the link of a notice is good. */
export const lastDayOfTaxNotice = (expiresAt: Temporal.Instant): Temporal.PlainDate =>
  businessDayOf(expiresAt.subtract({ milliseconds: 1 }));
