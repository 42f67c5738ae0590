import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildWebIfChanged } from '../tools/web-build.ts';
import { PortalProcess } from './portal-process.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    port: number;
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

/** One portal with the demo world for all journeys; those that break one start their own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
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
