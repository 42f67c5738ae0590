import type { Texts } from '#platform/texts/texts.ts';
import type { nb } from './request-access.nb.ts';

export const en: Texts<typeof nb> = {
  title: 'Request access',
  lead: 'Fill in the form, and we get in touch. If the company is a customer already, the request goes to those who administer its users.',
  companyTitle: 'The company',
  companyName: 'Name of the company',
  personTitle: 'You',
  send: 'Send the request',
  sentTitle: 'The request has been sent',
  sentText:
    'We have passed it on for {{company}}. When it has been dealt with, you get an answer by e-mail to {{email}}.',
  sentMore: 'You need not send it again.',
  toFrontPage: 'To the front page',
};
