const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** `01.04.2026`, as messages to Norwegians have it. */
export const norwegianDate = ({ day, month, year }: Temporal.PlainDate): string =>
  `${twoDigits(day)}.${twoDigits(month)}.${year}`;

/** `01.04.2026 09:05`, on the clock on the wall in Norway. */
export function norwegianMoment(moment: Temporal.Instant): string {
  const local = moment.toZonedDateTimeISO('Europe/Oslo');
  return `${norwegianDate(local.toPlainDate())} ${twoDigits(local.hour)}:${twoDigits(local.minute)}`;
}
