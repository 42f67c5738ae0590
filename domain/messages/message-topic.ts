/** What a message is about, without what it says. */
export const messageTopics = [
  'ticket',
  'subscription',
  'activation-link',
  'phone-code',
  'request-rejected',
  'ticket-requests',
  'low-stock',
  'child-ends',
  'closed-months',
  'school-deadline',
  'tax-notice',
  'contact-form',
  'other',
] as const;
export type MessageTopic = (typeof messageTopics)[number];

export const messageKinds = ['sms', 'email'] as const;
export type MessageKind = (typeof messageKinds)[number];

/**
 * Whether a message that failed for good may be kept and sent again. Links that activate a login or tell of
 * tax are known by their digests alone, and a new one is sent instead; a code for a phone is valid for minutes.
 */
export const isSendableAgain = (topic: MessageTopic): boolean =>
  topic !== 'activation-link' && topic !== 'tax-notice' && topic !== 'phone-code';
