import { downloadPriceChange } from '@takst/contract/services/price-changes/download-price-change.contract.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import { useQuery } from '@tanstack/react-query';
import { useIdInAddress } from '#platform/api/use-id-in-address.ts';
import { sheetFiles } from '#platform/design/buttons/sheet-files.ts';
import { SheetMenu } from '#platform/design/buttons/sheet-menu.tsx';
import { BackLink } from '#platform/design/links/back-link.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { PageHeader } from '#platform/design/page/page-header.tsx';
import { Progress } from '#platform/design/page/progress.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { priceChangeQuery } from './price-change.queries.ts';
import { LetterCard } from './letter-card.tsx';
import { PriceChangeProblem } from './price-change-problem.tsx';
import { PriceChangeResult } from './price-change-result.tsx';

/** What the prices of a proposal mean for each company and in all (docs/decisions/0142). */
export function PriceChangePage() {
  const t = useTexts('price-changes');
  const id = useIdInAddress();
  const { data, error } = useQuery(priceChangeQuery(id));
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        back={<BackLink to={pathTo('/operator/forslag/{id}', { id })}>{t('back')}</BackLink>}
        actions={
          data && <SheetMenu {...sheetFiles(downloadPriceChange, { params: { proposalId: id } })} />
        }
      />
      {data && (
        <PriceChangeResult result={data}>
          <LetterCard proposalId={id} />
        </PriceChangeResult>
      )}
      {!data && error && <PriceChangeProblem error={error} />}
      {!data && !error && (
        <Card>
          <Progress label={t('simulating')} />
        </Card>
      )}
    </>
  );
}
