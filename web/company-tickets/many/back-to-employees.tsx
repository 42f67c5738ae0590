import { BackLink } from '#design/links/back-link.tsx';
import { useTexts } from '#texts/use-texts.ts';

export function BackToEmployees() {
  const t = useTexts('change-many-tickets');
  return <BackLink to="/bedriftsavtale">{t('backToList')}</BackLink>;
}
