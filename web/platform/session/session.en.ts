import type { Texts } from '#platform/texts/texts.ts';
import type { nb } from './session.nb.ts';

export const en: Texts<typeof nb> = {
  loading: 'Loading Business portal...',
  setupErrorTitle: 'We could not fetch information about your user!',
  setupErrorText: 'Your user may be set up incorrectly, or the service is down.',
  signInExpired: 'The sign-in took too long, or it had been finished already.',
  signInUnavailable: 'The sign-in service does not answer as it should right now.',
  tryAgainLater: 'Try again later',
  backToHomepage: 'Go back to homepage',
  pickerTitle: 'Select company',
  pickerText: 'Hi, {{name}}! Which company do you want to work with?',
  lostCompany:
    'You can no longer work in {{name}}: the company was deleted, or your role there was taken away.',
  companyDeleted: '{{name}} was deleted. Select another company.',
  lostLastCompany:
    'You can no longer work in the company you selected last: it was deleted, or your role there was taken away.',
  companyChosen: 'You now work in {{name}}',
  pageIsOfCompany: 'The page that you opened belongs to this company.',
  backToCompany: 'Back to {{name}}',
  backToPrevious: 'Back to the company you were in',
  leadOn: 'Go on to the page that you opened',
  noCompanyTitle: 'No companies yet',
  noCompanyText: 'Hi, {{name}}! Companies that you add are found here afterwards.',
  pickerSearch: 'Search for a company',
  pickerSearchHelp: 'Name, organization number or customer number',
  pickerFailed: 'We could not search for companies.',
  pickerEmpty: 'No companies matches your search',
  pickerCount_one: '{{count}} company',
  pickerCount_other: '{{count}} companies',
  pagesWithoutCompany: 'These pages need no company:',
  pickerMore: 'These are the first {{shown}}. Search to find the others.',
  organisationNumber: 'Org. no. {{number}}',
  customerNumber: 'Customer no. {{number}}',
  chosenNow: 'Selected now',
  signedOutTitle: 'You have been signed out',
  signedOutText:
    'It has been a while, so we have signed you out. What you have typed is kept. Sign in again, and you continue where you were.',
  signInAgain: 'Sign in again',
  stayHere: 'Stay on this page',
};
