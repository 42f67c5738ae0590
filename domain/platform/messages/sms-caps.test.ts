import { describe, expect, it } from 'vitest';
import { messageTopics } from './message-topic.ts';
import { heldBackBy, isUnderSmsCaps, smsCaps } from './sms-caps.rules.ts';

describe('the caps of SMS', () => {
  it('are 3,000 a day of a company and 10 to a phone', () => {
    expect(smsCaps).toEqual({ perCompanyADay: 3_000, perPhoneADay: 10 });
  });

  it.each([
    [{ ofCompany: 2_999, toPhone: 9 }, null],
    [{ ofCompany: 3_000, toPhone: 0 }, 'SMS_CAP_OF_COMPANY'],
    [{ ofCompany: 0, toPhone: 10 }, 'SMS_CAP_OF_PHONE'],
    [{ ofCompany: null, toPhone: 9 }, null],
    [{ ofCompany: null, toPhone: 10 }, 'SMS_CAP_OF_PHONE'],
  ])('after %o one more is held back by %s', (sent, reason) => {
    expect(heldBackBy(sent)).toBe(reason);
  });

  it('are about all SMS but codes that somebody waits for', () => {
    expect(messageTopics.filter((topic) => !isUnderSmsCaps(topic))).toEqual(['phone-code']);
  });
});
