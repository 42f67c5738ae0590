import type { KnownHeadings } from './find-columns.ts';
import type { ListTable } from './list-table.ts';
import { problemOf, type ReadProblem } from './read-problem.ts';
import { type ListSource, readSource } from './read-source.ts';

export type ReadRequest = { source: ListSource; knownHeadings: KnownHeadings };
export type ReadMessage =
  | { kind: 'alive' }
  | { kind: 'list'; list: ListTable }
  | { kind: 'problem'; problem: ReadProblem };

const post = (message: ReadMessage) => postMessage(message);

addEventListener('message', (event: MessageEvent<ReadRequest>) => {
  const { source, knownHeadings } = event.data;
  readSource(source, knownHeadings, () => post({ kind: 'alive' })).then(
    (list) => post({ kind: 'list', list }),
    (thrown: unknown) => post({ kind: 'problem', problem: problemOf(thrown) }),
  );
});
