import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from '../source-paths.ts';
import { makeSkeleton, type NewRequest } from './make-skeleton.ts';
import { requestsToTry } from './requests-to-try.ts';
import { writeSkeleton } from './write-skeleton.ts';

const base = mkdtempSync(join(tmpdir(), 'takst-new-'));
afterAll(() => rmSync(base, { recursive: true, force: true }));

/** Copies a file of the project once, so that lines of several skeletons meet in it. */
function copied(path: string): void {
  mkdirSync(dirname(join(base, path)), { recursive: true });
  cpSync(join(root, path), join(base, path), { force: false });
}

const isText = (line: string): boolean =>
  /^\s*(summary|name|action|title\w*): |^ {2}\w+: 'TODO/.test(line) ||
  /\bsummary: 'TODO/.test(line);

// That what is written compiles, passes lint and its own tests is the trial `npm run trial:new`.
describe.each(requestsToTry.map((request) => [request.path, request] as const))(
  '%s',
  (_, request) => {
    it('finds the place of each of its lines, and leaves words alone to be written', async () => {
      const skeleton = await makeSkeleton(request);
      const own = new Set(skeleton.files.map(({ path }) => path));
      for (const { path } of skeleton.insertions) if (!own.has(path)) copied(path);
      const { created, touched, byHand } = writeSkeleton(skeleton, base);
      expect(byHand).toEqual([]);
      expect(touched).toHaveLength(new Set(skeleton.insertions.map(({ path }) => path)).size);
      for (const path of [...created, ...touched]) {
        const text = readFileSync(join(base, path), 'utf8');
        expect(parseSync(path, text).errors).toEqual([]);
        const open = text.split('\n').filter((line) => line.includes('TODO'));
        expect(open.filter((line) => !isText(line))).toEqual([]);
      }
    }, 60_000);
  },
);

it('a file that is there is not written over', async () => {
  const skeleton = { files: [{ path: 'a.ts', text: '' }], insertions: [], notes: [] };
  writeSkeleton(skeleton, base);
  expect(() => writeSkeleton(skeleton, base)).toThrow('a.ts is there already.');
});

it.each<[Partial<NewRequest>, string]>([
  [{ needs: 'flying' }, 'There is no feature flying'],
  [{ needs: undefined }, '--needs is missing'],
  [{ table: undefined }, '--table is missing'],
  [{ kind: 'list', page: 'boder' }, 'boder is no address of a page.'],
  [{ kind: 'dialog', call: 'change-nothing' }, 'There is no operation change-nothing.'],
])(
  '%j is refused',
  async (wrong, message) => {
    const request: NewRequest = {
      kind: 'operation',
      path: 'services/housing/change-shed',
      isRead: false,
      table: 'housing.unit',
      needs: 'housing',
      ...wrong,
    };
    await expect(makeSkeleton(request)).rejects.toThrow(message);
  },
  60_000,
);
