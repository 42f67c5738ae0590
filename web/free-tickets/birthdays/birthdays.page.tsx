import {
  type Birthday,
  listBirthdays,
} from '@takst/contract/services/free-tickets/birthdays/list-birthdays.contract.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import { lazy, Suspense } from 'react';
import { queryOf } from '#api/query.ts';
import { LinkButton } from '#design/buttons/link-button.tsx';
import { BackLink } from '#design/links/back-link.tsx';
import { SearchedList } from '#design/list/searched-list.tsx';
import { useList } from '#design/list/use-list.ts';
import { useTicked } from '#design/list/use-ticked.ts';
import { holderName } from '#free-tickets/family/holder-name.ts';
import { useSession } from '#session/use-session.ts';
import { useDocumentTitle } from '#texts/document-title.ts';
import { useTexts } from '#texts/use-texts.ts';
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
        noHits={{
          title: t('noHitTitle', { search: list.answeredSearch }),
          text: t('noHitText'),
          showAll: t('clearSearch'),
        }}
      />
      <Suspense>{ticked.rows.size > 0 && <BirthdayBar ticked={ticked} />}</Suspense>
      <Suspense>
        <div className="mt-10">{list.rows && <EarlierChanges />}</div>
      </Suspense>
    </>
  );
}
