import type { PriceChange } from '@takst/contract/services/price-changes/price-change.schema.ts';
import { formatDate, formatNumber, formatPrice } from '#platform/design/format.ts';
import { Card } from '#platform/design/page/card.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import type { Column } from '#platform/design/table/column.ts';
import { PagedTable } from '#platform/design/table/paged-table.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';

type Price = PriceChange['prices'][number];

/** Each new price with the one that it takes the place of, and how many tickets have it. */
export function TicketsByPrice({ result: { prices } }: { result: PriceChange }) {
  const t = useTexts('price-changes');
  return (
    <Card title={t('ticketsByPrice')} isFlush>
      <PagedTable
        label={t('ticketsByPrice')}
        columns={usePriceColumns()}
        rows={prices}
        rowKey={(row) => prices.indexOf(row)}
        cardsBelow={860}
        empty={null}
      />
    </Card>
  );
}

function usePriceColumns(): Column<Price>[] {
  const t = useTexts('price-changes');
  const language = usePageLanguage();
  const nowOf = ({ nowOre }: Price) => (nowOre === null ? t('noPrice') : formatPrice(nowOre));
  return [
    {
      id: 'product',
      header: t('product'),
      isRowHeader: true,
      cell: ({ productName }) => productName[language],
    },
    { id: 'profile', header: t('profile'), cell: ({ profileName }) => profileName[language] },
    {
      id: 'zones',
      header: t('zones'),
      align: 'end',
      cell: ({ nrOfZones }) => formatNumber(nrOfZones),
      cardCell: ({ nrOfZones }) => `${t('zones')}: ${formatNumber(nrOfZones)}`,
    },
    {
      id: 'from',
      header: t('from'),
      cell: ({ validFrom }) => formatDate(validFrom),
    },
    {
      id: 'now',
      header: t('now'),
      align: 'end',
      cell: nowOf,
      cardCell: (row) => `${t('now')}: ${nowOf(row)}`,
    },
    {
      id: 'newPrice',
      header: t('newPrice'),
      align: 'end',
      cell: ({ priceOre }) => <strong>{formatPrice(priceOre)}</strong>,
      onCard: 'aside',
    },
    {
      id: 'tickets',
      header: t('tickets'),
      align: 'end',
      cell: ({ tickets }) => formatNumber(tickets),
      cardCell: ({ tickets }) => `${t('tickets')}: ${formatNumber(tickets)}`,
    },
  ];
}
