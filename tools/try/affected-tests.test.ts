import { describe, expect, it } from 'vitest';
import { graphOf, type ImportGraph } from '../imports/import-graph.ts';
import { readModule } from '../imports/source-module.ts';
import { affectedTests } from './affected-tests.ts';

const planted = (files: Readonly<Record<string, string>>): ImportGraph =>
  graphOf(Object.entries(files).map(([path, text]) => readModule(path, text)));

const reachedFrom = (graph: ImportGraph, ...changed: string[]) =>
  Object.fromEntries(affectedTests(graph, changed));

describe('tests that a change reaches', () => {
  it('import it, or what imports it, and the nearest come first', () => {
    const graph = planted({
      'domain/services/a/x.rules.ts': '',
      'domain/services/a/y.rules.ts': "import './x.rules.ts';",
      'domain/services/b/y.test.ts': "import '#services/a/y.rules.ts';",
      'domain/services/a/x.test.ts': "import './x.rules.ts';",
      'domain/services/a/z.test.ts': "import './z.rules.ts';",
    });
    expect(affectedTests(graph, ['domain/services/a/x.rules.ts'])).toEqual(
      new Map([
        ['domain/services/a/x.test.ts', 1],
        ['domain/services/b/y.test.ts', 2],
      ]),
    );
  });

  it('of several that are as far, those beside the changed file come first', () => {
    const graph = planted({
      'server/services/a/list/x.query.ts': '',
      'server/services/a/edit/y.test.ts': "import '#services/a/list/x.query.ts';",
      'server/services/a/list/z.test.ts': "import './x.query.ts';",
    });
    expect([...affectedTests(graph, ['server/services/a/list/x.query.ts'])]).toEqual([
      ['server/services/a/list/z.test.ts', 1],
      ['server/services/a/edit/y.test.ts', 1],
    ]);
  });

  it('are not those that need its types alone', () => {
    const graph = planted({
      'domain/services/a/x.ts': '',
      'domain/services/b/y.test.ts': "import type { X } from '#services/a/x.ts';",
    });
    expect(reachedFrom(graph, 'domain/services/a/x.ts')).toEqual({});
  });

  it('of a use case make its call, by its contract or by a helper', () => {
    const graph = planted({
      'contract/services/a/list-x.contract.ts':
        "export const xList = listOf({ path: '/x' }); export const { list: listX } = xList; export const other = route({ path: '/o' });",
      'server/services/a/x-list.query.ts':
        "import { xList } from '@takst/contract/services/a/list-x.contract.ts';",
      'server/services/b/calls.test.ts':
        "import { listX } from '@takst/contract/services/a/list-x.contract.ts';",
      'server/services/b/test-x.ts':
        "import { listX } from '@takst/contract/services/a/list-x.contract.ts';",
      'server/services/b/helped.test.ts': "import './test-x.ts';",
      'server/services/b/other.test.ts':
        "import { other } from '@takst/contract/services/a/list-x.contract.ts';",
      'web/services/a/x.test.tsx':
        "import { listX } from '@takst/contract/services/a/list-x.contract.ts';",
    });
    expect(reachedFrom(graph, 'server/services/a/x-list.query.ts')).toEqual({
      'server/services/b/calls.test.ts': 1,
      'server/services/b/helped.test.ts': 2,
    });
  });

  it('follow a public file by the names that it takes', () => {
    const graph = planted({
      'server/services/a/x.ts': '',
      'server/services/a/a.public.ts': "export { x } from './x.ts'; export { y } from './y.ts';",
      'server/services/b/x.test.ts': "import { x } from '#services/a/a.public.ts';",
      'server/services/b/y.test.ts': "import { y } from '#services/a/a.public.ts';",
    });
    expect(Object.keys(reachedFrom(graph, 'server/services/a/x.ts'))).toEqual([
      'server/services/b/x.test.ts',
    ]);
  });

  it('are not reached through what puts all areas together, unless that has changed', () => {
    const graph = planted({
      'server/services/a/x.ts': '',
      'server/app/compose.ts': "import '#services/a/x.ts';",
      'server/app/compose.test.ts': "import './compose.ts';",
    });
    expect(reachedFrom(graph, 'server/services/a/x.ts')).toEqual({});
    expect(reachedFrom(graph, 'server/app/compose.ts')).toEqual({
      'server/app/compose.test.ts': 1,
    });
  });

  it('lie in the folder of a file that nothing imports', () => {
    const graph = planted({
      'web/services/a/x.nb.ts': '',
      'web/services/a/page.test.tsx': '',
      'web/services/a/deeper/other.test.tsx': '',
    });
    expect(reachedFrom(graph, 'web/services/a/x.nb.ts')).toEqual({
      'web/services/a/page.test.tsx': 2,
    });
  });

  it('a changed test is nearest of all; an area’s own tests come before others', () => {
    const graph = planted({
      'domain/services/a/x.ts': '',
      'domain/services/a/far.ts': "import './x.ts';",
      'domain/services/a/far.test.ts': "import './far.ts';",
      'domain/services/b/near.ts': "import '#services/a/x.ts';",
      'domain/services/b/near.test.ts': "import './near.ts';",
    });
    expect(
      Object.entries(
        reachedFrom(graph, 'domain/services/a/x.ts', 'domain/services/b/near.test.ts'),
      ),
    ).toEqual([
      ['domain/services/b/near.test.ts', 0],
      ['domain/services/a/far.test.ts', 1],
    ]);
  });
});
