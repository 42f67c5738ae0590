import { chromium, type Browser } from 'playwright-core';
import { findChromium } from './find-chromium.ts';

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** The first start on a fresh machine can take minutes. */
const startWithinMs = 240_000;

export const startBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: flags, timeout: startWithinMs });
