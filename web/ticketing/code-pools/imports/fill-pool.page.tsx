import { codePoolsOf } from '@takst/domain/ticketing/code-pools/code-pool-kind.ts';
import { BatchKitProvider } from '#ticketing/batches/batch/batch-kit.ts';
import { BatchesBelow } from '#ticketing/batches/list/batches-below.tsx';
import { StartBatch } from '#ticketing/batches/start/start-batch.tsx';
import { BackLink } from '#platform/design/links/back-link.tsx';
import { useStateInAddress } from '#platform/design/list/list-address.ts';
import { Card } from '#platform/design/page/card.tsx';
import { PageHeader } from '#platform/design/page/page-header.tsx';
import { useSignedIn } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { isPool, useImportKit } from './use-import-kit.tsx';
import { PoolField } from './pool.field.tsx';

/** Reads codes from a file into a draft, for the pool in the address or another one. */
export function FillPoolPage() {
  const t = useTexts('code-pools');
  const { tenant } = useSignedIn();
  const { state, go } = useStateInAddress(['pool']);
  const inAddress = state.filters.pool;
  const pool = isPool(inAddress) ? inAddress : (codePoolsOf(tenant)[0] ?? 'JOULE');
  return (
    <BatchKitProvider value={useImportKit(pool)}>
      <PageHeader
        back={<BackLink to="/kodelager">{t('title')}</BackLink>}
        title={t('fillTitle')}
        subtitle={t('fillSubtitle')}
      />
      <div className="grid gap-6">
        <Card title={t('chooseTitle')}>
          <PoolField pool={pool} onChange={(next) => go({ pool: next }, true)} />
        </Card>
        <StartBatch options={{ act: pool, slashOrder: null }} />
        <BatchesBelow />
      </div>
    </BatchKitProvider>
  );
}
