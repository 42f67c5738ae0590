import type { Texts } from '#texts/texts.ts';
import type { nb } from './class-lists.nb.ts';

export const en: Texts<typeof nb> = {
  title: 'Class lists',
  subtitle:
    'Pupils at {{company}} with a valid or coming ticket. Each class is printed on a sheet of its own.',
  toList: 'School tickets',
  year: 'School year',
  className: 'Class',
  allClasses: 'All classes',
  print: 'Print',
  classTitle: 'Class {{className}}',
  classFacts_one: '{{company}} · {{year}} · {{number}} pupil · {{date}}',
  classFacts_other: '{{company}} · {{year}} · {{number}} pupils · {{date}}',
  studentId: 'Student number',
  cardOrCode: 'Card or pickup code',
  state: 'Fetched or card',
  lastDay: 'Last day',
  card: 'Card {{number}}',
  cardWithoutNumber: 'Card without a number',
  code: 'Code {{code}}',
  withoutCode: 'No code',
  fetched: 'Fetched',
  notFetched: 'Not fetched',
  startsOn: 'From {{date}}',
  through: 'Until {{date}}',
  endedPupils_one: '{{number}} pupil is left out, as the ticket has ended.',
  endedPupils_other: '{{number}} pupils are left out, as their tickets have ended.',
  namelessCards_one: '{{number}} card without a name is left out, as it is in no class yet.',
  namelessCards_other: '{{number}} cards without a name are left out, as they are in no class yet.',
  emptyTitle: 'No pupils here',
  emptyText: 'Nobody has a valid or coming ticket in {{year}}. Choose another school year.',
  emptyClassText:
    'Nobody in {{className}} has a valid or coming ticket in {{year}}. Choose another class or another school year.',
  noYearText: 'No school year has been set up yet.',
  tooManyTitle: 'Too many pupils at once',
  tooManyText: 'The school year has more than {{number}} tickets. Choose one class at a time.',
};
