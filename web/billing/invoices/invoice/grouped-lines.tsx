import type { InvoiceLine } from '@takst/contract/billing/invoices/invoice.schema.ts';
import { useState } from 'react';
import { linkClass } from '#platform/design/buttons/link.tsx';
import { classNames } from '#platform/design/class-names.ts';
import { formatKroner, formatNumber } from '#platform/design/format.ts';
import type { Column } from '#platform/design/table/column.ts';
import { PagedTable } from '#platform/design/table/paged-table.tsx';
import { Table } from '#platform/design/table/table.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { Kroner } from '#billing/invoices/figures/kroner.tsx';
import type { LineGroup } from './line-groups.ts';

interface GroupedLinesProps {
  groups: readonly LineGroup[];
  /** Of the lines behind a number. */
  columns: readonly Column<InvoiceLine>[];
}

/** One row for what was sold at one price; its number opens the lines. */
export function GroupedLines({ groups, columns }: GroupedLinesProps) {
  const t = useTexts('invoices');
  const [openId, setOpenId] = useState<string | null>(null);
  const hasRefunds = groups.some(({ refunded }) => refunded > 0);
  const count = (group: LineGroup) => {
    const number = formatNumber(group.lines.length);
    return (
      <button
        type="button"
        aria-expanded={group.id === openId}
        aria-label={t('showLines', { number, kind: group.kind })}
        onClick={() => setOpenId(group.id === openId ? null : group.id)}
        className={classNames(
          linkClass,
          'inline-flex min-h-8 min-w-8 items-center justify-end tabular-nums pointer-coarse:min-h-11 pointer-coarse:min-w-11',
        )}
      >
        {number}
      </button>
    );
  };
  return (
    <Table
      label={t('lines')}
      columns={[
        { id: 'kind', header: t('lineOf'), isRowHeader: true, cell: ({ kind }) => kind },
        {
          id: 'price',
          header: t('price'),
          align: 'end',
          width: 6.75,
          cell: ({ price }) => <Kroner amount={price} />,
        },
        { id: 'count', header: t('quantity'), align: 'end', width: 5, cell: count },
        {
          id: 'amount',
          header: t('amount'),
          align: 'end',
          width: 8,
          onCard: 'aside',
          cell: ({ amount }) => <Kroner amount={amount} isTotal />,
        },
        ...(hasRefunds
          ? [
              {
                id: 'refunded',
                header: t('refunded'),
                align: 'end' as const,
                width: 7,
                cell: ({ refunded }: LineGroup) => <Kroner amount={refunded} />,
                cardCell: ({ refunded }: LineGroup) =>
                  refunded > 0 && t('refundedAmount', { amount: formatKroner(refunded) }),
              },
            ]
          : []),
      ]}
      rows={groups}
      rowKey={({ id }) => id}
      below={({ id, kind, lines }) =>
        id === openId ? (
          <div className="bg-sunken">
            <PagedTable
              label={kind}
              columns={columns}
              rows={lines}
              rowKey={(line) => line.id}
              cardsBelow={860}
              empty={null}
            />
          </div>
        ) : null
      }
      cardsBelow={600}
      empty={null}
    />
  );
}
