import { useTexts } from '#platform/texts/use-texts.ts';
import type { CompanyOption } from './company-option.ts';
import { formatOrganisationNumber } from '#platform/design/format.ts';

/** Numbers that distinguish companies with the same name. */
export function CompanyNumbers({ company }: { company: CompanyOption }) {
  const t = useTexts('user-roles');
  const { customerNumber } = company;
  const organisationNumber = formatOrganisationNumber(company.organisationNumber);
  return (
    <span className="block text-small text-ink-muted tabular-nums">
      {t('numbers', { organisationNumber, customerNumber })}
    </span>
  );
}
