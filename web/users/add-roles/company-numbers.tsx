import { useTexts } from '#texts/use-texts.ts';
import type { CompanyOption } from './company-option.ts';

/** Numbers that distinguish companies with the same name. */
export function CompanyNumbers({ company }: { company: CompanyOption }) {
  const t = useTexts('user-roles');
  const { organisationNumber, customerNumber } = company;
  return (
    <span className="block text-small text-ink-muted tabular-nums">
      {t('numbers', { organisationNumber, customerNumber })}
    </span>
  );
}
