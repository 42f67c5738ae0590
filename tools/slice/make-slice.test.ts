import { beforeAll, describe, expect, it } from 'vitest';
import { graphOf, loadGraph, type ImportGraph } from '../imports/import-graph.ts';
import { readModule } from '../imports/source-module.ts';
import { allOperations, findOperations } from './find-operations.ts';
import { kindLines, pageLines, routeLines } from './gathered-lines.ts';
import { makeSlice } from './make-slice.ts';

const planted = (files: Readonly<Record<string, string>>): ImportGraph =>
  graphOf(Object.entries(files).map(([path, text]) => readModule(path, text)));

const sliceOf = (graph: ImportGraph, name: string) => {
  const [operation] = findOperations(allOperations(graph), name);
  if (!operation) throw new Error(`no operation ${name}`);
  return makeSlice(graph, operation);
};

const contract = "export const doIt = route({ method: 'PUT', path: '/do' });";
const useCase = "import { doIt } from '@takst/contract/services/a/do-it.contract.ts';";

describe('a slice of planted files', () => {
  it('goes through a public file to the file that declares the name, and no further than SQL', () => {
    const graph = planted({
      'contract/services/a/do-it.contract.ts': contract,
      'server/services/a/do-it.ts': `${useCase} import { find } from '#ticketing/b/b.public.ts';`,
      'server/ticketing/b/b.public.ts':
        "export { find } from './b.query.ts'; export { other } from './other.ts';",
      'server/ticketing/b/b.query.ts': "import './beyond.ts';",
      'server/ticketing/b/other.ts': '',
      'server/ticketing/b/beyond.ts': '',
    });
    expect(sliceOf(graph, 'do-it').server).toEqual([
      'server/services/a/do-it.ts',
      'server/ticketing/b/b.query.ts',
    ]);
  });

  it('has the members that the use case calls on what is passed in', () => {
    const graph = planted({
      'contract/services/a/do-it.contract.ts': contract,
      'server/services/a/do-it.ts': `${useCase} import type { Bikes } from '#ticketing/b/make-bikes.ts'; export const f = (bikes: Bikes) => bikes.lend(doIt);`,
      'server/ticketing/b/make-bikes.ts': `import { lendBikes } from './lend-bikes.ts';\nimport { sellBikes } from './sell-bikes.ts';
        export type Bikes = ReturnType<typeof makeBikes>;
        const makeBikes = () => ({
          lend: lendBikes(),
          sell: sellBikes(),
        });`,
      'server/ticketing/b/lend-bikes.ts': '',
      'server/ticketing/b/sell-bikes.ts': '',
    });
    expect(sliceOf(graph, 'do-it').server).toEqual([
      'server/services/a/do-it.ts',
      'server/ticketing/b/lend-bikes.ts',
    ]);
  });

  it('leaves out what only types are taken from', () => {
    const graph = planted({
      'contract/services/a/do-it.contract.ts': contract,
      'server/services/a/do-it.ts': `${useCase} import type { B } from './b.ts'; import { type C, c } from './c.ts';`,
      'server/services/a/b.ts': '',
      'server/services/a/c.ts': '',
    });
    expect(sliceOf(graph, 'do-it').server).toEqual([
      'server/services/a/do-it.ts',
      'server/services/a/c.ts',
    ]);
  });
});

describe('a slice of the project', () => {
  let graph: ImportGraph;
  beforeAll(async () => {
    graph = await loadGraph();
  }, 60_000);

  const endings = (paths: readonly string[]): string[] =>
    paths.map((path) => path.slice(path.lastIndexOf('/') + 1));

  it('leads from the page of a note to its store', () => {
    const slice = sliceOf(graph, 'change-note');
    expect(endings(slice.web)).toEqual([
      'employee.page.tsx',
      'person-page.tsx',
      'employee.tsx',
      'note-card.tsx',
      'change-note.modal.tsx',
    ]);
    expect(endings(slice.texts)).toEqual(['employee-note.en.ts', 'employee-note.nb.ts']);
    expect(endings(slice.contract)).toContain('change-note.contract.ts');
    expect(endings(slice.server).at(0)).toBe('change-note.ts');
    expect(endings(slice.server)).toContain('subscriber.store.ts');
    expect(endings(slice.tests)).toEqual(
      expect.arrayContaining(['change-note.test.ts', 'note.test.tsx']),
    );
    expect(routeLines(graph, slice.server).map(({ text }) => text)).toEqual([
      'changeNote(changes),',
    ]);
    expect(kindLines(graph, slice.server).map(({ text }) => text)).toEqual(["'change-note': {"]);
  });

  it('leads from the order of a ticket to the rules and to what writes the ticket', () => {
    const slice = sliceOf(graph, '/api/ticket/create');
    expect(endings(slice.web)).toContain('order-company-ticket.form.tsx');
    expect(endings(slice.domain)).toContain('order-company-ticket.rules.ts');
    expect(endings(slice.server)).toEqual(
      expect.arrayContaining(['order-company-ticket.ts', 'issue-tickets.ts', 'ticket.store.ts']),
    );
    expect(endings(slice.tests)).toContain('order-company-ticket.test.tsx');
    expect(pageLines(graph, slice.web)).toHaveLength(1);
  });

  it('has the one query of a list, which is named by any of its calls', () => {
    const slice = sliceOf(graph, 'count-companies');
    expect(sliceOf(graph, 'list-companies')).toEqual(slice);
    expect(endings(slice.server)).toEqual(['company-list.query.ts']);
    expect(endings(slice.web)).toContain('company-list.page.tsx');
    expect(routeLines(graph, slice.server).map(({ text }) => text)).toEqual([
      '...serveCompanyList(database),',
    ]);
  });
});
