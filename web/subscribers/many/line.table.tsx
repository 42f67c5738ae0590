import type { ManyAction } from '@takst/contract/company-tickets/many/change-many-tickets.schema.ts';
import type { ManyLine } from '@takst/contract/company-tickets/many/get-change-many-tickets.contract.ts';
import { pathTo } from '@takst/contract/path-to.ts';
import type { ReactNode } from 'react';
import { Badge, type BadgeTone } from '#design/page/badge.tsx';
import type { Column } from '#design/table/column.ts';
import { Table } from '#design/table/table.tsx';
import { useEmployeeIdLabel } from '#tickets/use-employee-id-label.ts';
import { useTexts } from '#texts/use-texts.ts';
import { useManyChangeTexts } from './use-many-change-texts.ts';

interface LineTableProps {
  action: ManyAction;
  rows: readonly ManyLine[];
  empty: ReactNode;
}

/** The result for each subscriber; the row links to their page. */
export function LineTable({ action, rows, empty }: LineTableProps) {
  const t = useTexts('change-many-tickets');
  const employeeIdLabel = useEmployeeIdLabel();
  const { nameOf } = useManyChangeTexts();
  const columns: Column<ManyLine>[] = [
    { id: 'name', header: t('name'), isRowHeader: true, cell: ({ person }) => nameOf(person) },
    {
      id: 'employeeId',
      header: employeeIdLabel,
      width: 11,
      cell: ({ person }) => person?.employeeId,
    },
    {
      id: 'result',
      header: t('result'),
      cell: (line) => <Result action={action} line={line} />,
    },
  ];
  return (
    <Table
      label={t('people')}
      columns={columns}
      rows={rows}
      rowKey={({ subscriberId }) => subscriberId}
      rowPath={({ subscriberId, person }) =>
        person && pathTo('/bedriftsavtale/ansatt/{id}', { id: subscriberId })
      }
      empty={empty}
    />
  );
}

const tones: Readonly<Record<ManyLine['state'], BadgeTone>> = {
  waiting: 'neutral',
  done: 'success',
  refused: 'warning',
  failed: 'error',
};

function Result({ action, line }: { action: ManyAction; line: ManyLine }) {
  const t = useTexts('change-many-tickets');
  const { faultText } = useManyChangeTexts();
  const stateTexts = {
    waiting: t('stateWaiting'),
    done: t(action === 'end' ? 'stateEnded' : 'stateSent'),
    refused: t('stateRefused'),
    failed: t('stateFailed'),
  };
  const reason = line.fault ? faultText(line.fault) : line.state === 'failed' && t('failedText');
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      <Badge tone={tones[line.state]}>{stateTexts[line.state]}</Badge>
      {reason && <span>{reason}</span>}
    </span>
  );
}
