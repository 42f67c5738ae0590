import { pathTo } from '@takst/contract/app/path-to.ts';
import { screen } from '#testing/dom.ts';
import { fakeServer, type RouteAnswer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { type BatchKit, BatchKitProvider } from '../batch/batch-kit.ts';
import type { ListTable } from '../read/list-table.ts';
import { noOptions as options, orderKit } from '../test-batch-page.tsx';
import { SendList } from './send-list.tsx';
import type { ReadList } from './use-read-list.ts';

export const headings = ['Given', 'Family', 'Cell', 'No'];
/** Each of its columns was recognised. */
export const everyColumn = { firstName: 0, lastName: 1, phone: 2, employeeId: 3 };
export const listRow = ['Kari', 'Lind', '41234567', '7'];
const kit: BatchKit = {
  ...orderKit,
  pathOf: (id) => pathTo('/bedriftsavtale/endringer/{id}', { id }),
};

interface Opened {
  name?: string | null;
  list?: Partial<ListTable>;
  kit?: Partial<BatchKit>;
  answers?: readonly RouteAnswer[];
}

/** A list that was read, before it is sent. */
export async function openRead(recognised: ReadList['recognised'], more: Opened = {}) {
  const read: ReadList = {
    name: more.name === undefined ? 'people.csv' : more.name,
    recognised,
    list: {
      headings,
      rows: [listRow],
      identityNumbers: 0,
      privateHeadings: [],
      sheet: null,
      hiddenRows: 0,
      mergedAreas: 0,
      ...more.list,
    },
  };
  const server = fakeServer(...(more.answers ?? []));
  const Page = () => (
    <BatchKitProvider value={{ ...kit, ...more.kit }}>
      <SendList read={read} options={options} onSheet={() => {}} onAnother={() => {}} />
    </BatchKitProvider>
  );
  const pages = { '/list': Page, '/bedriftsavtale/endringer/$id': () => <p>The draft</p> };
  const { router } = await openPage({ pages, at: '/list', texts: ['batches'] });
  await screen.findByRole('button', { name: /^Check .* rows?$/ });
  return { server, router };
}
