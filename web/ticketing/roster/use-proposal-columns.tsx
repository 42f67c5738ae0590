import type { RosterRow } from '@takst/contract/ticketing/roster/roster.schema.ts';
import type { RosterClass } from '@takst/domain/ticketing/roster/roster.ts';
import { useBatchKit } from '#ticketing/batches/batch/batch-kit.ts';
import { CellField, CellText } from '#ticketing/batches/cell/cell.field.tsx';
import { cellFaultOf } from '#ticketing/batches/cell/cell-fault.ts';
import { useColumnLabels } from '#ticketing/batches/batch/use-column-labels.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { TickBox } from '#platform/design/fields/tick-box.tsx';
import { formatPhone, formatPriceDifference, formatShortDate } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import type { Column } from '#platform/design/table/column.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useComparisonKit } from './comparison-kit.ts';
import { Family } from './family.tsx';
import { WhatAndWhy } from './what-and-why.tsx';

type ProposalColumns = {
  name: RosterClass;
  batchId: number;
  isAccepted: (row: RosterRow) => boolean;
  onAccept: (row: RosterRow, isAccepted: boolean) => void;
  onMended: () => void;
  /** Marks the person as never a leaver. */
  onMark: (row: RosterRow) => void;
};

export const priceDifference = (kroner: number): string =>
  kroner === 0 ? '0 kr' : formatPriceDifference(Math.round(kroner * 100));

/** People who are not on the list have their phone as it is stored. */
const withSpaces = (row: RosterRow['row']): RosterRow['row'] => {
  const [, phone] = /^\+47(\d{8})$/.exec(row.cells['phone'] ?? '') ?? [];
  return phone === undefined
    ? row
    : { ...row, readAs: {}, cells: { ...row.cells, phone: formatPhone('+47', phone) } };
};

const nameOf = ({ row: { cells }, knownAs, position }: RosterRow): string =>
  [cells['firstName'], cells['lastName']].filter(Boolean).join(' ') || knownAs || String(position);

/** Who it is, what is proposed and why not, when, and what it costs. */
export function useProposalColumns(props: ProposalColumns): Column<RosterRow>[] {
  const { name, batchId, isAccepted, onAccept, onMended, onMark } = props;
  const t = useTexts('roster');
  const { service } = useBatchKit();
  const { texts, hasFamilies } = useComparisonKit();
  const { mark } = texts;
  const { labelOf } = useColumnLabels();
  const hasActs = ['joiner', 'leaver', 'changed', 'changed-phone'].includes(name);
  const isPossible = ({ act, row }: RosterRow): boolean =>
    act !== null &&
    (row.state === 'faulty' || row.faults.every(({ code }) => !service.faults.includes(code)));
  const cell = (proposal: RosterRow, column: string) =>
    proposal.row.state === 'faulty' && cellFaultOf(proposal.row, column) ? (
      <CellField
        batchId={batchId}
        row={proposal.row}
        columns={[column]}
        column={column}
        isEdited={false}
        isTicked={false}
        wasFaulty
        onEdit={() => undefined}
        onMended={onMended}
      />
    ) : (
      <CellText row={withSpaces(proposal.row)} column={column} />
    );
  return [
    ...when(hasActs, {
      id: 'accepted',
      header: t('accepted'),
      width: 5.5,
      onCard: 'aside',
      cell: (row: RosterRow) =>
        isPossible(row) && (
          <TickBox
            label={t('acceptRow', { name: nameOf(row) })}
            isTicked={isAccepted(row)}
            onTick={(isTicked) => onAccept(row, isTicked)}
          />
        ),
    }),
    {
      id: 'name',
      header: t('name'),
      isRowHeader: true,
      onCard: 'title',
      cell: (row) => nameOf(row),
    },
    {
      id: 'employeeId',
      header: labelOf('employeeId'),
      width: 6.5,
      cell: (row) => cell(row, 'employeeId'),
    },
    hasFamilies
      ? {
          id: 'family',
          header: t('family'),
          onCard: 'below',
          cell: ({ family }) => <Family tickets={family} />,
        }
      : { id: 'phone', header: labelOf('phone'), width: 8.5, cell: (row) => cell(row, 'phone') },
    {
      id: 'change',
      header: t('change'),
      onCard: 'below',
      cell: (row) => <WhatAndWhy proposal={row} />,
    },
    ...useEffectColumns(hasActs),
    ...(mark && name === 'leaver'
      ? [
          {
            id: 'mark',
            header: mark.header,
            width: 7,
            onCard: 'below' as const,
            cell: (row: RosterRow) => (
              <Button
                className="relative z-10"
                aria-label={mark.ofPerson(nameOf(row))}
                onClick={() => onMark(row)}
              >
                {mark.button}
              </Button>
            ),
          },
        ]
      : []),
  ];
}

/** When it is done, and what it costs more or less a month. */
function useEffectColumns(hasActs: boolean): Column<RosterRow>[] {
  const t = useTexts('roster');
  const language = usePageLanguage();
  const { today } = useSession();
  return when(
    hasActs,
    {
      id: 'date',
      header: t('date'),
      width: 5.5,
      cell: ({ date }: RosterRow) => date && formatShortDate(date, { language, today }),
    },
    {
      id: 'price',
      header: t('price'),
      align: 'end' as const,
      width: 7,
      cell: ({ act, date, pricePerMonth }: RosterRow) =>
        act === null || date === null
          ? null
          : pricePerMonth === null
            ? t('noPrice')
            : priceDifference(pricePerMonth),
    },
  );
}

const when = (isShown: boolean, ...columns: Column<RosterRow>[]) => (isShown ? columns : []);
