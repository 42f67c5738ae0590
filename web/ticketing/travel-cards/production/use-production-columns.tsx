import { pathTo } from '@takst/contract/app/path-to.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { Link } from '#platform/design/buttons/link.tsx';
import { formatDate, formatNumber } from '#platform/design/format.ts';
import { Icon } from '#platform/design/icon.tsx';
import { Badge } from '#platform/design/page/badge.tsx';
import { CardState } from '#platform/design/page/card-state.tsx';
import type { Column } from '#platform/design/table/column.ts';
import { useSignedIn } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { CopyAddresses } from './copy-address.tsx';
import { dateInAddress } from './date-in-address.ts';
import type { ProductionRow } from './production.queries.ts';

/** The row whose numbers are entered. */
type NumberEntry = {
  readonly isOpen: (row: ProductionRow) => boolean;
  readonly onToggle: (row: ProductionRow) => void;
};

/** The columns of the production list (spec 3 §2.2). */
export function useProductionColumns({ isOpen, onToggle }: NumberEntry): Column<ProductionRow>[] {
  const t = useTexts('travel-cards');
  const countOf = (count: number) => t('cardCount', { count, number: formatNumber(count) });
  return [
    {
      id: 'manufacturedDate',
      header: t('productionDate'),
      width: 8.5,
      cell: ({ manufacturedDate: date }) =>
        date ? (
          <span className="tabular-nums">{formatDate(date)}</span>
        ) : (
          <span className="text-ink-muted">{t('notMade')}</span>
        ),
    },
    {
      id: 'company',
      header: t('company'),
      isRowHeader: true,
      cell: ({ company }) => company.name,
    },
    {
      id: 'state',
      header: t('status'),
      width: 7.5,
      cell: ({ state }) => <CardState state={state} />,
      onCard: 'aside',
    },
    {
      id: 'numberOfCards',
      header: t('numberOfCards'),
      width: 8,
      align: 'end',
      cell: ({ numberOfCards }) => formatNumber(numberOfCards),
      cardCell: ({ numberOfCards }) => countOf(numberOfCards),
    },
    {
      id: 'address',
      header: t('postAddress'),
      width: 11.5,
      cell: (row) => <Address row={row} />,
      onCard: 'below',
    },
    {
      id: 'actions',
      header: t('actions'),
      width: 9,
      align: 'end',
      cell: (row) => <Act row={row} isOpen={isOpen(row)} onToggle={() => onToggle(row)} />,
      onCard: 'below',
    },
  ];
}

/** Copies the address; without one its lack is told in that place, and leads to where it is set. */
function Address({ row }: { row: ProductionRow }) {
  const { company, postAddress } = row;
  const t = useTexts('travel-cards');
  const { features } = useSignedIn();
  if (postAddress) return <CopyAddresses report={row} isQuiet />;
  const reason = <Badge tone="error">{t('noAddress')}</Badge>;
  return features.has('companyAdmin') ? (
    <Link to={pathTo('/bedrifter/{id}', { id: company.id })}>{reason}</Link>
  ) : (
    reason
  );
}

type ActProps = { row: ProductionRow; isOpen: boolean; onToggle: () => void };

/** Leads to the report of a day, or opens the numbers of cards that wait. */
function Act({ row, isOpen, onToggle }: ActProps) {
  const t = useTexts('travel-cards');
  const { features } = useSignedIn();
  const { company, manufacturedDate: date, state } = row;
  if (state === 'REQUESTED') {
    // Who has the production alone gives numbers by the factory's file (docs/decisions/0091).
    if (!features.has('companyAdmin')) return null;
    return (
      <Button
        variant="quiet"
        onClick={onToggle}
        aria-expanded={isOpen}
        aria-label={t(isOpen ? 'closeOf' : 'enterOf', { company: company.name })}
      >
        {t(isOpen ? 'closeNumbers' : 'enter')}
        <Icon name="chevron-down" className={isOpen ? 'rotate-180' : undefined} />
      </Button>
    );
  }
  if (!date || state !== 'CREATED') return null;
  return (
    <Link
      to={pathTo('/reisekort/{companyId}/{date}', {
        companyId: company.id,
        date: dateInAddress(date),
      })}
      aria-label={t('showOf', { company: company.name, date: formatDate(date) })}
    >
      {t('show')}
    </Link>
  );
}
