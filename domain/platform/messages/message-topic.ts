/** What a message is about, without what it says. */
export const messageTopics = [
  'ticket',
  'subscription',
  'activation-link',
  'onboarding',
  'onboarding-link',
  'phone-code',
  'request-rejected',
  'ticket-requests',
  'access-request',
  'access-rejected',
  'low-stock',
  'sms-cap',
  'child-ends',
  'closed-months',
  'school-deadline',
  'unused-codes',
  'voucher-link',
  'voucher-code',
  'tax-notice',
  'contact-form',
  'proposal',
  'new-prices',
  'other',
] as const;
export type MessageTopic = (typeof messageTopics)[number];

export const messageKinds = ['sms', 'email'] as const;
export type MessageKind = (typeof messageKinds)[number];

/**
 * Whether a message that failed for good may be kept and sent again. Links that activate a login, lead to
 * a contract, to a voucher or tell of tax are known by their digests alone, and a new one is sent instead; a code for a phone is
 * valid for minutes. The code of a voucher stands in its pool alone, and is sent again from its offer.
 */
export const isSendableAgain = (topic: MessageTopic): boolean =>
  topic !== 'activation-link' &&
  topic !== 'onboarding-link' &&
  topic !== 'tax-notice' &&
  topic !== 'voucher-link' &&
  topic !== 'voucher-code' &&
  topic !== 'phone-code';
