import { isDepartment } from '@takst/domain/services/free-tickets/department.rules.ts';
import type { ReactNode } from 'react';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useDepartmentName } from './use-department-name.ts';
import { type DepartmentList, useDepartmentSelect } from './use-department-select.tsx';

/** Filters lines of the book by a department of the company; one that has ended has its lines still. */
export function useDepartmentFilter(list: DepartmentList): ReactNode {
  const language = usePageLanguage();
  const departmentName = useDepartmentName();
  const { company } = useSession();
  const options = company.allAgreements
    .filter(({ subTypeId: subtype }) => isDepartment({ subtype }))
    .map(({ id }) => ({ value: String(id), label: departmentName(id) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language));
  return useDepartmentSelect(list, options);
}
