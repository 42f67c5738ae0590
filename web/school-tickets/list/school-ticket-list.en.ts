import type { Texts } from '#texts/texts.ts';
import type { nb } from './school-ticket-list.nb.ts';

export const en: Texts<typeof nb> = {
  order: 'Order tickets',
  title: 'School tickets',
  subtitle: 'Pupils at {{company}}',
  schools: 'Schools',
  mySchools: 'All my schools',
  everySchool: 'All schools',
  oneSchool: 'One school',
  subtitleMySchools: 'Pupils at all the schools you administer',
  subtitleEverySchool: 'Pupils at all schools',
  school: 'School',
  searchLabel: 'Search for name, class, student number, mobile or card number',
  year: 'School year',
  allYears: 'All school years',
  className: 'Class',
  allClasses: 'All classes',
  filters: 'Show tickets that are',
  all: 'All',
  filterActive: 'Active',
  filterPending: 'Not started',
  filterCodeNotFetched: 'Code not fetched',
  filterCardRequested: 'Waiting for a card',
  filterOver: 'Ended',
  withoutName: 'Card without a name',
  onCard: 'Travel card',
  through: 'Until {{date}}',
  emptyTitle: 'No school tickets yet',
  emptyText: 'Once pupils have tickets, you see them here.',
  noHitTitle: 'No hits for “{{search}}”',
  noHitText:
    'Try a name, a class, a mobile number or a card number, or choose another school year.',
  noHitTextOfAll:
    'Try a name, a class, a mobile number or a card number, or choose another school or school year.',
  noneChosenTitle: 'No school tickets here',
  clearSearch: 'Show all',
};
