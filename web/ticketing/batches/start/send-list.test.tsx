// @vitest-environment happy-dom
import { pressNow } from '#testing/actions.ts';
import { cleanup, screen } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { openPage } from '#testing/open-page.tsx';
import { BatchKitProvider } from '../batch/batch-kit.ts';
import { noOptions as options, orderKit as kit } from '../test-batch-page.tsx';
import { SendList } from './send-list.tsx';
import type { ReadList } from './use-read-list.ts';

const headings = ['Given', 'Family', 'Cell', 'No'];
const everyColumn = { firstName: 0, lastName: 1, phone: 2, employeeId: 3 };
afterEach(() => cleanup());

async function openRead(recognised: ReadList['recognised']) {
  const read: ReadList = {
    name: 'people.csv',
    recognised,
    list: {
      headings,
      rows: [['Kari', 'Lind', '41234567', '7']],
      identityNumbers: 0,
      privateHeadings: [],
      sheet: null,
      hiddenRows: 0,
      mergedAreas: 0,
    },
  };
  const Page = () => (
    <BatchKitProvider value={kit}>
      <SendList read={read} options={options} onSheet={() => {}} onAnother={() => {}} />
    </BatchKitProvider>
  );
  await openPage({ pages: { '/list': Page }, at: '/list', texts: ['batches'] });
  await screen.findByRole('button', { name: 'Check 1 row' });
}

describe('the columns of a list', () => {
  it('are not asked about when all were recognised; they are named, and can be seen', async () => {
    await openRead(everyColumn);
    screen.getByText(/^We recognised all columns: Given \(First name\), Family \(Last name\)/);
    expect(screen.queryByRole('combobox')).toBeNull();
    pressNow('See the columns');
    const mobile = screen.getByRole<HTMLSelectElement>('combobox', { name: /^Mobile/ });
    expect(mobile.value).toBe('2');
    expect(screen.queryByText(/^We recognised/)).toBeNull();
  });

  it('are asked about when one that the rows need was not recognised', async () => {
    await openRead({ ...everyColumn, phone: null });
    expect(screen.getByRole('combobox', { name: /^Mobile/ })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'See the columns' })).toBeNull();
  });
});
