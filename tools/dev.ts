import { statSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { createServer } from 'vite';
import { freePort } from '@takst/server/testing/free-port.ts';
import { DevServerProcess } from './dev-server-process.ts';
import { root } from './source-paths.ts';

/**
 * `npm run dev`: Vite serves the sources of the pages and reloads a page when they change; all
 * other requests go to the server, which starts again when its sources change. The pages' own address
 * stays, so operators' host names and sign-in work as in `npm start`.
 */
const { HOST: host = '127.0.0.1', PORT = '3000', DATABASE_URL, PUBLIC_URL } = process.env;
const port = Number(PORT);
const serverPort = await freePort();

const server = new DevServerProcess(serverPort, {
  PUBLIC_URL: `http://localhost:${port}`,
  // The address above is not one that somebody configured.
  ...(DATABASE_URL || PUBLIC_URL ? {} : { TAKST_DEMO: '1' }),
  ...process.env,
  PORT: String(serverPort),
  // The page of the sources: Vite serves the files that it names.
  WEB_FOLDER: join(root, 'web'),
});

const isWebFile = (path: string): boolean =>
  /^\/(@|node_modules\/)/.test(path) ||
  (statSync(join(root, 'web', path), { throwIfNoEntry: false })?.isFile() ?? false);

// Requests wait while the server starts again.
async function viteOrServer({ url = '/' }: IncomingMessage): Promise<string | undefined> {
  if (isWebFile(new URL(url, 'http://localhost').pathname)) return url;
  await server.untilReady();
  return undefined;
}

server.start();
const vite = await createServer({
  configFile: join(root, 'web/vite.config.ts'),
  appType: 'custom',
  logLevel: 'warn',
  server: {
    host,
    port,
    strictPort: true,
    proxy: {
      '/': { target: `http://127.0.0.1:${serverPort}`, changeOrigin: false, bypass: viteOrServer },
    },
  },
});
await vite.listen();

for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT'] as const) {
  process.on(signal, () => {
    void server.stop().then(() => process.exit(0));
  });
}
