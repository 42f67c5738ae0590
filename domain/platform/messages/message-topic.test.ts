import { describe, expect, it } from 'vitest';
import { isSendableAgain, messageTopics } from './message-topic.ts';

describe('a message that failed for good', () => {
  it('may be sent again, unless it has a link or a code that opens something', () => {
    expect(messageTopics.filter((topic) => !isSendableAgain(topic))).toEqual([
      'activation-link',
      'onboarding-link',
      'phone-code',
      'voucher-link',
      'voucher-code',
      'tax-notice',
    ]);
  });
});
