import { rm } from 'node:fs/promises';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from './source-paths.ts';

/** `npm run dev`: the server and the pages, made again at every change. */
const calmMs = 200;
// Vite calls its own process a production.
const env = { ...process.env };
let server: ChildProcess | null = null;
let turn = Promise.resolve();
let soon: NodeJS.Timeout | undefined;

async function restartServer(): Promise<void> {
  if (server && server.exitCode === null && server.signalCode === null) {
    const ended = once(server, 'exit');
    server.kill();
    await ended;
  }
  server = spawn(process.execPath, [join(root, 'server/app/main.ts')], { env, stdio: 'inherit' });
}

/** One restart for the many files of a save, and one after the other: they share the data folder. */
function restartSoon(): void {
  clearTimeout(soon);
  soon = setTimeout(() => (turn = turn.then(restartServer)), calmMs);
}

for (const folder of ['server', 'contract', 'domain', 'database']) {
  watch(join(root, folder), { recursive: true }, (_event, file) => {
    if (file && /\.(ts|sql|json)$/.test(file) && !file.endsWith('.test.ts')) restartSoon();
  });
}

// What stands there afterwards was built by the watcher: the next `npm start` builds for itself.
await rm(join(root, 'web/dist/sources.sha256'), { force: true });
const pages = await build({
  configFile: join(root, 'web/vite.config.ts'),
  logLevel: 'warn',
  build: { watch: {} },
});
if (!('on' in pages)) throw new Error('The pages are not watched.');
const watcher = pages;
watcher.on('event', (event) => {
  if (event.code === 'ERROR') console.error(event.error);
  if (event.code !== 'BUNDLE_END') return;
  void event.result.close();
  // The server reads the page with the names of its files once.
  restartSoon();
});

async function stop(): Promise<void> {
  clearTimeout(soon);
  await watcher.close();
  await turn;
  server?.kill();
  if (server?.exitCode === null) await once(server, 'exit');
  process.exit(0);
}
for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT'] as const)
  process.on(signal, () => void stop());
