import { formatDate, formatTime, type Language, locales } from './format.ts';

const clock = { nb: 'kl.', en: 'at' } as const;

/** 'i dag kl. 09:14', 'i går kl. 09:14', else dd.mm.yyyy HH:MM; in Norwegian time. */
export function formatMoment(
  moment: Temporal.Instant,
  { language, today }: { language: Language; today: Temporal.PlainDate },
): string {
  const day = moment.toZonedDateTimeISO('Europe/Oslo').toPlainDate();
  const { days } = today.until(day);
  if (days !== 0 && days !== -1) return `${formatDate(day)} ${formatTime(moment)}`;
  const name = new Intl.RelativeTimeFormat(locales[language], { numeric: 'auto' });
  return `${name.format(days, 'day')} ${clock[language]}\u00a0${formatTime(moment)}`;
}

/** 'I dag kl. 09:14', where it stands alone. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
