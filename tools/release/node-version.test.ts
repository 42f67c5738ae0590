import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../source-paths.ts';
import { releaseManifest } from './release-manifest.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

describe('the version of Node', () => {
  it('is the same for the launcher, the image, a release and those who work on it', () => {
    const [, launcher = ''] = /oldestMajor = (\d+)/.exec(read('tools/launch.mjs')) ?? [];
    expect(read('.nvmrc')).toBe(`${launcher}\n`);
    const images = [...read('Dockerfile').matchAll(/^FROM node:(\d+)/gm)].map(([, one]) => one);
    expect(images).toEqual([launcher, launcher]);
    expect(JSON.parse(releaseManifest(read('package.json')))).toMatchObject({
      engines: { node: `>=${launcher}` },
    });
  });
});
