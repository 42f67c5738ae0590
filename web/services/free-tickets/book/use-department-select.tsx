import type { ReactNode } from 'react';
import { SelectBox } from '#platform/design/fields/select-box.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';

export interface DepartmentList {
  isEmpty: boolean;
  filters: Readonly<Record<'department', string>>;
  setFilters: (filters: { department: string }) => void;
}

/** Filters a list by department, where there are several to choose from. */
export function useDepartmentSelect(
  { isEmpty, filters: { department }, setFilters }: DepartmentList,
  options: readonly { value: string; label: string }[],
): ReactNode {
  const t = useTexts('free-book');
  if (isEmpty || (options.length < 2 && department === '')) return null;
  return (
    <SelectBox
      aria-label={t('department')}
      name="department"
      value={department}
      onChoose={(value) => setFilters({ department: value })}
      options={[{ value: '', label: t('allDepartments') }, ...options]}
    />
  );
}
