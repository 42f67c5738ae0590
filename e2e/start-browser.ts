import type { Browser } from 'playwright-core';
import { inject } from 'vitest';
import { launchBrowser } from './launch-browser.ts';

let browser: Promise<Browser> | undefined;

/** The worker's browser; it ends with the worker. */
export const startBrowser = (): Promise<Browser> =>
  (browser ??= launchBrowser(inject('browserProgram')));
