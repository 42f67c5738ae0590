import type { Texts } from '#platform/texts/texts.ts';
import type { nb } from './contact.nb.ts';

export const en: Texts<typeof nb> = {
  title: 'Contact us',
  subtitle: 'Write to customer support. The answer comes by e-mail to {{email}}.',
  aboutWhichCompany: 'Which company is it about?',
  anotherCompany: 'Select another company',
  message: 'Message',
  send: 'Send the message',
  failed: 'An error occurred while saving the form',
  companyGone: 'You no longer have access to the company.',
  sentTitle: 'The message is on its way!',
  sentText: 'This is what we send to customer support.',
  writeAnother: 'Write another message',
};
