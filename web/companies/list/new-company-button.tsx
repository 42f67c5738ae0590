import { LinkButton } from '#design/buttons/link-button.tsx';
import { useTexts } from '#texts/use-texts.ts';

export function NewCompanyButton() {
  const t = useTexts('companies');
  return (
    <LinkButton variant="primary" icon="plus" to="/bedrifter/ny">
      {t('newCompany')}
    </LinkButton>
  );
}
