import type { ListedRow } from '@takst/contract/platform/lists/list-types.ts';
import { type ComponentType, useState } from 'react';
import { Button } from '#platform/design/buttons/button.tsx';
import type { IconName } from '#platform/design/icon-paths.ts';
import { SearchedList } from '#platform/design/list/searched-list.tsx';
import type { List } from '#platform/design/list/use-list.ts';
import type { Column } from '#platform/design/table/column.ts';
import { RowButtons } from '#platform/design/table/row-buttons.tsx';

/** A dialog about one row. */
export interface RowDialogProps<Row> {
  row: Row;
  onClose: () => void;
}

/** A dialog that adds a row. */
export interface NewRowDialogProps<Row> {
  onAdded: (row: Row) => void;
  onClose: () => void;
}

/** The words of a list, by the keys that its text file has for them. */
interface OwnListTexts<Row> {
  title: string;
  add: string;
  searchLabel: string;
  emptyTitle: string;
  emptyText: string;
  editOf: (row: Row) => string;
  deleteOf: (row: Row) => string;
}

interface OwnListProps<Row extends ListedRow> {
  list: List<Row>;
  texts: OwnListTexts<Row>;
  icon: IconName;
  /** Without the one for editing and deleting, which is the last. */
  columns: readonly Column<Row>[];
  actsHeading: string;
  dialogs: {
    add: ComponentType<NewRowDialogProps<Row>>;
    edit: ComponentType<RowDialogProps<Row>>;
    delete: ComponentType<RowDialogProps<Row>>;
  };
}

type OpenDialog<Row> = { act: 'add' } | { act: 'edit' | 'delete'; row: Row };

/** A list of a company's own among its settings: rows are added, edited and deleted in dialogs. */
export function OwnList<Row extends ListedRow>(props: OwnListProps<Row>) {
  const { list, texts, icon, columns, actsHeading, dialogs } = props;
  const { editOf, deleteOf, title, add, searchLabel, emptyTitle, emptyText } = texts;
  const [dialog, setDialog] = useState<OpenDialog<Row> | null>(null);
  const [added, setAdded] = useState<Row>();
  const close = () => setDialog(null);
  const newButton = (
    <Button icon="plus" onClick={() => setDialog({ act: 'add' })}>
      {add}
    </Button>
  );
  const acts: Column<Row> = {
    id: 'acts',
    header: actsHeading,
    width: 8.75,
    cell: (row) => (
      <RowButtons
        edit={{ label: editOf(row), onClick: () => setDialog({ act: 'edit', row }) }}
        remove={{ label: deleteOf(row), onClick: () => setDialog({ act: 'delete', row }) }}
      />
    ),
    align: 'end',
    onCard: 'aside',
  };
  return (
    <>
      <SearchedList
        list={list}
        title={title}
        notice={!list.isEmpty && <div className="mb-3">{newButton}</div>}
        searchLabel={list.isEmpty ? undefined : searchLabel}
        columns={[...columns, acts]}
        newRow={added}
        cardsBelow={600}
        empty={{ icon, title: emptyTitle, text: emptyText, actions: newButton }}
      />
      {dialog && <Dialog dialogs={dialogs} open={dialog} onAdded={setAdded} onClose={close} />}
    </>
  );
}

interface DialogProps<Row extends ListedRow> extends Pick<OwnListProps<Row>, 'dialogs'> {
  open: OpenDialog<Row>;
  onAdded: (row: Row) => void;
  onClose: () => void;
}

function Dialog<Row extends ListedRow>({ dialogs, open, onAdded, onClose }: DialogProps<Row>) {
  if (open.act === 'add') return <dialogs.add onAdded={onAdded} onClose={onClose} />;
  const RowDialog = dialogs[open.act];
  return <RowDialog row={open.row} onClose={onClose} />;
}
