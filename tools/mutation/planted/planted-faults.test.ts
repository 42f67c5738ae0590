import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { root } from '../../source-paths.ts';

const folder = mkdtempSync(join(tmpdir(), 'takst-planted-faults-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = 'domain/platform/money/ore.rules.ts';
const text = readFileSync(join(root, file), 'utf8');

/** A patch of the whole file, so that it applies to whatever stands there. */
function plant(name: string, changed: string, before = text): void {
  const lines = (sign: '-' | '+', of: string): string[] =>
    of
      .trimEnd()
      .split('\n')
      .map((line) => sign + line);
  const [removed, added] = [lines('-', before), lines('+', changed)];
  const head = ['Tests: domain/platform/money', `--- a/${file}`, `+++ b/${file}`];
  const hunk = `@@ -1,${removed.length} +1,${added.length} @@`;
  writeFileSync(
    join(folder, `${name}.patch`),
    `${[...head, hunk, ...removed, ...added].join('\n')}\n`,
  );
}

it('a fault that a test notices is caught, another survives, and no file is written', async () => {
  plant('1-noticed', text.replace('whole(ore) / 100', 'whole(ore) / 10'));
  plant('2-comment', text.replace('/** Kroner', '/** Norwegian kroner'));
  plant('3-other-text', 'const one = 2;\n', 'const one = 1;\n');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['tools/launch.mjs', 'tools/mutation/planted-faults.ts', folder],
    { cwd: root },
  );
  expect(stdout).toMatch(/^caught +1-noticed \d+ s domain\/platform\/money\/.*\.test\.ts: /m);
  expect(stdout).toMatch(/^survived +2-comment \d+ s$/m);
  expect(stdout).toMatch(/^does not apply 3-other-text$/m);
  expect(readFileSync(join(root, file), 'utf8')).toBe(text);
}, 120_000);
