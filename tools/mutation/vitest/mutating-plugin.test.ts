import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CacheKeyIdGenerator } from 'vitest/node';
import { createServer, isRunnableDevEnvironment } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { MutatingPlugin } from './mutating-plugin.ts';

const folder = mkdtempSync(join(tmpdir(), 'takst-mutants-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('a module is read with its edits, and its file stays as it is', async () => {
  const file = join(folder, 'sum.ts');
  const text = 'export const isLess: boolean = 1 < 1;\n';
  writeFileSync(file, text);
  const plugin = new MutatingPlugin([file]);
  const server = await createServer({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, watch: null },
    plugins: [plugin],
  });
  const read = async (): Promise<unknown> => {
    const { ssr } = server.environments;
    if (!isRunnableDevEnvironment(ssr)) throw new Error('nothing runs modules here');
    ssr.moduleGraph.invalidateAll();
    ssr.runner.clearCache();
    const { isLess } = await ssr.runner.import<{ isLess: boolean }>(file);
    return isLess;
  };
  try {
    expect(await read()).toBe(false);
    const start = text.indexOf('<');
    plugin.use(new Map([[file, [{ start, end: start + 1, replacement: '<=' }]]]));
    expect(await read()).toBe(true);
    expect(readFileSync(file, 'utf8')).toBe(text);
    plugin.use(new Map());
    expect(await read()).toBe(false);
  } finally {
    await server.close();
  }
});

it('files that may be edited are not kept on disk', () => {
  const generators: CacheKeyIdGenerator[] = [];
  new MutatingPlugin(['/a/mutated.ts']).configureVitest({
    defineCacheKeyGenerator: (generator) => void generators.push(generator),
  });
  const keyOf = (id: string) =>
    generators.map((generator) =>
      generator({ id, sourceCode: '', ...({} as { environment: never }) }),
    );
  expect(keyOf('/a/mutated.ts?v=1')).toEqual([false]);
  expect(keyOf('/a/other.ts')).toEqual([undefined]);
});
