import { existsSync } from 'node:fs';
import { unpackChromium, type BrowserProgram } from './unpack-chromium.ts';

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

/**
 * The browser that CHROMIUM names, else the npm package's, else an installed one; null if there is
 * none. The package's is the same for everybody, and a test takes a quarter less time in it: it
 * draws no window around the page.
 */
export async function findBrowser(): Promise<BrowserProgram | null> {
  const configuredPath = process.env['CHROMIUM'];
  if (configuredPath && !existsSync(configuredPath))
    throw new Error(`CHROMIUM names ${configuredPath}, which does not exist.`);
  if (configuredPath) return { path: configuredPath, env: {} };
  const installedPath = usualPlaces.find((usualPath) => existsSync(usualPath));
  return unpackChromium() ?? (installedPath ? { path: installedPath, env: {} } : null);
}
