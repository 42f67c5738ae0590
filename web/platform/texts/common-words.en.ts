import type { nb } from './common-words.nb.ts';

export const en: Record<keyof typeof nb, string> = {
  // Buttons
  save: 'Save',
  cancel: 'Cancel',
  tryAgain: 'Try again',
  signIn: 'Sign in',
  contactSupport: 'Contact customer support',
  terms: 'Terms',
  privacy: 'Privacy',
  // Messages
  saved: 'Data saved!',
  fixFirst: 'You need to fix validation errors before submitting',
  // Fields and columns
  name: 'Name',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail',
  mobile: 'Mobile',
  company: 'Company',
  organisationNumber: 'Organization number',
  customerNumber: 'Customer number',
  invoiceReference: 'Invoice reference',
  pickupCode: 'Pickup code',
  allZones: 'All zones',
  zones: 'Zones',
  profile: 'Category',
  actions: 'Actions',
  history: 'History',
};
