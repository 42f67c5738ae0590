import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** `npm start`: builds the web application when its sources changed, then serves everything. */
// The build is a process of its own: what it needs of memory is given back before the server starts.
const build = join(import.meta.dirname, 'build-web.ts');
const { status } = spawnSync(process.execPath, [build], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
// By its address: the server's types belong to its own project.
await import(new URL('../server/app/main.ts', import.meta.url).href);
