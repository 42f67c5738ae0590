import { Refused } from '#platform/api/query.ts';
import { NotFound } from '#platform/api/call-failures.ts';
import { Notice } from '#platform/design/page/notice.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';

/** Why it could not be worked out; a proposal that there is not is a page that there is not. */
export function PriceChangeProblem({ error }: { error: Error }) {
  const t = useTexts('price-changes');
  if (!(error instanceof Refused)) throw error;
  if (error.refused.code === 'PROPOSAL_NOT_FOUND') throw new NotFound();
  return (
    <Notice kind="error" title={t('failed')} isAnnounced>
      {error.refused.code === 'PRICES_TOO_FAR_APART' && <p>{t('tooFarApart')}</p>}
    </Notice>
  );
}
