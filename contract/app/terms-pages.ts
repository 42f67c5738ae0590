import type { FixedPagePath } from '#app/path-to.ts';

/** The terms of tickets that a customer orders, with what the portal stores about people (spec 3 §2). */
export const termsPage = '/vilkar/ruterbedrift' satisfies FixedPagePath;

/** Where the page says what is stored, why, and for how long. */
export const privacyPart = `${termsPage}#ansvarlig` as const;

/** The same of the e-bike subscription. */
export const eBikePages = {
  terms: '/vilkar/joule/vilkar',
  privacy: '/vilkar/joule/persjonvernerklaering',
} as const satisfies Readonly<Record<string, FixedPagePath>>;
