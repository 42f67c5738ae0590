import { expect, it } from 'vitest';
import { browserStorage, cookieSeconds } from './browser-storage.ts';
import { preferenceSeconds } from './preference-cookies.ts';

it('cookies are kept for as long as the terms say (docs/decisions/0115)', () => {
  expect(cookieSeconds('takst_browser')).toBe(60 * 60);
  expect(cookieSeconds('takst_onboarding')).toBe(30 * 24 * 60 * 60);
  expect(preferenceSeconds).toBe(365 * 24 * 60 * 60);
  const preference = { days: 365 };
  expect(browserStorage).toMatchObject({
    takst_session: 'until-browser-closes',
    language: preference,
    theme: preference,
    company: preference,
    'company:': 'until-cleared',
    'ticket-pages': { days: 7 },
  });
});
