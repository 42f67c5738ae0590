import type { PriceRow } from '@takst/contract/catalogue/price-proposals/price-row.schema.ts';
import { isProfileId, profileName } from '@takst/domain/catalogue/products/profiles.rules.ts';
import type { PriceLine } from '@takst/domain/services/operator-desk/price-gaps.rules.ts';
import { formatDate, formatNumber, formatPrice } from '#platform/design/format.ts';
import { Badge } from '#platform/design/page/badge.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import type { Column } from '#platform/design/table/column.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { Difference } from './difference.tsx';

type Line = PriceLine<PriceRow>;

/** Profile, zones, the price in force, and those that come with their differences. */
export function useLineColumns(): Column<Line>[] {
  const t = useTexts('operator-desk');
  const language = usePageLanguage();
  return [
    {
      id: 'profile',
      header: t('profile'),
      isRowHeader: true,
      cell: ({ profileId }) =>
        isProfileId(profileId) ? profileName(profileId)[language] : profileId,
    },
    {
      id: 'zones',
      header: t('zones'),
      width: 6,
      align: 'end',
      cell: ({ nrOfZones }) => formatNumber(nrOfZones),
      cardCell: ({ nrOfZones }) => `${t('zones')}: ${formatNumber(nrOfZones)}`,
    },
    {
      id: 'now',
      header: t('priceNow'),
      width: 11,
      align: 'end',
      onCard: 'aside',
      cell: ({ inForce }) => (inForce ? <Price price={inForce} /> : <Missing />),
    },
    {
      id: 'coming',
      header: t('priceComing'),
      width: 17,
      align: 'end',
      onCard: 'below',
      cell: (line) => <Coming line={line} />,
    },
  ];
}

function Missing() {
  const t = useTexts('operator-desk');
  return <Badge tone="warning">{t('missing')}</Badge>;
}

function Price({ price: { priceOre, validFrom } }: { price: PriceRow }) {
  const t = useTexts('operator-desk');
  return (
    <span className="whitespace-nowrap tabular-nums">
      {formatPrice(priceOre)}
      <span className="block text-small text-ink-muted">
        {t('since', { date: formatDate(validFrom) })}
      </span>
    </span>
  );
}

function Coming({ line: { inForce, coming } }: { line: Line }) {
  if (coming.length === 0) return null;
  return (
    <span className="inline-grid gap-2">
      {coming.map((price, at) => (
        <span key={price.validFrom.toString()} className="flex justify-end gap-4">
          <Price price={price} />
          <Difference
            beforeOre={(coming[at - 1] ?? inForce)?.priceOre ?? null}
            afterOre={price.priceOre}
          />
        </span>
      ))}
    </span>
  );
}
