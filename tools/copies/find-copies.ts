import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { runTool } from '../lint/run-tool.ts';

/** About eight lines. Shorter runs are mostly the same call of the same shared function. */
const minTokens = 75;

const storeys = ['customers', 'catalogue', 'ticketing', 'billing', 'services'];

/** Tests, texts and the literals of contracts may say the same twice. A list of globs: the program splits it at commas. */
const ignored = [
  '**/node_modules/**',
  '**/dist/**',
  '**/testing/**',
  '**/*.test.ts',
  '**/*.test.tsx',
  '**/test-*',
  '**/*.texts.ts',
  '**/*.nb.ts',
  '**/*.en.ts',
  '**/*.generated.ts',
  ...storeys.map((storey) => `contract/${storey}/**`),
];

const place = z.object({
  name: z.string(),
  startLoc: z.object({ line: z.int() }),
  endLoc: z.object({ line: z.int() }),
});
const report = z.object({
  statistics: z.object({ total: z.object({ sources: z.int() }) }),
  duplicates: z.array(z.object({ tokens: z.int(), firstFile: place, secondFile: place })),
});

type Copies = { filesRead: number; copies: string[] };

const placeText = ({ name, startLoc, endLoc }: z.output<typeof place>): string =>
  `${name}:${startLoc.line}-${endLoc.line}`;

/** Pairs of places in product files with the same code. */
export async function findCopies(folder: string): Promise<Copies> {
  const output = await mkdtemp(join(tmpdir(), 'takst-copies-'));
  try {
    const options = [
      ['--format', 'typescript,tsx'],
      ['--pattern', '{domain,contract,server,web,database,tools}/**/*.{ts,tsx}'],
      ['--ignore', ignored.join()],
      ['--min-tokens', String(minTokens)],
      // The number of tokens decides alone.
      ['--min-lines', '1'],
      // Two files that use the same things import the same things.
      ['--ignore-pattern', 'import[^;]*;'],
      ['--reporters', 'json,silent'],
      ['--output', output],
    ];
    const { output: printed } = runTool('jscpd', [...options.flat(), '.'], folder);
    const written = await readFile(join(output, 'jscpd-report.json'), 'utf8').catch(() => {
      throw new Error(`no report of copies: ${printed}`);
    });
    const { statistics, duplicates } = z.parse(report, JSON.parse(written));
    return {
      filesRead: statistics.total.sources,
      copies: duplicates.map(
        ({ tokens, firstFile, secondFile }) =>
          `${tokens} tokens: ${placeText(firstFile)} and ${placeText(secondFile)}`,
      ),
    };
  } finally {
    await rm(output, { recursive: true, force: true });
  }
}
