import { randomInt } from 'node:crypto';
import { constants } from 'node:os';
import { parseArgs } from 'node:util';
import { databaseForTests } from '../throwaway-postgres.ts';
import { areaFolderOf, filesOf, foldersOf, isTried, workspaceOf } from './areas.ts';
import { changedLines } from '../changed-lines.ts';
import { tryRuleMutants } from './code/rule-trial.ts';
import { codeMutantsOf, sqlMutantsOf, tryMutants } from './mutant-trial.ts';
import type { AreaResult } from './outcome.ts';
import { reportLines, writeReport } from './report.ts';
import { select, type Selection } from './selection.ts';

/**
 * `npm run trial:mutation -- invoices vouchers --max 40`, `-- server/invoices/run`, `-- --changed`: changes one thing at a time in
 * the code of `domain`, `web` and `server` and in the server's SQL, and says which changes no test notices. `--max` tries a random
 * sample of each folder, the same for the same `--seed`, and of the server one of its SQL and one of its code; `--only sql` and
 * `--only code` leave the other out. `--tests` names folders and test files of `server` and `web` that run too.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    changed: { type: 'boolean', default: false },
    max: { type: 'string' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
    tests: { type: 'string', multiple: true, default: [] },
    only: { type: 'string' },
  },
});

if (values.only !== undefined && values.only !== 'sql' && values.only !== 'code')
  throw new Error('--only sql or --only code');

const lines = values.changed ? changedLines() : null;
const selection: Selection = {
  lines,
  max: values.max === undefined ? null : Number(values.max),
  seed: values.seed,
};

/** The folders with the files that have mutants. */
function chosenFolders(): Map<string, readonly string[]> {
  if (lines === null) {
    const folders = positionals.flatMap((area) => {
      const areaFolders = foldersOf(area);
      if (areaFolders.length === 0) throw new Error(`No workspace has an area ${area}.`);
      return areaFolders;
    });
    return new Map(folders.map((folder) => [folder, filesOf(folder)]));
  }
  const files = [...lines.keys()].filter((file) => areaFolderOf(file) !== null && isTried(file));
  return Map.groupBy(files, (file) => areaFolderOf(file) ?? '');
}

async function tryFolder(folder: string, files: readonly string[]): Promise<AreaResult[]> {
  const workspace = workspaceOf(folder);
  if (workspace === 'domain') return [{ folder, ...(await tryRuleMutants({ files, selection })) }];
  const sql = workspace === 'web' || values.only === 'code' ? [] : sqlMutantsOf(files);
  const code = values.only === 'sql' ? [] : await codeMutantsOf(files);
  const chosenSql = select(sql, selection);
  // In one go: the first run says of both which tests reach what.
  const trials = await tryMutants({
    mutants: [...chosenSql, ...select(code, selection)],
    folders: [folder, ...values.tests],
    onTried: ({ outcome, file, line, kind, change }) =>
      console.log(`${outcome.padEnd(11)} ${file}:${line} ${kind}: ${change}`),
  });
  const ofCode = { found: code.length, trials: trials.slice(chosenSql.length) };
  if (workspace === 'web') return [{ folder, ...ofCode }];
  const ofSql = { found: sql.length, trials: trials.slice(0, chosenSql.length) };
  return [
    { folder: `${folder}, SQL`, ...ofSql },
    { folder: `${folder}, code`, ...ofCode },
  ];
}

// A database that was started is stopped when this process ends, however it ends.
for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT'] as const) {
  process.on(signal, () => process.exit(128 + constants.signals[signal]));
}

const folders = chosenFolders();
if (folders.size === 0) throw new Error('npm run trial:mutation -- <area> … or --changed');
console.log(`--seed ${selection.seed}`);
if ([...folders.keys()].some((folder) => workspaceOf(folder) === 'server')) {
  Object.assign(process.env, await databaseForTests());
}
const summary: string[] = [];
for (const [folder, files] of folders) {
  for (const result of await tryFolder(folder, files)) {
    const reportTexts = reportLines(result);
    console.log(reportTexts.join('\n'));
    summary.push(reportTexts.at(-1) ?? '');
    writeReport({ ...result, seed: selection.seed });
  }
}
console.log(['', ...summary, `--seed ${selection.seed}`].join('\n'));
process.exit(0);
