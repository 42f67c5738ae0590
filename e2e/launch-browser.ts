import { chromium, type Browser } from 'playwright-core';
import { folderInMemory } from '../tools/throwaway-postgres.ts';
import type { BrowserProgram } from './unpack-chromium.ts';

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  // Without a graphics card, a process for it only passes on what others draw.
  '--in-process-gpu',
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
    // By default pictures are handed over in files of the disk, as the memory's folder is small in some containers.
    ignoreDefaultArgs: folderInMemory() === null ? [] : ['--disable-dev-shm-usage'],
    timeout: startWithinMs,
  });
}
