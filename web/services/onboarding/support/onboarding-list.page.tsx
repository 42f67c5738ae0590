import type { ListedOnboarding } from '@takst/contract/services/onboarding/list-onboardings.contract.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import { useState } from 'react';
import { Button } from '#platform/design/buttons/button.tsx';
import { Link } from '#platform/design/buttons/link.tsx';
import { formatOrganisationNumber, formatPhone } from '#platform/design/format.ts';
import { SearchedList } from '#platform/design/list/searched-list.tsx';
import { useList } from '#platform/design/list/use-list.ts';
import { lazyDialog } from '#platform/design/overlays/lazy-dialog.tsx';
import { Email } from '#platform/design/page/email.tsx';
import type { Column } from '#platform/design/table/column.ts';
import { useMoment } from '#platform/session/use-moment.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { onboardingListQuery } from './onboarding-list.queries.ts';
import { OnboardingState } from './onboarding-state.tsx';

const CloseOnboarding = lazyDialog(
  async () => (await import('./close-onboarding.modal.tsx')).CloseOnboardingModal,
);

/** Customer support sees which onboardings need help or stand still, and takes care of them. */
export function OnboardingListPage() {
  const t = useTexts('onboardings');
  const list = useList(onboardingListQuery, ['filter']);
  const [closing, setClosing] = useState<ListedOnboarding | null>(null);
  return (
    <>
      <SearchedList
        list={list}
        title={t('title')}
        subtitle={t('subtitle')}
        searchLabel={t('searchLabel')}
        chips={
          list.isEmpty
            ? undefined
            : {
                label: t('filters'),
                chips: [
                  { value: '', label: t('filterAll'), count: null },
                  { value: 'SUPPORT', label: t('filterSupport'), count: null },
                  { value: 'OPEN', label: t('filterOpen'), count: null },
                  { value: 'ENDED', label: t('filterEnded'), count: null },
                ],
                value: list.filters.filter,
                onChange: (filter) => list.setFilters({ filter }),
              }
        }
        columns={useColumns(setClosing)}
        cardsBelow={1280}
        empty={{ icon: 'company', title: t('emptyTitle'), text: t('emptyText') }}
        noHits={{ text: t('noHitText') }}
      />
      {closing && <CloseOnboarding onboarding={closing} onClose={() => setClosing(null)} />}
    </>
  );
}

function useColumns(onClose: (onboarding: ListedOnboarding) => void): Column<ListedOnboarding>[] {
  const t = useTexts('onboardings');
  const moment = useMoment();
  return [
    {
      id: 'company',
      header: t('company'),
      isRowHeader: true,
      cell: (onboarding) => <Company onboarding={onboarding} />,
      onCard: 'title',
    },
    {
      id: 'contact',
      header: t('contact'),
      cell: ({ contactName, email, phoneCountryCode, phone }) => (
        <span>
          {contactName}
          <span className="block text-small text-ink-muted">
            <Email email={email} />
          </span>
          <span className="block text-small text-ink-muted tabular-nums">
            {formatPhone(phoneCountryCode, phone)}
          </span>
        </span>
      ),
    },
    {
      id: 'state',
      header: t('state'),
      cell: (onboarding) => <OnboardingState onboarding={onboarding} />,
      onCard: 'below',
    },
    {
      id: 'started',
      header: t('started'),
      width: 9,
      cell: ({ startedAt }) => <span className="tabular-nums">{moment(startedAt)}</span>,
    },
    {
      id: 'act',
      header: t('act'),
      width: 9,
      cell: (onboarding) => <Button onClick={() => onClose(onboarding)}>{t('close')}</Button>,
      onCard: 'below',
    },
  ];
}

function Company({ onboarding }: { onboarding: ListedOnboarding }) {
  const { companyId, companyName, organisationNumber } = onboarding;
  return (
    <span>
      {companyId === null ? (
        companyName
      ) : (
        <Link to={pathTo('/bedrifter/{id}', { id: companyId })}>{companyName}</Link>
      )}
      <span className="block text-small font-normal text-ink-muted tabular-nums">
        {formatOrganisationNumber(organisationNumber)}
      </span>
    </span>
  );
}
