import type { SchoolTicketOnPage } from '@takst/contract/services/school-tickets/ticket/get-school-ticket.contract.ts';
import { wholeName } from '@takst/domain/services/school-tickets/ticket/pupil-edit.rules.ts';
import type { PlainTextKey, Translate } from '#platform/texts/texts.ts';

/** A ticket in the form that the dialogs of all services share, with a named holder and the class. */
export type PupilTicket = Omit<SchoolTicketOnPage, 'firstName' | 'lastName'> & {
  firstName: string;
  lastName: string;
  employeeId: string;
  /** What the server says of the pupil. */
  pupil: Pick<SchoolTicketOnPage, 'firstName' | 'lastName'>;
};

export const pupilTicketOf = (
  ticket: SchoolTicketOnPage,
  t: Translate<'school-ticket'>,
): PupilTicket => {
  const { firstName, lastName, className } = ticket;
  const isNamed = firstName !== null || lastName !== null;
  return {
    ...ticket,
    firstName: isNamed ? (firstName ?? '') : t('withoutName'),
    lastName: lastName ?? '',
    employeeId: className === null ? '' : t('classOf', { className }),
    pupil: { firstName, lastName },
  };
};

/** The name of the pupil of a ticket, or that there is none. */
export const pupilName = (
  ticket: Pick<SchoolTicketOnPage, 'firstName' | 'lastName'>,
  t: (key: PlainTextKey<'school-ticket'>) => string,
): string => wholeName(ticket) ?? t('withoutName');
