import { preferenceDays } from './preference-cookies.ts';
import type { RetentionPeriod } from './retention-periods.ts';

/** Until the browser is closed, until the tab is, or until the user clears the browser's data. */
type OpenEnd = 'until-browser-closes' | 'until-tab-closes' | 'until-cleared';

/**
 * Everything that the portal writes in a browser, by its name there: code that writes a cookie takes its time from here, and
 * the terms list all of it (docs/decisions/0115).
 */
export const browserStorage = {
  takst_session: 'until-browser-closes',
  takst_browser: { hours: 1 },
  takst_onboarding: { days: 30 },
  language: { days: preferenceDays },
  theme: { days: preferenceDays },
  /** With operator, environment and user after it; in the storage of the tab, too. */
  'company:': 'until-cleared',
  /** A cookie with the number of the company alone. */
  company: { days: preferenceDays },
  /** With the name of a form after it. */
  'draft:': 'until-tab-closes',
  'drafts-of-user': 'until-tab-closes',
  'opened-page': 'until-tab-closes',
  /** With the address of a page after it: the key of an offer, which has left the address. */
  'secrets:': 'until-tab-closes',
  /** Copies of a holder's own tickets, since each was opened last; gone before that with the ticket (docs/decisions/0119). */
  'ticket-pages': { days: 7 },
  'reloaded-for-new-version': 'until-tab-closes',
} as const satisfies Readonly<Record<string, RetentionPeriod | OpenEnd>>;

export type BrowserStorageName = keyof typeof browserStorage;

/** For how long a browser keeps a cookie of the server that outlives it. */
export function cookieSeconds(name: 'takst_browser' | 'takst_onboarding'): number {
  const period = browserStorage[name];
  return 3_600 * ('days' in period ? 24 * period.days : period.hours);
}
