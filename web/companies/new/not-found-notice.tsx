import type { getCompanyPrefill } from '@takst/contract/companies/get-company-prefill.contract.ts';
import type { Refusal } from '@takst/contract/route.ts';
import type { ChangeProblem } from '#api/use-change.ts';
import { Notice } from '#design/page/notice.tsx';
import type { PlainTextKey } from '#texts/texts.ts';
import { useTexts } from '#texts/use-texts.ts';

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

type Told = { title: Key; text?: Key };

function told(refused: Refusal<Route>): Told {
  switch (refused.code) {
    case 'ORGANISATION_NUMBER_NOT_VALID':
      return { title: 'notValid' };
    case 'COMPANY_NOT_FOUND':
      return { title: 'notFound' };
    case 'COMPANY_EXISTS':
      return { title: 'cannotBecomeCustomer', text: 'isCustomer' };
    case 'MAY_NOT_BECOME_CUSTOMER':
      return { title: 'cannotBecomeCustomer', text: obstacles[refused.obstacle] };
  }
}

/** What the register says, or that it says nothing: that is a danger, the rest a warning (spec 1 §8). */
export function NotFoundNotice({ problem }: { problem: ChangeProblem<Route> | null }) {
  const t = useTexts('new-company');
  if (!problem) return null;
  if ('failure' in problem) {
    return <Notice kind="danger" title={t('registerFailed')} isAnnounced />;
  }
  const { title, text } = told(problem.refused);
  return (
    <Notice kind="warning" title={t(title)} isAnnounced>
      {text && t(text)}
    </Notice>
  );
}
