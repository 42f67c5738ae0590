import type { MessageTopic } from '@takst/domain/messages/message-topic.ts';
import type { PlainTextKey } from '#texts/texts.ts';

/** The words for what a message is about. */
export const messageTopicTexts: Readonly<
  Record<MessageTopic, PlainTextKey<'undelivered-messages'>>
> = {
  ticket: 'aboutTicket',
  subscription: 'aboutSubscription',
  'activation-link': 'aboutActivationLink',
  'phone-code': 'aboutPhoneCode',
  'request-rejected': 'aboutRejection',
  'ticket-requests': 'aboutRequests',
  'low-stock': 'aboutLowStock',
  'child-ends': 'aboutChildEnds',
  'closed-months': 'aboutClosedMonths',
  'school-deadline': 'aboutSchoolDeadline',
  'tax-notice': 'aboutTaxNotice',
  'contact-form': 'aboutContactForm',
  other: 'aboutOther',
};
