import type { FixedPagePath } from '#app/path-to.ts';

/** The terms of tickets that a customer orders (spec 3 §2). */
export const termsPage = '/vilkar/ruterbedrift' satisfies FixedPagePath;

/** What the portal stores about people, why, and for how long (docs/decisions/0146). */
export const privacyPage = '/personvern' satisfies FixedPagePath;

/** The same of the e-bike subscription. */
export const eBikePages = {
  terms: '/vilkar/joule/vilkar',
  privacy: '/vilkar/joule/persjonvernerklaering',
} as const satisfies Readonly<Record<string, FixedPagePath>>;
