import { Link } from '#design/buttons/link.tsx';
import { Icon } from '#design/icon.tsx';
import { useTexts } from '#texts/use-texts.ts';

export function BackToEmployees() {
  const t = useTexts('change-many-tickets');
  return (
    <Link to="/bedriftsavtale" className="inline-flex min-h-8 items-center gap-1">
      <Icon name="chevron-left" className="size-4" />
      {t('backToList')}
    </Link>
  );
}
