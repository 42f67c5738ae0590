import {
  departmentNames,
  isDepartment,
} from '@takst/domain/services/free-tickets/department.rules.ts';
import { useSession } from '#platform/session/use-session.ts';

export type Department = {
  readonly name: string;
  /** The last day on which something could be ordered for it; null while it can. */
  readonly endedOn: Temporal.PlainDate | null;
};

/** The departments of the company that have a name, each once. */
export function useDepartments(): readonly Department[] {
  const { company, today } = useSession();
  const departments = company.allAgreements.filter(({ subTypeId: subtype }) =>
    isDepartment({ subtype }),
  );
  return departmentNames(departments).map((name) => {
    const endDates = departments
      .filter(({ invoiceReference }) => invoiceReference === name)
      .map(({ endDate }) => endDate);
    const isOpen = endDates.some(
      (endDate) => endDate === null || Temporal.PlainDate.compare(endDate, today) >= 0,
    );
    return { name, endedOn: isOpen ? null : (endDates[0] ?? null) };
  });
}
