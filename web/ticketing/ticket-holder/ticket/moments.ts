import { type Language, locales } from '#platform/design/format.ts';

/**
 * Moments and dates of the page, in Norwegian time, without Temporal: many phones would have to load it first. Moments are
 * milliseconds since 1970, dates ISO text.
 */
const businessTimeZone = 'Europe/Oslo';

// English and Swedish for their shapes, HH:MM:SS and YYYY-MM-DD.
const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: businessTimeZone,
  timeStyle: 'medium',
});
const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: businessTimeZone });

/** 'HH:MM:SS' */
export const timeOfDay = (moment: number): string => clock.format(moment);

/** 'YYYY-MM-DD' */
export const dayOf = (moment: number): string => calendar.format(moment);

/** '21. mars 2026', '21 March 2026' */
export const longDateOf = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(date));
