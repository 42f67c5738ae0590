import type { PriceRow } from '@takst/contract/catalogue/price-proposals/price-row.schema.ts';
import { isProfileId, profileName } from '@takst/domain/catalogue/products/profiles.rules.ts';
import type { PriceRowFault } from '@takst/domain/services/operator-desk/row-faults.rules.ts';
import { IconButton } from '#platform/design/buttons/icon-button.tsx';
import { formatDate, formatNumber, formatPrice } from '#platform/design/format.ts';
import { Badge } from '#platform/design/page/badge.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import type { Column } from '#platform/design/table/column.ts';
import { PagedTable } from '#platform/design/table/paged-table.tsx';
import type { PlainTextKey } from '#platform/texts/texts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { Difference } from './difference.tsx';

export type ComparedPrice = {
  readonly before: PriceRow | null;
  readonly after: PriceRow;
  readonly fault?: PriceRowFault | null;
};

interface ComparedPricesProps {
  rows: readonly ComparedPrice[];
  productNames: Readonly<Record<string, { readonly nb: string; readonly en: string }>>;
  /** Of rows that are not proposed yet; by the place of the row. */
  onRemove?: (place: number) => void;
}

const faultTexts: Readonly<Record<PriceRowFault, PlainTextKey<'operator-desk'>>> = {
  UNKNOWN_PRODUCT: 'faultUnknownProduct',
  UNKNOWN_PROFILE: 'faultUnknownProfile',
  TOO_EARLY: 'faultTooEarly',
  ROW_TWICE: 'faultRowTwice',
};

/** New prices beside those in force on their days, with the difference in kroner and per cent. */
export function ComparedPrices({ rows, productNames, onRemove }: ComparedPricesProps) {
  const t = useTexts('operator-desk');
  return (
    <PagedTable
      label={t('checkTitle')}
      columns={useColumns(productNames, onRemove && ((row) => onRemove(rows.indexOf(row))))}
      rows={rows}
      rowKey={(row) => rows.indexOf(row)}
      cardsBelow={860}
      empty={null}
    />
  );
}

function useColumns(
  productNames: ComparedPricesProps['productNames'],
  onRemove: ((row: ComparedPrice) => void) | undefined,
): Column<ComparedPrice>[] {
  const t = useTexts('operator-desk');
  const language = usePageLanguage();
  const productOf = ({ productId }: PriceRow) => productNames[productId]?.[language] ?? productId;
  const profileOf = ({ profileId }: PriceRow) =>
    isProfileId(profileId) ? profileName(profileId)[language] : profileId;
  const nameOf = (row: PriceRow) =>
    [productOf(row), profileOf(row), row.nrOfZones, formatDate(row.validFrom)].join(', ');
  const removing: Column<ComparedPrice> = {
    id: 'remove',
    header: t('removeHeader'),
    width: 6,
    align: 'end',
    cell: (compared) => (
      <IconButton
        icon="trash"
        label={t('remove', {
          row: nameOf(compared.after),
        })}
        onClick={() => onRemove?.(compared)}
      />
    ),
    onCard: 'below',
  };
  return [
    {
      id: 'product',
      header: t('product'),
      isRowHeader: true,
      cell: ({ after, fault }) => (
        <span className="grid justify-items-start gap-1">
          <span className="wrap-anywhere">{productOf(after)}</span>
          {fault && <Badge tone="error">{t(faultTexts[fault])}</Badge>}
        </span>
      ),
    },
    { id: 'profile', header: t('profile'), cell: ({ after }) => profileOf(after) },
    {
      id: 'zones',
      header: t('zones'),
      width: 5,
      align: 'end',
      cell: ({ after }) => formatNumber(after.nrOfZones),
      cardCell: ({ after }) => `${t('zones')}: ${formatNumber(after.nrOfZones)}`,
    },
    {
      id: 'from',
      header: t('from'),
      width: 8,
      cell: ({ after }) => <span className="tabular-nums">{formatDate(after.validFrom)}</span>,
    },
    {
      id: 'before',
      header: t('before'),
      width: 7,
      align: 'end',
      cell: ({ before }) => (before ? formatPrice(before.priceOre) : t('nothingBefore')),
      cardCell: ({ before }) =>
        `${t('before')}: ${before ? formatPrice(before.priceOre) : t('nothingBefore')}`,
    },
    {
      id: 'after',
      header: t('newPrice'),
      width: 7,
      align: 'end',
      cell: ({ after }) => <strong>{formatPrice(after.priceOre)}</strong>,
      onCard: 'aside',
    },
    {
      id: 'difference',
      header: t('difference'),
      width: 8,
      align: 'end',
      cell: ({ before, after }) => (
        <Difference beforeOre={before?.priceOre ?? null} afterOre={after.priceOre} />
      ),
      cardCell: ({ before, after }) => (
        <Difference isInline beforeOre={before?.priceOre ?? null} afterOre={after.priceOre} />
      ),
    },
    ...(onRemove ? [removing] : []),
  ];
}
