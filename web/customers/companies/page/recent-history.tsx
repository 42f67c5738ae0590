import { listCompanyHistory } from '@takst/contract/customers/companies/list-company-history.contract.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#platform/api/query.ts';
import { useFailureText } from '#platform/api/use-failure-text.ts';
import { useHistoryLine } from '#platform/changes/use-history-line.ts';
import { Link } from '#platform/design/buttons/link.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { SkeletonLines } from '#platform/design/page/skeleton.tsx';
import { useMoment } from '#platform/session/use-moment.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

const recent = { searchFor: '', kind: '', maxEntries: 4, offset: 0 };

/** The latest changes of a company, with the way to all of them. */
export function RecentHistory({ companyId }: { companyId: number }) {
  const t = useTexts('companies');
  const failureText = useFailureText();
  const lineOf = useHistoryLine();
  const moment = useMoment();
  const { data, error } = useQuery({
    ...queryOf(listCompanyHistory, { params: { id: companyId }, query: recent }),
    throwOnError: false,
  });
  return (
    <Card
      title={t('lastChanges')}
      actions={
        <Link to={pathTo('/bedrifter/{id}/historikk', { id: companyId })}>{t('history')}</Link>
      }
    >
      {error && <p className="text-ink-muted">{failureText(error)}</p>}
      {!data && !error && <SkeletonLines lines={4} />}
      {data?.matches.length === 0 && <p className="text-ink-muted">{t('noChanges')}</p>}
      <ol className="grid gap-3">
        {data?.matches.map((entry) => (
          <li key={entry.id}>
            <p className="text-small wrap-anywhere">{lineOf(entry)}</p>
            <p className="text-caption text-ink-muted tabular-nums">{moment(entry.at)}</p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
