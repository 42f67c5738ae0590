import { nameOfDepartment } from '@takst/domain/services/free-tickets/department.rules.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';

interface DepartmentNameProps {
  /** Null for what is erased. */
  of: { agreementNumber: number | null; invoiceReference: string };
}

/** The department of a row. */
export function DepartmentName({ of: { agreementNumber, invoiceReference } }: DepartmentNameProps) {
  const language = usePageLanguage();
  if (agreementNumber === null) return null;
  const name = nameOfDepartment({ agreementNumber, invoiceReference })[language];
  return <span className="text-ink-muted">{name}</span>;
}
