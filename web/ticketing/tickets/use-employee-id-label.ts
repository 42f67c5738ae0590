import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

/**
 * The company's own name for the employee number (spec 2 §3, agreement settings): that of an agreement, or the name
 * for people of several agreements.
 */
export function useEmployeeIdLabel(agreementId?: number): string {
  const t = useTexts('tickets');
  const { employeeIdLabel, employeeIdLabels } = useSession().company.agreementSettings;
  const ownLabel = agreementId === undefined ? employeeIdLabel : employeeIdLabels[agreementId];
  return ownLabel ?? t('employeeId');
}

/** The company's own names of columns in lists of people; none for the usual ones. */
export function useOwnColumnNames(): Readonly<Record<string, string>> {
  const { employeeIdLabel } = useSession().company.agreementSettings;
  return employeeIdLabel === null ? {} : { employeeId: employeeIdLabel };
}
