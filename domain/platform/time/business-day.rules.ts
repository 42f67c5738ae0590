/** A business day is a calendar day here (domain: Time and money). */
export const businessTimeZone = 'Europe/Oslo';

/** The calendar day in Oslo at a moment. */
export const businessDayOf = (moment: Temporal.Instant): Temporal.PlainDate =>
  moment.toZonedDateTimeISO(businessTimeZone).toPlainDate();
