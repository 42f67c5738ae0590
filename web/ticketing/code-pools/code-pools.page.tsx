import {
  type CodePoolStock,
  listCodePools,
} from '@takst/contract/ticketing/code-pools/list-code-pools.contract.ts';
import { isLow, isVoucherPool } from '@takst/domain/ticketing/code-pools/code-pool-kind.ts';
import { useQuery } from '@tanstack/react-query';
import { BatchKitProvider } from '#ticketing/batches/batch/batch-kit.ts';
import { BatchesBelow } from '#ticketing/batches/list/batches-below.tsx';
import { LinkButton } from '#platform/design/buttons/link-button.tsx';
import { formatNumber } from '#platform/design/format.ts';
import { Badge } from '#platform/design/page/badge.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { Notice } from '#platform/design/page/notice.tsx';
import { PageHeader } from '#platform/design/page/page-header.tsx';
import type { Column } from '#platform/design/table/column.ts';
import { Table } from '#platform/design/table/table.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useImportKit } from './imports/use-import-kit.tsx';
import { useStockName } from './imports/use-pool-name.ts';
import { VoucherViews } from './voucher-views.tsx';
import { queryOf } from '#platform/api/query.ts';

const codePoolsQuery = queryOf(listCodePools, {});

/** The pools of the operator with what is left in them, and who has filled them (domain: Subscriptions). */
export function CodePoolsPage() {
  const t = useTexts('code-pools');
  const { data: pools } = useQuery(codePoolsQuery);
  const kit = useImportKit(null);
  return (
    <BatchKitProvider value={kit}>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <VoucherViews />
      <div className="grid gap-10">
        <div className="grid gap-5">
          <LowStock pools={pools ?? []} />
          <Card isFlush>
            <Table
              label={t('pools')}
              columns={useColumns()}
              rows={pools}
              rowKey={({ kind, amountOre }) => `${kind} ${amountOre ?? ''}`}
              skeletonRows={3}
              cardsBelow={860}
              empty={null}
            />
          </Card>
        </div>
        <BatchesBelow />
      </div>
    </BatchKitProvider>
  );
}

/** Which pools are to be filled, while there are any. */
function LowStock({ pools }: { pools: readonly CodePoolStock[] }) {
  const t = useTexts('code-pools');
  const poolName = useStockName();
  const low = pools.filter(isLow);
  if (low.length === 0) return null;
  const namesOf = (pools: readonly CodePoolStock[]) =>
    pools
      .map((pool) => t('low', { pool: poolName(pool), free: formatNumber(pool.free) }))
      .join(', ');
  const [ofVouchers, others] = [true, false].map((isVoucher) =>
    low.filter(({ kind }) => isVoucherPool(kind) === isVoucher),
  );
  return (
    <Notice kind="warning" title={t('lowTitle')}>
      {others?.length ? <p>{t('lowText', { pools: namesOf(others) })}</p> : null}
      {ofVouchers?.length ? <p>{t('lowVouchers', { pools: namesOf(ofVouchers) })}</p> : null}
    </Notice>
  );
}

function useColumns(): Column<CodePoolStock>[] {
  const t = useTexts('code-pools');
  const poolName = useStockName();
  const numbers = (['free', 'used', 'owed', 'expired'] as const).map(
    (name): Column<CodePoolStock> => ({
      id: name,
      header: t(name),
      align: 'end',
      cell: (pool) => formatNumber(pool[name]),
      cardCell: (pool) => `${t(name)}: ${formatNumber(pool[name])}`,
    }),
  );
  return [
    { id: 'pool', header: t('pool'), isRowHeader: true, cell: poolName },
    ...numbers,
    {
      id: 'openOffers',
      header: t('openOffers'),
      align: 'end',
      cell: ({ openOffers }) => (openOffers === null ? '–' : formatNumber(openOffers)),
      cardCell: ({ openOffers }) =>
        openOffers === null ? null : `${t('openOffers')}: ${formatNumber(openOffers)}`,
    },
    { id: 'state', header: t('state'), cell: (pool) => <Stock pool={pool} />, onCard: 'aside' },
    {
      id: 'fill',
      header: t('actions'),
      align: 'end',
      cell: (pool) => (
        <LinkButton
          to="/kodelager/fyll"
          search={{ pool: pool.kind }}
          aria-label={t('fillPool', { pool: poolName(pool) })}
        >
          {t('fill')}
        </LinkButton>
      ),
      onCard: 'below',
    },
  ];
}

function Stock({ pool }: { pool: CodePoolStock }) {
  const t = useTexts('code-pools');
  if (pool.free === 0) return <Badge tone="error">{t('stateEmpty')}</Badge>;
  return isLow(pool) ? (
    <Badge tone="warning">{t('stateLow')}</Badge>
  ) : (
    <Badge tone="quiet">{t('stateEnough')}</Badge>
  );
}
