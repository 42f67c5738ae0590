import type { SchoolTicketOnPage } from '@takst/contract/services/school-tickets/ticket/get-school-ticket.contract.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

type Pupil = Pick<SchoolTicketOnPage, 'firstName' | 'className' | 'studentId'>;

/** The class and the number of a pupil, in one line with what follows; nothing of a card without a name. */
export function usePupilLine() {
  const t = useTexts('school-ticket');
  return ({ firstName, className, studentId }: Pupil, rest: string) =>
    [
      className !== null && t('classOf', { className }),
      className === null && firstName !== null && t('withoutClass'),
      studentId !== null && t('numberOf', { studentId }),
      rest,
    ]
      .filter((part) => part !== false)
      .join(' · ');
}
