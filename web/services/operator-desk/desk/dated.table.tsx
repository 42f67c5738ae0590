import type { ReactNode } from 'react';
import { formatDate } from '#platform/design/format.ts';
import { Card } from '#platform/design/page/card.tsx';
import { EmptyState } from '#platform/design/page/empty-state.tsx';
import { Button } from '#platform/design/buttons/button.tsx';
import type { Column } from '#platform/design/table/column.ts';
import { Table } from '#platform/design/table/table.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { DatedState } from './dated-state.tsx';

interface DatedTableProps<Row> {
  title: string;
  /** What it is about. */
  text?: ReactNode;
  /** The latest first; undefined while they load. */
  rows: readonly Row[] | undefined;
  dayOf: (row: Row) => Temporal.PlainDate;
  columns: readonly Column<Row>[];
  /** Rows of different things, of each of which one is in force. */
  groupOf?: (row: Row) => string;
  /** Left out where nothing is changed here. */
  onPropose?: () => void;
}

/** Rows that each hold from a day on: what is in force, what comes and what was. */
export function DatedTable<Row>(props: DatedTableProps<Row>) {
  const { title, text, rows, dayOf, columns, groupOf = () => '', onPropose } = props;
  const t = useTexts('operator-desk');
  const groups = Map.groupBy(rows ?? [], groupOf);
  const daysOf = (row: Row) => (groups.get(groupOf(row)) ?? []).map(dayOf);
  const own: Column<Row>[] = [
    {
      id: 'from',
      header: t('from'),
      isRowHeader: !columns.some(({ isRowHeader }) => isRowHeader),
      width: 9,
      cell: (row) => <span className="tabular-nums">{formatDate(dayOf(row))}</span>,
    },
    ...columns,
    {
      id: 'state',
      header: t('state'),
      width: 9,
      cell: (row) => (
        <DatedState
          days={daysOf(row)}
          at={daysOf(row).findIndex((day) => day.equals(dayOf(row)))}
        />
      ),
      onCard: 'below',
    },
  ];
  return (
    <Card
      title={title}
      isFlush
      actions={
        onPropose && (
          <Button icon="edit" aria-label={`${t('proposeChange')}: ${title}`} onClick={onPropose}>
            {t('proposeChange')}
          </Button>
        )
      }
    >
      {text && <p className="px-(--space-panel) py-3 text-ink-muted">{text}</p>}
      <Table
        label={title}
        columns={own}
        rows={rows}
        rowKey={(row) => `${groupOf(row)} ${dayOf(row).toString()}`}
        skeletonRows={2}
        cardsBelow={860}
        empty={<EmptyState icon="calendar" title={t('noneYet')} />}
      />
    </Card>
  );
}
