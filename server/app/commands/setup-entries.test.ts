import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'takst-entries-'));

/** Runs a command as npm does, with no setting of this process and without a terminal. */
const run = (command: 'setup' | 'doctor', ...args: string[]) =>
  new Promise<{ code: unknown; output: string }>((resolve) => {
    const { PATH, NODE_OPTIONS } = process.env;
    execFile(
      process.execPath,
      [join(import.meta.dirname, `${command}.ts`), ...args],
      { env: { PATH, NODE_OPTIONS }, timeout: 50_000 },
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, output: stdout + stderr }),
    );
  });

describe('the commands of an installation', () => {
  it('say how they are called, and end in words with exit code 1', async () => {
    const answers = join(folder, 'answers.json');
    const settings = join(folder, 'takst.env');
    writeFileSync(answers, '{"settings": {"TENANT_HOSTS": "bedrift.example=ruter"}}');
    writeFileSync(settings, 'TENANT_HOSTS=bedrift.example=ruter\nNODE_ENV=production\n');
    const results = await Promise.all([
      run('setup'),
      run('setup', '--files', answers),
      run('setup', '--file', answers, '--settings', join(folder, 'other.env')),
      run('doctor', '--settings', settings),
      run('doctor', '--phone', 'ring'),
    ]);
    expect(results.map(({ code }) => code)).toEqual([1, 1, 1, 1, 1]);
    const expected = [
      /no terminal to ask in[^]+npm run setup -- /,
      /npm run setup -- /,
      /SMS_URL: is missing \(/,
      /NODE_ENV=production[^]+SMS_URL: is missing \(/,
      /"ring" is no phone number/,
    ];
    for (const [place, { output }] of results.entries()) {
      expect(output).toMatch(expected[place] ?? /never/);
      expect(output).not.toMatch(/^ +at /m);
    }
  });
});
