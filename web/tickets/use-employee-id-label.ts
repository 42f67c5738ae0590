import { useSession } from '#session/use-session.ts';
import { useTexts } from '#texts/use-texts.ts';

/** The company's own name for the employee number (spec 2 §3, agreement settings). */
export function useEmployeeIdLabel(): string {
  const t = useTexts('company-tickets');
  return useSession().company.agreementSettings.employeeIdLabel ?? t('employeeId');
}
