import { accessRequestList } from '@takst/contract/customers/users/access-requests/list-access-requests.contract.ts';
import { Link } from '#design/buttons/link.tsx';
import { formatNumber } from '#design/format.ts';
import { useCountsOf } from '#design/list/use-list-of.ts';
import { Notice } from '#design/page/notice.tsx';
import { useTexts } from '#texts/use-texts.ts';

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
