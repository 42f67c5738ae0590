import { accessRequestList } from '@takst/contract/customers/users/access-requests/list-access-requests.contract.ts';
import { Link } from '#platform/design/buttons/link.tsx';
import { formatNumber } from '#platform/design/format.ts';
import { useCountsOf } from '#platform/lists/use-list-of.ts';
import { Notice } from '#platform/design/page/notice.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';

/** Says above the list of users how many people ask for access. */
export function OpenRequestsNotice() {
  const t = useTexts('users');
  const open = useCountsOf(accessRequestList)?.counts.open ?? 0;
  if (open === 0) return null;
  return (
    <Notice className="mb-5" title={t('openRequests', { count: open, number: formatNumber(open) })}>
      <Link to="/brukere/foresporsler" search={{ filter: 'open' }}>
        {t('seeRequests')}
      </Link>
    </Notice>
  );
}
