// @vitest-environment happy-dom
import { queryOptions } from '@tanstack/react-query';
import { afterEach, describe, expect, it } from 'vitest';
import { useSectionList } from '#platform/design/list/use-list.ts';
import { press, pressNow } from '#testing/actions.ts';
import { cleanup, screen } from '#testing/dom.ts';
import { openPage } from '#testing/open-page.tsx';
import { type NewRowDialogProps, OwnList, type RowDialogProps } from './own-list.tsx';

type Bike = { id: number; name: string };
const first = { id: 1, name: 'First' };
const second = { id: 2, name: 'Second' };
const added = { id: 3, name: 'Added' };

/** A dialog that says what it is about. */
const dialogOf = (act: string) =>
  function RowDialog({ row, onClose }: RowDialogProps<Bike>) {
    return (
      <p>
        {`Dialog: ${act} ${row.name}`}
        <button type="button" onClick={onClose}>
          Close
        </button>
      </p>
    );
  };
function NewDialog({ onAdded, onClose }: NewRowDialogProps<Bike>) {
  const add = () => {
    onAdded(added);
    onClose();
  };
  return (
    <p>
      Dialog: a new one
      <button type="button" onClick={add}>
        Save
      </button>
    </p>
  );
}

const texts = {
  title: 'Bikes',
  add: 'New bike',
  searchLabel: 'Search for a bike',
  emptyTitle: 'No bikes',
  emptyText: 'Buy one.',
  editOf: ({ name }: Bike) => `Edit ${name}`,
  deleteOf: ({ name }: Bike) => `Delete ${name}`,
};

async function open(bikes: Bike[]) {
  const page = { totalEntries: bikes.length, matches: bikes };
  function Bikes() {
    const list = useSectionList(({ pageQuery }) =>
      queryOptions({ queryKey: ['bikes', pageQuery], queryFn: () => Promise.resolve(page) }),
    );
    return (
      <OwnList
        list={list}
        icon="document"
        texts={texts}
        columns={[{ id: 'name', header: 'Name', cell: ({ name }) => name, isRowHeader: true }]}
        actsHeading="Acts"
        dialogs={{ add: NewDialog, edit: dialogOf('edit'), delete: dialogOf('delete') }}
      />
    );
  }
  await openPage({ pages: { '/': Bikes }, at: '/' });
  await screen.findByText(bikes[0]?.name ?? 'No bikes');
}
const openDialog = () => screen.queryByText(/^Dialog/)?.firstChild?.textContent ?? null;
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

afterEach(cleanup);

describe('a list of the company’s own', () => {
  it('has one way to add a row, and no search, while there are none', async () => {
    await open([]);
    screen.getByText('Buy one.');
    expect(screen.queryByRole('searchbox')).toBeNull();
    await press('New bike');
    expect(openDialog()).toBe('Dialog: a new one');
  });

  it('opens the dialog of the row that was pressed, and closes it', async () => {
    await open([first, second]);
    screen.getByRole('searchbox', { name: 'Search for a bike' });
    expect(openDialog()).toBeNull();
    for (const [name, text] of [
      ['Edit Second', 'Dialog: edit Second'],
      ['Delete First', 'Dialog: delete First'],
    ] as const) {
      pressNow(name);
      expect(openDialog()).toBe(text);
      pressNow('Close');
      expect(openDialog()).toBeNull();
    }
  });

  it('shows first, as new, what was just added', async () => {
    await open([first, second]);
    pressNow('New bike');
    pressNow('Save');
    expect(openDialog()).toBeNull();
    expect(names()).toEqual(['AddedNew', 'First', 'Second']);
  });
});
