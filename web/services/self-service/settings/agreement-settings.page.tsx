import { listAgreementSettings } from '@takst/contract/services/self-service/settings/list-agreement-settings.contract.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryOf } from '#platform/api/query.ts';
import { Card } from '#platform/design/page/card.tsx';
import { EmptyState } from '#platform/design/page/empty-state.tsx';
import { PageHeader } from '#platform/design/page/page-header.tsx';
import { SkeletonLines } from '#platform/design/page/skeleton.tsx';
import { useSession } from '#platform/session/use-session.ts';
import { useDocumentTitle } from '#platform/texts/document-title.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { AgreementSettingsCard } from './agreement-settings-card.tsx';

/** What a company has set for each of its agreements (spec 2 §2, Settings), and cards of other areas below them. */
export function AgreementSettingsPage({ children }: { children?: ReactNode } = {}) {
  const t = useTexts('agreement-settings');
  const { company } = useSession();
  const { data } = useQuery(queryOf(listAgreementSettings, { params: { id: company.id } }));
  useDocumentTitle(`${t('title')} – ${company.name}`);
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle', { company: company.name })} />
      <div className="grid gap-(--space-gap)">
        {!data && <LoadingCard />}
        {data?.agreements.map((settings) => (
          <AgreementSettingsCard
            key={`${company.id}:${settings.agreementNumber}`}
            settings={settings}
            isAlone={data.agreements.length === 1}
          />
        ))}
        {data?.agreements.length === 0 && (
          <Card>
            <EmptyState icon="settings" title={t('emptyTitle')}>
              {t('emptyText')}
            </EmptyState>
          </Card>
        )}
        {children}
      </div>
    </>
  );
}

const LoadingCard = () => (
  <Card>
    <SkeletonLines lines={12} />
  </Card>
);
