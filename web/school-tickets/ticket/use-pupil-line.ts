import type { SchoolTicketOnPage } from '@takst/contract/school-tickets/ticket/get-school-ticket.contract.ts';
import { useTexts } from '#texts/use-texts.ts';

/** The class and the number of a pupil in one line. */
export function usePupilLine() {
  const t = useTexts('school-ticket');
  return ({ className, studentId }: Pick<SchoolTicketOnPage, 'className' | 'studentId'>) =>
    [
      className === null ? t('withoutClass') : t('classOf', { className }),
      ...(studentId === null ? [] : [t('numberOf', { studentId })]),
    ].join(' · ');
}
