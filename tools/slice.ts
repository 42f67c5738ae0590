import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { speaksSql } from './architecture/import-rules.ts';
import { loadGraph, type ImportGraph } from './imports/import-graph.ts';
import { allOperations, findOperations, nearNames } from './slice/find-operations.ts';
import { kindLines, pageLines, routeLines } from './slice/gathered-lines.ts';
import { makeSlice } from './slice/make-slice.ts';
import { sliceLines } from './slice/print-slice.ts';
import { tablesIn } from './slice/tables.ts';
import { root } from './source-paths.ts';

/**
 * `npm run slice -- order-company-ticket`: the files of an operation, from its page to its SQL. It is named as its files are, as its
 * export of the contract (`orderCompanyTicket`), or by its path (`/api/ticket/create`).
 */
async function print(graph: ImportGraph, name: string): Promise<boolean> {
  const operations = allOperations(graph);
  const matches = findOperations(operations, name);
  if (matches.length === 0) {
    const near = nearNames(operations, name);
    console.error(`There is no operation ${name}.`);
    if (near.length > 0) console.error(`Near it:\n  ${near.join('\n  ')}`);
    return false;
  }
  const migrations = new Map<string, string>();
  for (const path of globSync('database/migrations/*.sql', { cwd: root }).toSorted())
    migrations.set(path.replaceAll('\\', '/'), await readFile(join(root, path), 'utf8'));
  const textOf = (path: string): string => graph.modules.get(path)?.text ?? '';
  for (const operation of matches) {
    const slice = makeSlice(graph, operation);
    const lines = sliceLines({
      operation,
      slice,
      pages: pageLines(graph, slice.web),
      kinds: kindLines(graph, slice.server),
      routes: routeLines(graph, slice.server),
      tables: tablesIn(migrations, slice.server.filter(speaksSql).map(textOf)),
      linesOf: (path) => textOf(path).split('\n').length - 1,
    });
    console.log(`${lines.join('\n')}\n`);
  }
  return true;
}

const names = process.argv.slice(2);
if (names.length === 0) {
  console.error('npm run slice -- <operation>, such as order-company-ticket');
  process.exit(1);
}
const graph = await loadGraph();
const printed = await Promise.all(names.map((name) => print(graph, name)));
process.exit(printed.every(Boolean) ? 0 : 1);
