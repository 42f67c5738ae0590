export type BrowserNames = { browser: string | null; system: string | null };

/** The first match wins: browsers also name those that they descend from. */
const browsers: readonly (readonly [string, RegExp])[] = [
  ['Microsoft Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPiOS|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome|Chromium)\//],
  ['Safari', /\bVersion\/[\d.]+.* Safari\//],
];

const systems: readonly (readonly [string, RegExp])[] = [
  ['Windows', /\bWindows\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  // An iPad calls itself a Mac and cannot be distinguished from one.
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b|\bX11\b/],
];

const firstIn = (names: readonly (readonly [string, RegExp])[], userAgent: string): string | null =>
  names.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null;

/** Browser and system by the user agent; null rather than a guess. */
export const browserOf = (userAgent: string | null): BrowserNames => ({
  browser: userAgent === null ? null : firstIn(browsers, userAgent),
  system: userAgent === null ? null : firstIn(systems, userAgent),
});
