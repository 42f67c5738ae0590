import type { UnitCost } from '@takst/contract/services/housing/costs/list-unit-costs.contract.ts';
import { formatKroner, formatNumber, formatPriceDifference } from '#platform/design/format.ts';
import type { Column } from '#platform/design/table/column.ts';
import { FindingBadges } from '#services/housing/findings/finding-badges.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';

/** Unit, residents, what is to be checked, tickets and subscriptions, and the cost with its difference. */
export function useUnitCostColumns(): Column<UnitCost>[] {
  const t = useTexts('unit-costs');
  const entriesOf = ({ tickets, subscriptions }: UnitCost) =>
    [
      tickets > 0 && t('tickets', { count: tickets, number: formatNumber(tickets) }),
      subscriptions > 0 &&
        t('subscriptions', { count: subscriptions, number: formatNumber(subscriptions) }),
    ]
      .filter((text) => text !== false)
      .join(', ');
  return [
    {
      id: 'number',
      header: t('unit'),
      width: 7,
      isRowHeader: true,
      isSortable: true,
      onCard: 'title',
      cell: ({ number }) => number ?? t('withoutUnit'),
    },
    {
      id: 'residents',
      header: t('residents'),
      cell: ({ residents }) =>
        residents
          .map(({ name, livesThere }) => (livesThere ? name : t('movedOut', { name })))
          .join(', '),
    },
    {
      id: 'entries',
      header: t('entries'),
      width: 13,
      cell: entriesOf,
    },
    {
      id: 'findings',
      header: t('toCheck'),
      width: 12.5,
      onCard: 'below',
      cell: ({ findings }) => findings.length > 0 && <FindingBadges findings={findings} />,
    },
    {
      id: 'cost',
      header: t('cost'),
      align: 'end',
      width: 7.5,
      isSortable: true,
      onCard: 'aside',
      cell: (unit) => <Cost {...unit} />,
      cardCell: (unit) => (
        <>
          <Cost {...unit} />
          <Difference {...unit} />
        </>
      ),
    },
    {
      id: 'difference',
      header: t('difference'),
      align: 'end',
      width: 7,
      isSortable: true,
      onCard: 'hidden',
      cell: (unit) => <Difference {...unit} />,
    },
  ];
}

function Cost({ totalPrice, refunded }: UnitCost) {
  const t = useTexts('unit-costs');
  return (
    <>
      <span className="block font-semibold whitespace-nowrap tabular-nums">
        {formatKroner(totalPrice)}
      </span>
      {refunded > 0 && (
        <span className="block text-small text-ink-muted">
          {t('lessRefunds', { amount: formatKroner(refunded) })}
        </span>
      )}
    </>
  );
}

const Difference = ({ priceDifference }: UnitCost) =>
  priceDifference !== 0 && (
    <span className="block whitespace-nowrap text-ink-muted tabular-nums">
      {formatPriceDifference(Math.round(priceDifference * 100))}
    </span>
  );
