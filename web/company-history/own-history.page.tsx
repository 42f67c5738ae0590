import { useSession } from '#session/use-session.ts';
import { useTexts } from '#texts/use-texts.ts';
import { History } from './history.tsx';

/** The history of their own company, for its administrators. */
export function OwnHistoryPage() {
  const t = useTexts('company-history');
  const { company } = useSession();
  return (
    <History key={company.id} company={company} back={{ to: '/minside', text: t('toMyPage') }} />
  );
}
