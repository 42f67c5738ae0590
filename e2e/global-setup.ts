import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildWebIfChanged } from '../tools/web-build.ts';
import { findBrowser } from './find-browser.ts';
import { freePort } from '@takst/server/testing/free-port.ts';
import { PortalProcess } from './portal-process.ts';
import type { BrowserProgram } from './unpack-chromium.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    port: number;
    browserProgram: BrowserProgram;
  }
}

/**
 * Starts one portal with the demo world for all journeys; those that break a portal start their
 * own.
 */
export default async function setup(
  project: TestProject,
): Promise<(() => Promise<void>) | undefined> {
  const browserProgram = await findBrowser();
  // Without a browser, `npm test` collects the tests but runs none of them.
  if (!browserProgram) return undefined;
  project.provide('browserProgram', browserProgram);
  await buildWebIfChanged();
  const dataDir = await mkdtemp(join(tmpdir(), 'takst-e2e-'));
  const port = await freePort();
  const portal = new PortalProcess({ port, dataDir });
  await portal.start();
  project.provide('port', port);
  return async () => {
    await portal.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
