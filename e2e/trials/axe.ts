import { join } from 'node:path';
import { spawnSync } from 'node:child_process';

/** `npm run trial:axe`: axe on every page in every operator, language, theme and width. */
const vitest = join(import.meta.dirname, '../../node_modules/vitest/vitest.mjs');
const args = [vitest, 'run', '--project', 'browser', 'e2e/accessibility', ...process.argv.slice(2)];
const env = { ...process.env, AXE_COMBINATIONS: 'all' };
process.exit(spawnSync(process.execPath, args, { stdio: 'inherit', env }).status ?? 1);
