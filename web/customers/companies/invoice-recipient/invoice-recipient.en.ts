import type { Texts } from '#platform/texts/texts.ts';
import type { nb } from './invoice-recipient.nb.ts';

export const en: Texts<typeof nb> = {
  title: 'Delivery of invoices',
  edit: 'Edit delivery',
  byEhf: 'As EHF',
  byEhfText: 'To the organization number, straight into the accounting system.',
  byEmail: 'By e-mail',
  byEmailText: 'As a PDF.',
  toNobody: 'Nobody gets the invoices',
  toNobodyText:
    'The company cannot receive EHF and has no e-mail address for invoices. The invoices are only in the portal.',
  way: 'Sent',
  email: 'E-mail for invoices',
  emailHelp: 'For agreements without an address of their own.',
  ownEmail: 'Agreement {{reference}}',
  receivesEhf: 'Receives EHF',
  yes: 'Yes, checked {{date}}',
  no: 'No, checked {{date}}',
  notLookedUp: 'Not checked yet',
  ehfNotSent: 'We do not send EHF.',
  lookUp: 'Check whether the company receives EHF',
  lookedUp: 'Checked',
  lookUpFailed: 'Could not be checked',
  failed: 'Was not saved',
  saved: 'Saved',
  notReached: 'As far as we know, the company does not receive EHF. Check again, or choose e-mail.',
  emailMissing: 'Enter an e-mail address.',
};
