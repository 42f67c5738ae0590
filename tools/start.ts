import { spawn } from 'node:child_process';
import { buildWebIfChanged } from './web-build.ts';

/** `npm start`: builds the web application when its sources changed, then serves everything. */
await buildWebIfChanged();
const server = spawn(process.execPath, ['server/app/main.ts'], { stdio: 'inherit' });
for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, () => server.kill(signal));
process.on('SIGINT', () => undefined);
server.on('exit', (code) => process.exit(code ?? 1));
