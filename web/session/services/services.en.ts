import type { Texts } from '#texts/texts.ts';
import type { nb } from './services.nb.ts';

export const en: Texts<typeof nb> = {
  closedServices: 'Services that are not open to you',
  companyTickets: 'Company tickets',
  housing: 'Housing association',
  freeTickets: 'Free tickets',
  freeTickets_fjord: 'Employee tickets',
  schoolTickets: 'School tickets',
  ticketCounter: 'Ticket counter',
  expired: 'The agreement expired {{date}}',
  askToRenew: 'Ask customer support to renew it.',
  noAgreement: 'The company has no agreement',
  askForAgreement: 'Customer support can add one.',
  noRole: 'You do not have the role',
  askAdministrator: '{{name}} is administrator and can give it to you.',
  giveYourself: 'You are an administrator and can give it to yourself.',
  openOwnRoles: 'Open your roles',
  askForRole: 'Customer support can give it to you.',
  writeTo: 'Write to {{name}}',
  startTitle: 'Hi, {{name}}!',
  startText: 'This is what you can do in {{company}}.',
  nothingTitle: 'No services are open to you here',
  signedInAs: 'You are signed in as {{name}} in {{company}}.',
  whatYouMayDo: 'What you can do',
  anotherCompany: 'Do you work in another company? Change it at the top of the page.',
};
