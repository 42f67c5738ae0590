import { editPupil } from '@takst/contract/services/school-tickets/ticket/edit-pupil.contract.ts';
import { ticketOperation } from '#ticketing/tickets/change/ticket-operation.ts';
import type { EditPupilBody } from './edit-pupil-fields.ts';

type Edit = { id: number; body: EditPupilBody };

const names = ['name', 'className', 'cardName'];

/** The edit of a pupil, with the words of its refusals (spec 3 §8). */
export const editPupilOperation = ticketOperation(editPupil, {
  texts: 'school-ticket',
  failed: 'editErred',
  failedToast: 'editErred',
  refusals: {
    TICKET_NOT_FOUND: 'ticketGone',
    TICKET_CHANGED_SINCE: 'changedSince',
    NAME_NOT_EDITABLE: 'notEditable',
    CLASS_NAME_NOT_EDITABLE: 'notEditable',
    CARD_NAME_NOT_EDITABLE: 'notEditable',
    STUDENT_ID_NOT_EDITABLE: 'notEditable',
    INVALID_NAME: 'faultName',
    INVALID_CLASS_NAME: 'faultClassName',
    INVALID_CARD_NAME: 'faultCardName',
    INVALID_STUDENT_ID: 'faultStudentId',
    CONFLICTING_TICKET: 'conflicting',
  },
  causes: {
    INVALID_NAME: ['name', 'cardName'],
    INVALID_CLASS_NAME: ['className'],
    INVALID_CARD_NAME: ['cardName'],
    INVALID_STUDENT_ID: ['studentId'],
    CONFLICTING_TICKET: names,
  },
  input: ({ id, body }: Edit) => ({ params: { id }, body }),
});
