import { useSession } from '#session/use-session.ts';
import { useTexts } from '#texts/use-texts.ts';

/** What this company calls the number of a ticket's holder (spec 2 §3, agreement settings). */
export function useEmployeeIdLabel(): string {
  const t = useTexts('company-tickets');
  return useSession().company.agreementSettings.employeeIdLabel ?? t('employeeId');
}
