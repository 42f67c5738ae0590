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
 * The browser that CHROMIUM names, else an installed one, else the npm package's; null if the
 * platform has none.
 */
export async function findBrowser(): Promise<BrowserProgram | null> {
  const configuredPath = process.env['CHROMIUM'];
  if (configuredPath && !existsSync(configuredPath))
    throw new Error(`CHROMIUM names ${configuredPath}, which does not exist.`);
  const path = configuredPath || usualPlaces.find((usualPath) => existsSync(usualPath));
  return path ? { path, env: {} } : unpackChromium();
}
