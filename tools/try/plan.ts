import type { AffectedTests } from './affected-tests.ts';

/** Test files that are not run, and why. */
export type LeftOut = { readonly why: string; readonly files: readonly string[] };

export type Plan = { readonly files: readonly string[]; readonly leftOut: readonly LeftOut[] };

type Kind = 'rules' | 'pages' | 'server' | 'journeys' | 'trials' | 'benchmarks';

function kindOf(file: string): Kind {
  if (file.startsWith('e2e/trials/')) return 'trials';
  if (file.startsWith('e2e/')) return 'journeys';
  if (file.startsWith('web/')) return 'pages';
  if (file.startsWith('benchmarks/')) return 'benchmarks';
  return /^(server|database)\//.test(file) ? 'server' : 'rules';
}

/** How many files of each kind fit into some 30 seconds on two cores. */
const most: Readonly<Partial<Record<Kind, number>>> = { rules: 60, pages: 5, server: 3 };

/** Tests of a kind that are so many imports further away than its nearest say little about the change. */
const maxFurther = 2;

const reasons: Readonly<Partial<Record<Kind, string>>> = {
  journeys: 'journeys and accessibility in a browser run when they are named',
  trials: 'trials run when they are named',
  benchmarks: 'tests of the benchmarks run when they are named',
};

/** The affected tests that are run: the nearest of each kind, or all with `isWhole`. */
export function planAffected(tests: AffectedTests, { isWhole }: { isWhole: boolean }): Plan {
  const byKind = Map.groupBy(tests.keys(), kindOf);
  const files: string[] = [];
  const further: string[] = [];
  const leftOut: LeftOut[] = [];
  for (const [kind, ofKind] of byKind) {
    const why = reasons[kind];
    if (why) {
      leftOut.push({ why, files: ofKind });
      continue;
    }
    const [nearest = ''] = ofKind;
    const isNear = (file: string): boolean =>
      (tests.get(file) ?? 0) <= (tests.get(nearest) ?? 0) + maxFurther;
    const count = most[kind] ?? ofKind.length;
    const isRun = (file: string, at: number): boolean => isWhole || (at < count && isNear(file));
    files.push(...ofKind.filter(isRun));
    further.push(...ofKind.filter((file, at) => !isRun(file, at)));
  }
  if (further.length > 0)
    leftOut.unshift({ why: 'further away from the change; --all runs them', files: further });
  return { files, leftOut };
}

const folderOf = (file: string): string => file.split('/').slice(0, 3).join('/');
const mostFolders = 6;

/** One line about what is not run: how many files, and where most of them are. */
export function leftOutLine({ why, files }: LeftOut): string {
  const [first = ''] = files;
  if (files.length === 1) return `not run: ${first} (${why})`;
  const folders = [...Map.groupBy(files, folderOf)]
    .map(([folder, ofFolder]) => ({ folder, count: ofFolder.length }))
    .toSorted((one, other) => other.count - one.count);
  const named = folders.slice(0, mostFolders).map(({ folder, count }) => `${folder} ${count}`);
  const rest = folders.length - named.length;
  return `not run: ${files.length} files (${why}): ${named.join(', ')}${rest > 0 ? ` and ${rest} other folders` : ''}`;
}
