import { chromium, type Browser } from 'playwright-core';
import type { BrowserProgram } from './unpack-chromium.ts';

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

/** Starts a browser without a window, and without calls of its own to the network. */
export function launchBrowser(program: BrowserProgram | null): Promise<Browser> {
  if (!program) throw new Error('There is no Chromium or Chrome; CHROMIUM may name one.');
  return chromium.launch({
    executablePath: program.path,
    env: { ...process.env, ...program.env },
    args: flags,
    timeout: startWithinMs,
  });
}
