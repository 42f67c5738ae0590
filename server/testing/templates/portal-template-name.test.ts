import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { describe, expect, it, onTestFinished } from 'vitest';
import { importedFiles, importsOf } from './imported-files.ts';
import { portalTemplateName, worldTemplateName } from './portal-template-name.ts';

describe('what a file imports', () => {
  it.each([
    [`import { a } from './a.ts';`, ['server/x/a.ts']],
    [`import {\n  a,\n  type B,\n} from '../a.ts';`, ['server/a.ts']],
    [`import '#app/a.ts';`, ['server/app/a.ts']],
    [`export { a } from '@takst/domain/a.ts';`, ['domain/a.ts']],
    [`const { a } = await import('../../database/a.ts');`, ['database/a.ts']],
    [`import pg from 'pg';`, []],
    [`import type { A } from './a.ts';\nimport { b } from './b.ts';`, ['server/x/b.ts']],
    [`export type { A } from './a.ts';`, []],
    [`import type {\n  A,\n} from './a.ts';`, []],
  ])('%j', (text, files) => {
    expect(importsOf('server/x/file.ts', text)).toEqual(files);
  });
});

/** A project without files, and what writes one. */
function emptyProject() {
  const folder = mkdtempSync(join(tmpdir(), 'takst-names-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  return { folder, write };
}

describe('the names of the templates', () => {
  it.each([
    ['package-lock.json', 'both'],
    ['database/migrations/0001.sql', 'both'],
    ['operators/a/products.json', 'both'],
    ['domain/data.json', 'both'],
    ['server/testing/portal/world-template.ts', 'both'],
    ['server/services/place.store.ts', 'both'],
    ['domain/rules.ts', 'both'],
    ['server/services/order.ts', 'the portal'],
    ['server/services/place.test.ts', 'neither'],
  ])('follow %s: %s', (path, changed) => {
    const { folder, write } = emptyProject();
    write('server/testing/portal/world-template.ts', `import '#services/place.store.ts';`);
    write('server/services/place.store.ts', `import { rule } from '@takst/domain/rules.ts';`);
    write('domain/rules.ts', '');
    write(path, path.endsWith('.store.ts') ? `import '@takst/domain/rules.ts';` : '// Before.');
    const before = [worldTemplateName(folder), portalTemplateName(folder)];
    write(path, path.endsWith('.store.ts') ? `import '@takst/domain/rules.ts'; ` : '// After.');
    const after = [worldTemplateName(folder), portalTemplateName(folder)];
    expect(before.map((name, at) => name !== after[at])).toEqual([
      changed === 'both',
      changed !== 'neither',
    ]);
  });

  it('follow a file that another one begins to import', () => {
    const { folder, write } = emptyProject();
    write('server/testing/portal/world-template.ts', '');
    const before = worldTemplateName(folder);
    write('server/testing/portal/world-template.ts', `import './new.ts';`);
    write('server/testing/portal/new.ts', '1');
    const between = worldTemplateName(folder);
    write('server/testing/portal/new.ts', '2');
    expect(new Set([before, between, worldTemplateName(folder)]).size).toBe(3);
  });

  it('follow all that is loaded to place the world', () => {
    const root = join(import.meta.dirname, '../../..');
    const files = importedFiles(root, ['server/testing/portal/world-template.ts']);
    expect(files.has('server/testing/portal/world.store.ts')).toBe(true);
    // A use case that is not among them: a change of it keeps the world.
    expect(files.has('server/app/compose.ts')).toBe(false);
    const loaded = loadedFiles(root);
    expect(loaded.length).toBeGreaterThan(300);
    expect(loaded.filter((file) => !files.has(file))).toEqual([]);
  });
});

/** Loads the world's module in a process of its own and lists the project's files that Node has read for it. */
function loadedFiles(root: string): string[] {
  const script = `
    const { registerHooks } = await import('node:module');
    const files = [];
    registerHooks({ load(url, context, next) { files.push(url); return next(url, context); } });
    await import('./server/testing/portal/world-template.ts');
    console.log(JSON.stringify(files));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: root,
    encoding: 'utf8',
  });
  const start = `file://${root}/`;
  return (JSON.parse(stdout) as string[])
    .filter((url) => url.startsWith(start) && !url.includes('/node_modules/'))
    .map((url) => url.slice(start.length));
}
