import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildWebIfChanged } from './web-build.ts';

/** `npm run dev`: the server and the pages, made again at every change. */
await buildWebIfChanged();
const vite = join(import.meta.dirname, '../node_modules/.bin/vite');
const watching = [
  spawn(vite, ['build', '--watch', '--config', 'web/vite.config.ts'], { stdio: 'inherit' }),
  spawn(process.execPath, ['--watch', 'server/app/main.ts'], { stdio: 'inherit' }),
];
const stop = (): void => watching.forEach((child) => child.kill());
for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT'] as const) process.on(signal, stop);
for (const child of watching) child.on('exit', stop);
