import type { MessageTopic } from '@takst/domain/platform/messages/message-topic.ts';
import type { PlainTextKey } from '#platform/texts/texts.ts';

/** The words for what a message is about. */
export const messageTopicTexts: Readonly<
  Record<MessageTopic, PlainTextKey<'undelivered-messages'>>
> = {
  ticket: 'aboutTicket',
  subscription: 'aboutSubscription',
  'activation-link': 'aboutActivationLink',
  onboarding: 'aboutOnboarding',
  'onboarding-link': 'aboutOnboardingLink',
  'phone-code': 'aboutPhoneCode',
  'request-rejected': 'aboutRejection',
  'ticket-requests': 'aboutRequests',
  'access-request': 'aboutAccessRequest',
  'access-rejected': 'aboutAccessRejected',
  'low-stock': 'aboutLowStock',
  'sms-cap': 'aboutSmsCap',
  'child-ends': 'aboutChildEnds',
  'closed-months': 'aboutClosedMonths',
  'school-deadline': 'aboutSchoolDeadline',
  'unused-codes': 'aboutUnusedCodes',
  'voucher-link': 'aboutVoucherLink',
  'voucher-code': 'aboutVoucherCode',
  'tax-notice': 'aboutTaxNotice',
  'contact-form': 'aboutContactForm',
  proposal: 'aboutProposal',
  'new-prices': 'aboutNewPrices',
  other: 'aboutOther',
};
