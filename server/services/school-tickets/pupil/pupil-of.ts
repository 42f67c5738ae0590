import type { PupilFields } from '@takst/domain/services/school-tickets/ticket/pupil-edit.rules.ts';
import type { TicketRow } from '#ticketing/tickets/tickets.public.ts';

/** What is known of the pupil of a ticket. */
export const pupilOf = (row: TicketRow): PupilFields => ({
  firstName: row.first_name,
  lastName: row.last_name,
  className: row.class_name,
  studentId: row.employee_id,
  cardName: row.card_name,
});
