import type { getCompanyPrefill } from '@takst/contract/customers/companies/prefill/get-company-prefill.contract.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import type { Refusal } from '@takst/contract/platform/calls/route.ts';
import type { Problem } from '#platform/api/obstacle.ts';
import { Link } from '#platform/design/buttons/link.tsx';
import { Notice } from '#platform/design/page/notice.tsx';
import type { RefusalTexts } from '#platform/texts/refusal-texts.ts';
import type { PlainTextKey } from '#platform/texts/texts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

type Route = typeof getCompanyPrefill;
type Obstacle = Extract<Refusal<Route>, { code: 'MAY_NOT_BECOME_CUSTOMER' }>['obstacle'];
type Key = PlainTextKey<'new-company'>;

const obstacles: { readonly [O in Obstacle]: Key } = {
  deleted: 'isDeleted',
  removed: 'isRemoved',
  bankrupt: 'isBankrupt',
  'being-wound-up': 'isBeingWoundUp',
  'forced-dissolution': 'isForcedDissolution',
  'sub-unit': 'isSubUnit',
};

export const prefillRefusals: RefusalTexts<Route, 'new-company'> = {
  ORGANISATION_NUMBER_NOT_VALID: 'notValid',
  COMPANY_NOT_FOUND: 'notFound',
  COMPANY_EXISTS: 'isCustomer',
  MAY_NOT_BECOME_CUSTOMER: (t, { obstacle }) => t(obstacles[obstacle]),
};

interface NotFoundNoticeProps {
  problem: Problem | null;
  refused: Refusal<Route> | null;
}

/**
 * Why the number cannot be used. An unknown number is a danger notice, other reasons are warnings
 * (spec 1 §8).
 */
export function NotFoundNotice({ problem, refused }: NotFoundNoticeProps) {
  const t = useTexts('new-company');
  if (!problem) return null;
  if (!refused) return <Notice kind="error" title={t('registerFailed')} isAnnounced />;
  const isKnown = ['COMPANY_EXISTS', 'MAY_NOT_BECOME_CUSTOMER'].includes(refused.code);
  return (
    <Notice kind="warning" title={isKnown ? t('cannotBecomeCustomer') : problem.text} isAnnounced>
      {isKnown && problem.text}{' '}
      {refused.code === 'COMPANY_EXISTS' && (
        <Link to={pathTo('/bedrifter/{id}', { id: refused.id })}>{t('openCompany')}</Link>
      )}
    </Notice>
  );
}
