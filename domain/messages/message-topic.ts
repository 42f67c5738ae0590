/** What a message is about, without what it says. */
export const messageTopics = [
  'ticket',
  'subscription',
  'activation-link',
  'phone-code',
  'request-rejected',
  'ticket-requests',
  'low-stock',
  'contact-form',
  'other',
] as const;
export type MessageTopic = (typeof messageTopics)[number];

export const messageKinds = ['sms', 'email'] as const;
export type MessageKind = (typeof messageKinds)[number];

/**
 * Whether a message that failed for good may be kept and sent again. A link that activates a login is known by its digest
 * alone, and a user gets a new one from their page; a code for a phone is valid for minutes.
 */
export const isSendableAgain = (topic: MessageTopic): boolean =>
  topic !== 'activation-link' && topic !== 'phone-code';
