import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../source-paths.ts';

const workspaces = ['domain', 'contract', 'server', 'web'];
const notCopied = new Set(['.git', 'node_modules', 'test-results', '.data', 'dist']);

/**
 * Copies the project into an empty folder, in which its programs run: each package is a link, and the workspaces are those of
 * the copy.
 */
export function copyProject(folder: string): void {
  for (const name of readdirSync(root)) {
    if (notCopied.has(name)) continue;
    cpSync(join(root, name), join(folder, name), {
      recursive: true,
      filter: (path) => !notCopied.has(path.slice(path.lastIndexOf('/') + 1)),
    });
  }
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@takst'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name === '@takst' || name === '.cache' || name.startsWith('.vite')) continue;
    symlinkSync(join(root, 'node_modules', name), join(modules, name));
  }
  for (const name of workspaces) symlinkSync(join(folder, name), join(modules, '@takst', name));
}
