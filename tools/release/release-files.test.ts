import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { root } from '../source-paths.ts';
import { refuseForeignFolder } from './build-release.ts';
import { isNeededToRun, releaseFiles } from './release-files.ts';
import { releaseManifest } from './release-manifest.ts';

const manifest = releaseManifest(readFileSync(join(root, 'package.json'), 'utf8'));
const { scripts } = z.parse(
  z.looseObject({ scripts: z.record(z.string(), z.string()) }),
  JSON.parse(manifest),
);

describe('the files of a release', () => {
  it('are sources, migrations, reference data and what starts them, without tests', async () => {
    const files = await releaseFiles();
    for (const file of [
      'server/app/main.ts',
      'contract/app/pages.ts',
      'database/migrations/0001-platform.sql',
      'database/reference/vat-rates.json',
      'server/platform/stand-ins/identity-provider/provider.css',
      'tools/launch.mjs',
      'LICENSE',
    ])
      expect(files).toContain(file);
    expect(files.filter((file) => /\.test\.|\/test-|\/testing\/|node_modules/.test(file))).toEqual(
      [],
    );
    expect(files.filter((file) => /^(e2e|benchmarks)\/|\.tsx$/.test(file))).toEqual([]);
  });

  it('leave out what a package brings for those who develop with it', () => {
    const files = ['index.js', 'index.d.ts', 'index.js.map', 'LICENSE.md', 'font.ttf', 'a.d.mts'];
    expect(files.filter(isNeededToRun)).toEqual(['index.js', 'LICENSE.md', 'font.ttf']);
  });
});

describe('the folder of a release', () => {
  it('is a new one, or that of an earlier release, and never another that has something in it', async () => {
    await expect(refuseForeignFolder(join(root, 'dist/nothing-is-here'))).resolves.toBeUndefined();
    await expect(refuseForeignFolder(join(root, 'docs'))).rejects.toThrow(/is no release/);
  });
});

describe('the commands of a release', () => {
  it('start the portal and work on its database; none builds, tests or needs a package', () => {
    expect(Object.keys(scripts)).toEqual(
      expect.arrayContaining(['start', 'migrate', 'add-admin', 'reference-data', 'ticket-apps']),
    );
    for (const command of Object.values(scripts))
      expect(command).toMatch(/^node tools\/launch\.mjs server\/app\//);
    expect(JSON.parse(manifest)).not.toHaveProperty('devDependencies');
  });

  it('name files that are in it', async () => {
    const files = await releaseFiles();
    for (const command of Object.values(scripts)) expect(files).toContain(command.split(' ')[2]);
  });
});
