import {
  type Birthday,
  listBirthdays,
} from '@takst/contract/services/free-tickets/birthdays/list-birthdays.contract.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import { lazy, Suspense } from 'react';
import { queryOf } from '#platform/api/query.ts';
import { LinkButton } from '#platform/design/buttons/link-button.tsx';
import { BackLink } from '#platform/design/links/back-link.tsx';
import { SearchedList } from '#platform/design/list/searched-list.tsx';
import { useList } from '#platform/design/list/use-list.ts';
import { useTicked } from '#platform/design/list/use-ticked.ts';
import { holderName } from '#services/free-tickets/family/holder-name.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useDocumentTitle } from '#platform/texts/document-title.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useBirthdayColumns } from './use-birthday-columns.tsx';

// Loaded with the first tick.
const BirthdayBar = lazy(async () => ({
  default: (await import('./birthday-bar.tsx')).BirthdayBar,
}));

// Loaded after the list: few companies have made any.
const EarlierChanges = lazy(async () => ({
  default: (await import('./earlier-changes.tsx')).EarlierChanges,
}));

/** Remounts for another company, so that no ticks remain. */
export function BirthdaysPage() {
  return <Birthdays key={useSession().company.id} />;
}

/** Whose ticket age changes in the next 12 months, with what it costs and what can be done about it. */
function Birthdays() {
  const t = useTexts('free-birthdays');
  const { company } = useSession();
  const list = useList(
    ({ pageQuery }) => queryOf(listBirthdays, { params: { id: company.id }, query: pageQuery }),
    [],
  );
  const ticked = useTicked<Birthday>();
  useDocumentTitle(`${t('title')} – ${company.name}`);
  return (
    <>
      <SearchedList
        list={list}
        title={t('title')}
        subtitle={t('subtitle')}
        back={<BackLink to="/fribilletter">{t('toList')}</BackLink>}
        actions={
          <LinkButton icon="settings" to="/fribilletter/innstillinger">
            {t('settings')}
          </LinkButton>
        }
        searchLabel={list.isEmpty ? undefined : t('searchLabel')}
        columns={useBirthdayColumns()}
        rowPath={({ id }) => pathTo('/fribilletter/{id}', { id })}
        ticks={{
          isTicked: ({ id }) => ticked.has(id),
          onTick: ticked.tick,
          label: (row) => t('tick', { name: holderName(row) }),
          allLabel: t('tickPage'),
        }}
        empty={{ icon: 'users', title: t('emptyTitle'), text: t('emptyText') }}
        noHits={{ text: t('noHitText') }}
      />
      <Suspense>{ticked.rows.size > 0 && <BirthdayBar ticked={ticked} />}</Suspense>
      <Suspense>
        <div className="mt-10">{list.rows && <EarlierChanges />}</div>
      </Suspense>
    </>
  );
}
