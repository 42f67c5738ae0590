import type { Texts } from '#platform/texts/texts.ts';
import type { nb } from './palette.nb.ts';

export const en: Texts<typeof nb> = {
  recentPeople: 'Opened last',
  recentItems: 'Used last',
  people: 'Employees',
  people_housing: 'Residents',
  companies: 'Companies',
  users: 'Users',
  pages: 'Pages',
  changeCompanyTo: 'Change to {{company}}',
  searching: 'Searching …',
  nothingFound: 'No hits for “{{search}}”',
  searchFailed: 'We could not search. Pages and actions are here all the same.',
  lightTheme: 'Light theme',
  darkTheme: 'Dark theme',
  keysTitle: 'Keyboard shortcuts',
  keyFind: 'Find an employee, a company, a user, a page or an action',
  keyFind_housing: 'Find a resident, a user, a page or an action',
  keySearch: 'Search the page',
  keyMove: 'Move between the rows of a list',
  keyOpen: 'Open the row',
  keySend: 'Send the form',
  keyClose: 'Close, or clear the search of the page',
  keyHelp: 'Show the shortcuts',
};
