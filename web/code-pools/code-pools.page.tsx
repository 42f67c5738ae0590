import type { CodePoolStock } from '@takst/contract/code-pools/list-code-pools.contract.ts';
import { isLow } from '@takst/domain/code-pools/code-pool-kind.ts';
import { useQuery } from '@tanstack/react-query';
import { BatchKitProvider } from '#batches/batch-kit.ts';
import { BatchesBelow } from '#batches/list/batches-below.tsx';
import { LinkButton } from '#design/buttons/link-button.tsx';
import { formatNumber } from '#design/format.ts';
import { Badge } from '#design/page/badge.tsx';
import { Card } from '#design/page/card.tsx';
import { Notice } from '#design/page/notice.tsx';
import { PageHeader } from '#design/page/page-header.tsx';
import type { Column } from '#design/table/column.ts';
import { Table } from '#design/table/table.tsx';
import { useTexts } from '#texts/use-texts.ts';
import { codePoolsQuery } from './code-pools.queries.ts';
import { useImportKit } from './imports/use-import-kit.tsx';
import { usePoolName } from './use-pool-name.ts';

/** The pools of the operator with what is left in them, and who has filled them (domain: Subscriptions). */
export function CodePoolsPage() {
  const t = useTexts('code-pools');
  const { data: pools } = useQuery(codePoolsQuery);
  const kit = useImportKit(null);
  return (
    <BatchKitProvider value={kit}>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <div className="grid gap-10">
        <div className="grid gap-5">
          <LowStock pools={pools ?? []} />
          <Card isFlush>
            <Table
              label={t('pools')}
              columns={useColumns()}
              rows={pools}
              rowKey={({ kind }) => kind}
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
  const poolName = usePoolName();
  const low = pools.filter(({ free }) => isLow(free));
  if (low.length === 0) return null;
  const names = low.map(({ kind, free }) =>
    t('low', { pool: poolName(kind), free: formatNumber(free) }),
  );
  return (
    <Notice kind="warning" title={t('lowTitle')}>
      <p>{t('lowText', { pools: names.join(', ') })}</p>
    </Notice>
  );
}

function useColumns(): Column<CodePoolStock>[] {
  const t = useTexts('code-pools');
  const poolName = usePoolName();
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
    { id: 'pool', header: t('pool'), isRowHeader: true, cell: ({ kind }) => poolName(kind) },
    ...numbers,
    { id: 'state', header: t('state'), cell: (pool) => <Stock pool={pool} />, onCard: 'aside' },
    {
      id: 'fill',
      header: t('actions'),
      align: 'end',
      cell: ({ kind }) => (
        <LinkButton
          to="/kodelager/fyll"
          search={{ pool: kind }}
          aria-label={t('fillPool', { pool: poolName(kind) })}
        >
          {t('fill')}
        </LinkButton>
      ),
      onCard: 'below',
    },
  ];
}

function Stock({ pool: { free } }: { pool: CodePoolStock }) {
  const t = useTexts('code-pools');
  if (free === 0) return <Badge tone="error">{t('stateEmpty')}</Badge>;
  return isLow(free) ? (
    <Badge tone="warning">{t('stateLow')}</Badge>
  ) : (
    <Badge tone="quiet">{t('stateEnough')}</Badge>
  );
}
