import { existsSync } from 'node:fs';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** An installed Chromium or Chrome; the variable CHROMIUM names one elsewhere. */
export function findChromium(): string {
  const named = process.env['CHROMIUM'];
  const found = named ?? usualPlaces.find((place) => existsSync(place));
  if (found && existsSync(found)) return found;
  throw new Error(
    'The browser journeys need Chromium or Chrome. On Debian: apt-get install chromium. ' +
      'Or set CHROMIUM to the program.',
  );
}
