import { nameOfDepartment } from '@takst/domain/services/free-tickets/department.rules.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useSession } from '#platform/session/use-session.ts';

/** What the departments of the company are called, by their agreement numbers. */
export function useDepartmentName(): (agreementNumber: number) => string {
  const language = usePageLanguage();
  const { allAgreements } = useSession().company;
  return (agreementNumber) => {
    const { invoiceReference = '' } = allAgreements.find(({ id }) => id === agreementNumber) ?? {};
    return nameOfDepartment({ agreementNumber, invoiceReference })[language];
  };
}
