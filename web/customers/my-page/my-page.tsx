import type { ReactNode } from 'react';
import { Card } from '#platform/design/page/card.tsx';
import { DescriptionList } from '#platform/design/page/description-list.tsx';
import { PageHeader } from '#platform/design/page/page-header.tsx';
import { formatPhone } from '#platform/design/format.ts';
import { useSignedIn } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { LanguageCard } from './language-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

/** The user's data, company, language and sessions (spec 2 §2, My page). */
export function MyPage({ company }: { company: ReactNode }) {
  const t = useTexts('my-page');
  const { firstName, lastName, email, phoneCountryCode, phone } = useSignedIn().user;
  return (
    <>
      <PageHeader title={t('title')} />
      <div className="grid gap-6">
        <Card title={t('contactPerson')}>
          <DescriptionList
            columns={3}
            items={[
              { term: t('name'), value: `${firstName} ${lastName}` },
              { term: t('email'), value: email },
              { term: t('mobile'), value: formatPhone(phoneCountryCode, phone) },
            ]}
          />
        </Card>
        {company}
        <LanguageCard />
        <SessionsCard />
      </div>
    </>
  );
}
