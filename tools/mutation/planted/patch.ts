import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../../source-paths.ts';
import type { Edit } from '../sql/mutant.ts';

/** What a patch changes in one file, which is named from the root. */
export type PatchedFile = { readonly file: string; readonly text: string; readonly edit: Edit };

/** The lines above the patch: `Tests: server/billing domain/billing` names test folders and files in the place of the area's. */
export const testsOf = (patch: string): string[] =>
  [...patch.matchAll(/^Tests: (.+)$/gm)].flatMap(([, names = '']) => names.trim().split(/\s+/));

/** The changed files of a patch; null where it does not apply, or changes what is no code. */
export function readPatch(patch: string, base = root): PatchedFile[] | null {
  const files = [...patch.matchAll(/^\+\+\+ b\/(.+)$/gm)].map(([, file = '']) => file);
  const isCode = (file: string): boolean => /\.tsx?$/.test(file) && existsSync(join(base, file));
  if (files.length === 0 || !files.every(isCode)) return null;
  const folder = mkdtempSync(join(tmpdir(), 'takst-planted-'));
  try {
    for (const file of files) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      cpSync(join(base, file), join(folder, file));
    }
    const { status } = spawnSync('git', ['apply', '-'], {
      cwd: folder,
      input: patch,
      // A folder in a repository would be patched there.
      env: { ...process.env, GIT_CEILING_DIRECTORIES: dirname(folder) },
    });
    if (status !== 0) return null;
    return files.map((file) => {
      const text = readFileSync(join(base, file), 'utf8');
      return { file, text, edit: differenceOf(text, readFileSync(join(folder, file), 'utf8')) };
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The one piece in which two texts differ. */
function differenceOf(text: string, changed: string): Edit {
  const shorter = Math.min(text.length, changed.length);
  let start = 0;
  while (start < shorter && text[start] === changed[start]) start += 1;
  let same = 0;
  while (same < shorter - start && text.at(-1 - same) === changed.at(-1 - same)) same += 1;
  return {
    start,
    end: text.length - same,
    replacement: changed.slice(start, changed.length - same),
  };
}
