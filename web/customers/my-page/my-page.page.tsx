import { OwnCompany } from '#customers/companies/own/own-company.tsx';
import { LinkButton } from '#platform/design/buttons/link-button.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { MyPage } from './my-page.tsx';
import { sessionIn, useSessionState } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

export function MyPagePage() {
  const session = sessionIn(useSessionState());
  return <MyPage company={session ? <OwnCompany /> : <NoCompanyYet />} />;
}

function NoCompanyYet() {
  const t = useTexts('app');
  return (
    <Card title={t('company')}>
      <p className="mb-4 text-ink-muted">{t('noCompanyChosen')}</p>
      <LinkButton to="/">{t('chooseCompany')}</LinkButton>
    </Card>
  );
}
