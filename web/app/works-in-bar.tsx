import { pathTo } from '@takst/contract/app/path-to.ts';
import { Link } from '#platform/design/buttons/link.tsx';
import { Icon } from '#platform/design/icon.tsx';
import type { Session } from '#platform/session/session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

/** Tells customer support above each page of a company in which one they work; what they do there is recorded. */
export function WorksInBar({ company }: Pick<Session, 'company'>) {
  const t = useTexts('app');
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-panel bg-select-tint px-4 py-2 text-table text-on-select-tint print:hidden">
      <span className="flex min-w-0 items-center gap-2">
        <Icon name="company" />
        <span className="min-w-0 wrap-anywhere">{t('worksIn', { company: company.name })}</span>
      </span>
      <Link to={pathTo('/bedrifter/{id}', { id: company.id })}>{t('toCompany')}</Link>
    </p>
  );
}
