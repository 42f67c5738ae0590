import type { TestProject } from 'vitest/node';
import { buildWebIfChanged } from '../tools/web-build.ts';
import { findBrowser } from './find-browser.ts';
import { freePort } from '@takst/server/testing/free-port.ts';
import { commandOnServer } from '@takst/server/testing/templates/server-template.ts';
import { PortalProcess } from './portal-process.ts';
import {
  createDemoDatabase,
  createEmbeddedDatabase,
  settingsOf,
} from './trials/trial-databases.ts';
import type { BrowserProgram } from './unpack-chromium.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    port: number;
    browserProgram: BrowserProgram;
  }
}

/**
 * Starts one portal with the demo world for all journeys; those that break a portal start their
 * own. It takes PostgreSQL where there is one: the embedded database takes three times the
 * processor time, and a trial and the benchmarks run on it.
 */
export default async function setup(
  project: TestProject,
): Promise<(() => Promise<void>) | undefined> {
  const browserProgram = await findBrowser();
  // Without a browser, `npm test` collects the tests but runs none of them.
  if (!browserProgram) return undefined;
  project.provide('browserProgram', browserProgram);
  await buildWebIfChanged();
  const url = process.env['TEST_DATABASE_URL'];
  const database = await (url ? createDemoDatabase(url) : createEmbeddedDatabase());
  const { databaseUrl } = database;
  const port = await freePort();
  const portal = new PortalProcess({ port, ...settingsOf(database) });
  await portal.start();
  // The server of tests gathers no statistics by itself.
  if (databaseUrl !== null) await commandOnServer(databaseUrl, 'analyze');
  project.provide('port', port);
  return async () => {
    await portal.stop();
    await database[Symbol.asyncDispose]();
  };
}
