import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * `npm run trial:exports`: 10,000 hostile cells in every export, opened by LibreOffice without a screen
 * (Debian: libreoffice-calc). `OFFICE` names the program when it is not `soffice`.
 */
const vitest = join(import.meta.dirname, '../../node_modules/vitest/vitest.mjs');
const files = ['server/app/hostile-exports.test.ts', 'server/platform/http/xlsx/xlsx.test.ts'];
const args = [vitest, 'run', '--project', 'server', ...files];
const env = { OFFICE: 'soffice', HOSTILE_CELLS: '10000', ...process.env };
process.exit(spawnSync(process.execPath, args, { stdio: 'inherit', env }).status ?? 1);
