/**
 * How numbers, amounts, dates and phone numbers are written, in Norwegian in both languages
 * (spec 2 §9). The spaces inside are no-break spaces, so that an amount is never split over two lines.
 */
export type Language = 'nb' | 'en';

export const locales = { nb: 'nb-NO', en: 'en-GB' } as const;
const noBreak = '\u00a0';

const wholeNumber = new Intl.NumberFormat('nb-NO', { maximumFractionDigits: 0 });
const twoDecimals = new Intl.NumberFormat('nb-NO', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

export const formatNumber = (number: number): string => wholeNumber.format(number);

/** 89700 øre is '897,00 kr'; as on invoices. */
export const formatMoney = (ore: number): string => `${twoDecimals.format(ore / 100)}${noBreak}kr`;

/** An amount in kroner from the server, as on invoices; a credit has a minus sign. */
export const formatKroner = (kroner: number): string => {
  // Nothing taken off is −0, which would be shown with its sign.
  const ore = Math.round(kroner * 100) || 0;
  return ore < 0 ? `−${formatMoney(-ore)}` : formatMoney(ore);
};

/** 89700 øre is '897 kr', as in price lists; shows øre when there are any. */
export const formatPrice = (ore: number): string =>
  ore % 100 === 0 ? `${wholeNumber.format(ore / 100)}${noBreak}kr` : formatMoney(ore);

/** '+1 408 kr', '−216 kr' */
export const formatPriceDifference = (ore: number): string =>
  `${ore < 0 ? '−' : '+'}${formatPrice(Math.abs(ore))}`;

const padZero = (number: number, length = 2) => String(number).padStart(length, '0');

/** dd.mm.yyyy */
export const formatDate = (date: Temporal.PlainDate): string =>
  `${padZero(date.day)}.${padZero(date.month)}.${padZero(date.year, 4)}`;

/** 'mars 2026' */
export const formatMonth = (date: Temporal.PlainDate, language: Language): string =>
  date.toLocaleString(locales[language], { month: 'long', year: 'numeric' });

/** 'nov. 2026' */
export const formatShortMonth = (date: Temporal.PlainDate, language: Language): string =>
  date.toLocaleString(locales[language], { month: 'short', year: 'numeric' });

/** 'mars' */
export const monthName = (date: Temporal.PlainDate, language: Language): string =>
  date.toLocaleString(locales[language], { month: 'long' });

/** '1. desember', '1 December' */
export const formatDayOfMonth = (date: Temporal.PlainDate, language: Language): string =>
  date.toLocaleString(locales[language], { day: 'numeric', month: 'long' }).replace(' ', noBreak);

/** '21. mars 2026', '21 March 2026'; given today, without the year that is today's. */
export const formatLongDate = (
  date: Temporal.PlainDate,
  language: Language,
  today?: Temporal.PlainDate,
): string =>
  date.toLocaleString(locales[language], {
    day: 'numeric',
    month: 'long',
    ...(date.year === today?.year ? {} : { year: 'numeric' }),
  });

/** '8. nov.', '8 Nov'; with its year when that is another one than today's. */
export const formatShortDate = (
  date: Temporal.PlainDate,
  { language, today }: { language: Language; today: Temporal.PlainDate },
): string =>
  date
    .toLocaleString(locales[language], {
      day: 'numeric',
      month: 'short',
      ...(date.year === today.year ? {} : { year: 'numeric' }),
    })
    .replaceAll(' ', noBreak);

/** HH:MM in Norwegian time. */
export function formatTime(moment: Temporal.Instant): string {
  const local = moment.toZonedDateTimeISO('Europe/Oslo');
  return `${padZero(local.hour)}:${padZero(local.minute)}`;
}

/** 923456783 is '923 456 783'. */
export const formatOrganisationNumber = (number: string): string =>
  number.replace(/^(\d{3})(\d{3})(\d{3})$/, `$1${noBreak}$2${noBreak}$3`);

/** 41234567 is '412 34 567' in Norway; other countries' numbers are left as they are. */
export function formatNationalNumber(countryCode: string, phone: string): string {
  if (countryCode !== '+47') return phone;
  return [phone.slice(0, 3), phone.slice(3, 5), phone.slice(5)].filter(Boolean).join(noBreak);
}

/** '412 34 567' in lists; a foreign number has its country code. */
export const formatListedPhone = (countryCode: string, phone: string): string =>
  countryCode === '+47'
    ? formatNationalNumber(countryCode, phone)
    : formatPhone(countryCode, phone);

/** '+47 412 34 567' */
export const formatPhone = (countryCode: string, phone: string): string =>
  `${countryCode}${noBreak}${formatNationalNumber(countryCode, phone)}`;
