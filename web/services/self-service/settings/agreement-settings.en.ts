import type { Texts } from '#platform/texts/texts.ts';
import type { nb } from './agreement-settings.nb.ts';

export const en: Texts<typeof nb> = {
  title: 'Settings',
  subtitle: 'What employees of {{company}} can order for themselves, and who is told',
  subtitle_housing: 'What residents in {{company}} can order for themselves, and who is told',
  generalSettings: 'General settings',
  widgetSettings: 'Widget settings',
  costSettings: 'Cost per unit settings',
  agreement: 'Agreement {{number}}',
  ended: 'The agreement ended on {{date}}',
  access: 'Orders by the company’s form',
  access_housing: 'Orders by the association’s form',
  accessDisabled: 'Not allowed',
  accessDisabledText: 'The form is closed.',
  accessAutomatic: 'Allowed with automatic approval',
  accessAutomaticText: 'The ticket is ordered at once, without anybody looking at it.',
  accessRequests: 'Allowed with confirmation',
  accessRequestsText: 'An administrator approves or rejects each request.',
  emailForTicketRequests: 'E-mail for new requests',
  emailForTicketRequestsText:
    'Is told when somebody asks for a ticket. Several at once are one e-mail.',
  emailForInvoicePreview: 'E-mail for invoice preview',
  employeeIdLabel: 'Name of the employee number',
  employeeIdLabel_housing: 'Name of the resident number',
  employeeIdLabelText:
    'What stands above the number in lists and forms, for example Resource number.',
  employeeIdLabelText_housing: 'What stands above the number in lists and forms, for example Flat.',
  saved: 'Settings saved!',
  failed: 'The settings were not saved',
  agreementGone: 'The agreement no longer exists.',
  openTitle_one: '{{number}} request waits for an answer',
  openTitle_other: '{{number}} requests wait for an answer',
  openText:
    'If you turn confirmation off, those who wait can still be approved or rejected. The next to order ask nobody.',
  openText_housing:
    'Those who wait stay unanswered until you turn confirmation on again. Those who order next no longer ask.',
  openTextClosed:
    'If you close the form, those who wait can still be approved or rejected. New requests are not taken.',
  openTextClosed_housing:
    'Those who wait stay unanswered until you turn confirmation on again. New requests are not taken.',
  turnOff: 'Turn off confirmation',
  seeRequests: 'See the requests',
  emptyTitle: 'No agreements to set',
  emptyText: 'The company has no agreement about tickets for employees.',
  emptyText_housing: 'The housing association has no agreement about tickets for residents.',
};
