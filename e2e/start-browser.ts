import { chromium, type Browser } from 'playwright-core';
import { inject } from 'vitest';

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

let browser: Promise<Browser> | undefined;

/** The worker's browser; it ends with the worker. */
export const startBrowser = (): Promise<Browser> => (browser ??= launchBrowser());

function launchBrowser(): Promise<Browser> {
  const program = inject('browserProgram');
  if (!program) throw new Error('There is no Chromium or Chrome; CHROMIUM may name one.');
  const env = { ...process.env, ...program.env };
  return chromium.launch({
    executablePath: program.path,
    env,
    args: flags,
    timeout: startWithinMs,
  });
}
