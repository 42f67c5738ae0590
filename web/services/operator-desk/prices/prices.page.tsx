import type { PriceRow } from '@takst/contract/catalogue/price-proposals/price-row.schema.ts';
import type { PricedProductEntry } from '@takst/contract/services/operator-desk/list-prices.contract.ts';
import {
  isGap,
  type PriceLine,
  priceLines,
} from '@takst/domain/services/operator-desk/price-gaps.rules.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LinkButton } from '#platform/design/buttons/link-button.tsx';
import { Select } from '#platform/design/fields/select.tsx';
import { formatDate, formatNumber } from '#platform/design/format.ts';
import { BackLink } from '#platform/design/links/back-link.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { EmptyState } from '#platform/design/page/empty-state.tsx';
import { Notice } from '#platform/design/page/notice.tsx';
import { PageHeader } from '#platform/design/page/page-header.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { Table } from '#platform/design/table/table.tsx';
import { useSignedIn } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { pricesQuery } from '../proposals/operator-desk.queries.ts';
import { useLineColumns } from './use-line-columns.tsx';

/** What every product costs, by profile and zones: in force, coming, and missing. */
export function PricesPage() {
  const t = useTexts('operator-desk');
  const { today } = useSignedIn();
  const { data } = useQuery(pricesQuery);
  const products = data?.products.map((product) => ({
    product,
    lines: priceLines(product.prices, today),
  }));
  const [shown, setShown] = useState(all);
  const gaps = products?.reduce((sum, { lines }) => sum + lines.filter(isGap).length, 0) ?? 0;
  return (
    <>
      <PageHeader
        title={t('pricesTitle')}
        subtitle={data && t('pricesSubtitle', { date: formatDate(data.earliest) })}
        back={<BackLink to="/operator">{t('back')}</BackLink>}
        actions={
          <LinkButton to="/operator/priser/nye" variant="primary" icon="plus">
            {t('newPrices')}
          </LinkButton>
        }
      />
      <div className="grid grid-cols-1 gap-6">
        {gaps > 0 && (
          <Notice kind="warning" title={t('gaps', { count: gaps, number: formatNumber(gaps) })}>
            <p>{t('gapsText')}</p>
          </Notice>
        )}
        {products?.length === 0 && (
          <EmptyState icon="wallet" title={t('noProductsTitle')}>
            {t('noProductsText')}
          </EmptyState>
        )}
        {data && data.products.length > 1 && (
          <ProductFilter products={data.products} value={shown} onChange={setShown} />
        )}
        {products ? (
          products
            .filter(({ product }) => shown === all || product.id === shown)
            .map(({ product, lines }) => (
              <ProductCard key={product.id} product={product} lines={lines} />
            ))
        ) : (
          <Card isFlush>
            <PriceTable label={t('pricesTitle')} lines={undefined} />
          </Card>
        )}
      </div>
    </>
  );
}

/** No id of a product. */
const all = '';

interface ProductFilterProps {
  products: readonly PricedProductEntry[];
  value: string;
  onChange: (id: string) => void;
}

function ProductFilter({ products, value, onChange }: ProductFilterProps) {
  const t = useTexts('operator-desk');
  const language = usePageLanguage();
  return (
    <div className="max-w-72">
      <Select
        name="product"
        label={t('product')}
        value={value}
        onChange={onChange}
        options={[
          { value: all, label: t('allProducts') },
          ...products.map(({ id, name }) => ({ value: id, label: name[language] })),
        ]}
      />
    </div>
  );
}

interface ProductCardProps {
  product: PricedProductEntry;
  lines: readonly PriceLine<PriceRow>[];
}

function ProductCard({ product, lines }: ProductCardProps) {
  const t = useTexts('operator-desk');
  const language = usePageLanguage();
  const name = product.name[language];
  if (lines.length === 0) {
    return (
      <Card title={name}>
        <p className="text-ink-muted">{t(product.hasFreeAmount ? 'freeAmount' : 'noPrices')}</p>
      </Card>
    );
  }
  return (
    <Card
      title={name}
      isFlush
      actions={!product.isSold && <span className="text-small text-ink-muted">{t('notSold')}</span>}
    >
      <PriceTable label={name} lines={lines} />
    </Card>
  );
}

interface PriceTableProps {
  label: string;
  lines: readonly PriceLine<PriceRow>[] | undefined;
}

const PriceTable = ({ label, lines }: PriceTableProps) => (
  <Table
    label={label}
    columns={useLineColumns()}
    rows={lines}
    rowKey={({ profileId, nrOfZones }) => `${profileId} ${nrOfZones}`}
    skeletonRows={6}
    cardsBelow={600}
    empty={null}
  />
);
