import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readReferenceFile, WrongReferenceFile } from './read-reference-file.ts';

/** Where a file may be, which goes with the test. */
function newPath(): string {
  const folder = mkdtempSync(join(tmpdir(), 'takst-reference-file-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'data.json');
}

describe('a file of reference data', () => {
  it.each([
    ['no JSON', '{', [expect.stringMatching(/is no JSON/)]],
    ['no object', '[]', [expect.stringMatching(/expected record/)]],
    [
      'faults in two fields',
      '{"tenant": "nobody", "fees": [{}]}',
      expect.arrayContaining([
        expect.stringMatching(/data\.json: tenant: /),
        expect.stringMatching(/data\.json: fees\.0\.\w+: /),
      ]),
    ],
  ])('with %s is named with file and field', async (_, content, faults) => {
    const path = newPath();
    writeFileSync(path, content);
    expect(await readReferenceFile(path)).toEqual({ faults });
  });

  it('that is not there cannot be read', async () => {
    const missing = newPath();
    expect(await readReferenceFile(missing)).toEqual({ faults: [`${missing}: cannot be read`] });
  });

  it('with several faults has a line for each where it stops a start', () => {
    const { message } = new WrongReferenceFile(['a: b', 'c: d']);
    expect(message.split('\n').slice(1)).toEqual(['  a: b', '  c: d']);
  });
});
