import { describe, expect, it } from 'vitest';
import { date } from '#testing/any-date.ts';
import { type SchoolTicketAction } from '#services/school-tickets/allowed-actions.rules.ts';
import {
  editableTexts,
  editedPupil,
  type PupilFields,
  refusePupilEdit,
  type SentPupilFields,
  slotOfPupil,
  wholeName,
} from './pupil-edit.rules.ts';

const today = date('2026-03-06');
const all = new Set<SchoolTicketAction>([
  'UPDATE_NAME',
  'UPDATE_CLASS_NAME',
  'UPDATE_CARD_NAME',
  'UPDATE_STUDENTID',
]);
const pupil: PupilFields = {
  firstName: 'Ada',
  lastName: 'Lie',
  className: '8A',
  studentId: 'E17',
  cardName: 'Ada Lie',
};
const nobody: PupilFields = {
  firstName: null,
  lastName: null,
  className: null,
  studentId: null,
  cardName: null,
};
const days = (start: string, end: string) => ({
  startDate: date(start),
  expirationDate: date(end),
});

const refusalOf = (
  sent: SentPupilFields,
  { before = pupil, allowed = all }: { before?: PupilFields; allowed?: typeof all } = {},
) => {
  const after = editedPupil(before, sent);
  return refusePupilEdit({ before, after, allowed, today, own: [], heldTickets: [] });
};

describe('the edit of a pupil (spec 3 §5 "School ticket edit")', () => {
  it.each<[SentPupilFields, string | null]>([
    [{}, null],
    [{ firstName: 'Eva', lastName: 'Berg' }, null],
    [{ firstName: 'a'.repeat(25), lastName: 'b'.repeat(24) }, null],
    [{ firstName: 'a'.repeat(25), lastName: 'b'.repeat(25) }, 'INVALID_NAME'],
    [{ firstName: 'Eva', lastName: null }, 'INVALID_NAME'],
    [{ firstName: null, lastName: null }, 'INVALID_NAME'],
    [{ firstName: 'Eva', lastName: ' ' }, 'INVALID_NAME'],
    [{ firstName: ' ', lastName: 'Berg' }, 'INVALID_NAME'],
    [{ firstName: null, lastName: 'Berg' }, 'INVALID_NAME'],
    [{ className: 'c'.repeat(20) }, null],
    [{ className: 'c'.repeat(21) }, 'INVALID_CLASS_NAME'],
    [{ className: null }, 'INVALID_CLASS_NAME'],
    [{ className: ' ' }, 'INVALID_CLASS_NAME'],
    [{ cardName: 'k'.repeat(50) }, null],
    [{ cardName: 'k'.repeat(51) }, 'INVALID_CARD_NAME'],
    [{ cardName: null }, 'INVALID_CARD_NAME'],
    [{ cardName: ' ' }, 'INVALID_CARD_NAME'],
    [{ studentId: 'ee' }, null],
    [{ studentId: 'e' }, 'INVALID_STUDENT_ID'],
    [{ studentId: '  ' }, 'INVALID_STUDENT_ID'],
    [{ studentId: 'e'.repeat(20) }, null],
    [{ studentId: 'e'.repeat(21) }, 'INVALID_STUDENT_ID'],
    [{ studentId: null }, null],
  ])('of %o is refused as %s', (sent, refusal) => {
    expect(refusalOf(sent)).toBe(refusal);
  });

  it('counts limits for what is changed alone', () => {
    const long: PupilFields = {
      firstName: 'a'.repeat(80),
      lastName: 'b'.repeat(90),
      className: 'c'.repeat(60),
      studentId: 'e',
      cardName: 'k'.repeat(90),
    };
    expect(refusalOf({ studentId: 'E18' }, { before: long })).toBeNull();
    expect(refusalOf({ ...long, className: '9A' }, { before: long })).toBeNull();
    expect(refusalOf({ ...long, firstName: 'Ada' }, { before: long })).toBe('INVALID_NAME');
  });

  it.each([
    ['UPDATE_NAME', { firstName: 'Eva' }, 'NAME_NOT_EDITABLE'],
    ['UPDATE_NAME', { lastName: 'Berg' }, 'NAME_NOT_EDITABLE'],
    ['UPDATE_CLASS_NAME', { className: '9A' }, 'CLASS_NAME_NOT_EDITABLE'],
    ['UPDATE_CARD_NAME', { cardName: 'Ada L' }, 'CARD_NAME_NOT_EDITABLE'],
    ['UPDATE_STUDENTID', { studentId: 'E18' }, 'STUDENT_ID_NOT_EDITABLE'],
  ] as const)('without %s is refused by its own name', (action, sent, refusal) => {
    const allowed = new Set([...all].filter((one) => one !== action));
    expect(refusalOf(sent, { allowed })).toBe(refusal);
    expect(refusalOf({ ...pupil }, { allowed })).toBeNull();
  });
});

describe('a card without a name', () => {
  const allowed = new Set<SchoolTicketAction>(['UPDATE_CARD_NAME']);
  const edit = (sent: SentPupilFields) => refusalOf(sent, { before: nobody, allowed });

  it('is its pupil’s by the name that is written on it', () => {
    const after = editedPupil(nobody, { cardName: 'Anne Marie von der Lippe' });
    expect(after).toEqual({
      ...nobody,
      cardName: 'Anne Marie von der Lippe',
      firstName: 'Anne Marie von der',
      lastName: 'Lippe',
    });
    expect(edit({ cardName: 'Ada Lie' })).toBeNull();
    expect(slotOfPupil(7, after)).toBeNull();
  });

  it('has the name of its pupil written on it', () => {
    const after = editedPupil(nobody, { firstName: 'Ada', lastName: 'Lie' });
    expect(after.cardName).toBe('Ada Lie');
  });

  it('takes name, class and number with it, or another name than is written on it', () => {
    const sent = { ...pupil, cardName: 'Ada' };
    expect(editedPupil(nobody, sent)).toEqual(sent);
    expect(edit(sent)).toBeNull();
    expect(editableTexts(nobody, allowed).size).toBe(4);
    expect(slotOfPupil(7, sent)).toMatchObject({ kind: 'pupil', companyId: 7 });
  });

  it.each<[SentPupilFields]>([
    [{ cardName: 'Ada' }],
    [{ className: '8A' }],
    [{ studentId: 'E17' }],
    [{ cardName: 'Ada Lie', firstName: 'Ada', lastName: null }],
  ])('is nobody’s by %o', (sent) => {
    expect(edit(sent)).toBe('INVALID_NAME');
  });

  it('stays so where nothing is typed', () => {
    expect(edit({})).toBeNull();
  });

  it('stays so where the operator lets no school write names', () => {
    const sent = { cardName: 'Ada Lie' };
    const refused = refusalOf(sent, { before: nobody, allowed: new Set() });
    expect(refused).toBe('CARD_NAME_NOT_EDITABLE');
  });
});

describe('a pupil of whom something is missing', () => {
  it.each([
    ['Ada', 'Lie', 'Ada Lie'],
    ['Ada', null, 'Ada'],
    [null, 'Lie', 'Lie'],
    [null, null, null],
  ])('called %s and %s, is %s in one field', (firstName, lastName, whole) => {
    expect(wholeName({ firstName, lastName })).toBe(whole);
  });

  it.each(['firstName', 'lastName', 'className'] as const)('has no slot without %s', (field) => {
    expect(slotOfPupil(7, { ...pupil, [field]: null })).toBeNull();
  });
});

describe('a name and a class that another pupil has', () => {
  const after = editedPupil(pupil, { className: '9A' });
  const refused = (own: ReturnType<typeof days>[], heldTickets: ReturnType<typeof days>[]) =>
    refusePupilEdit({ before: pupil, after, allowed: all, today, own, heldTickets });

  it.each([
    ['on the same days', [days('2025-08-20', '2026-06-30')], 'CONFLICTING_TICKET'],
    ['until today', [days('2025-08-20', '2026-03-06')], 'CONFLICTING_TICKET'],
    ['until yesterday', [days('2025-08-20', '2026-03-05')], null],
    ['in the next year', [days('2026-08-20', '2027-06-30')], null],
  ] as const)('%s', (_, heldTickets, refusal) => {
    expect(refused([days('2025-08-20', '2026-06-30')], [...heldTickets])).toBe(refusal);
  });

  it('is in the way from the first day of a ticket to come', () => {
    const coming = [days('2026-08-20', '2027-06-30')];
    expect(refused(coming, [days('2025-08-20', '2026-08-19')])).toBeNull();
    expect(refused(coming, [days('2025-08-20', '2026-08-20')])).toBe('CONFLICTING_TICKET');
  });

  it('is in the way of any ticket of the pupil', () => {
    const own = [days('2025-08-20', '2026-06-30'), days('2026-08-20', '2027-06-30')];
    expect(refused(own, [days('2026-08-20', '2027-06-30')])).toBe('CONFLICTING_TICKET');
  });
});
