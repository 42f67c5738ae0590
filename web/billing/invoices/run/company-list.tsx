import { pathTo } from '@takst/contract/app/path-to.ts';
import { Link } from '#platform/design/buttons/link.tsx';
import { formatNumber } from '#platform/design/format.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

type Entry = {
  readonly companyId: number;
  readonly companyName: string;
  /** Null for all of the company's. */
  readonly agreementId: number | null;
  readonly note?: string;
};

/** Agreements, or companies, with links to their companies; and how many more there are. */
export function CompanyList({ entries, more }: { entries: readonly Entry[]; more: number }) {
  const t = useTexts('invoice-runs');
  return (
    <ul className="mt-2 grid gap-1">
      {entries.map(({ companyId, companyName: company, agreementId: agreement, note }) => (
        <li key={`${companyId} ${agreement}`}>
          <Link to={pathTo('/bedrifter/{id}', { id: companyId })}>
            {agreement === null ? company : t('problem', { company, agreement })}
          </Link>
          {note !== undefined && `: ${note}`}
        </li>
      ))}
      {more > 0 && <li>{t('more', { count: more, number: formatNumber(more) })}</li>}
    </ul>
  );
}
