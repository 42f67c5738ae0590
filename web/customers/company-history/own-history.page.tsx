import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { History } from './history.tsx';

export function OwnHistoryPage() {
  const t = useTexts('company-history');
  const { company } = useSession();
  return (
    <History
      key={company.id}
      company={company}
      back={{ to: '/minside', text: t('toMyPage') }}
      address="/minside/historikk"
    />
  );
}
