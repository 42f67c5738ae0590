import type { DemoPupil } from './demo-pupil.ts';

type KnownPupil = Omit<DemoPupil, 'studentId'>;

const pupil = (
  situation: string,
  [firstName, lastName]: readonly [string, string],
  rest: Omit<KnownPupil, 'situation' | 'firstName' | 'lastName'>,
): KnownPupil => ({ situation, firstName, lastName, ...rest });

/** A pupil for each situation of a school ticket (spec 3 §5); all numbers begin with 41232. */
export const knownPupils: readonly KnownPupil[] = [
  pupil('has a phone', ['Leah', 'Aune'], { className: '8A', phone: '41232001', cardNumber: null }),
  pupil('has no phone, a card and two homes', ['Odin', 'Brekke'], {
    className: '8A',
    phone: null,
    cardNumber: '1234567890123456',
    hasTwoHomes: true,
  }),
  pupil('has neither phone nor card', ['Amina', 'Hussein'], {
    className: '8B',
    phone: null,
    cardNumber: null,
  }),
  pupil('has a name that another pupil has too', ['Jakob', 'Lie'], {
    className: '8B',
    phone: '41232002',
    cardNumber: null,
  }),
  pupil('has a name that another pupil has too', ['Jakob', 'Lie'], {
    className: '9A',
    phone: '41232003',
    cardNumber: null,
  }),
  pupil('has a name of several words', ['Anne Marie', 'von der Lippe'], {
    className: '9B',
    phone: '41232004',
    cardNumber: null,
  }),
  pupil('has a sibling in another class', ['Ulrik', 'Nesheim'], {
    className: '8A',
    phone: '41232005',
    cardNumber: null,
  }),
  pupil('has a sibling in another class', ['Live', 'Nesheim'], {
    className: '10A',
    phone: '41232006',
    cardNumber: null,
  }),
  pupil('leaves school after this year', ['Tiril', 'Fossen'], {
    className: '10B',
    phone: '41232007',
    cardNumber: null,
  }),
];
