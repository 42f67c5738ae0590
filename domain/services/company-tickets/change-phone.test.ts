import { describe, expect, it } from 'vitest';
import { type PhoneQuestion, refusePhone } from './change-phone.rules.ts';

const day = (text: string) => Temporal.PlainDate.from(text);
const free: PhoneQuestion<'JOULE'> = {
  subscriberId: 7,
  isMobile: true,
  phoneOwnerId: null,
  heldByOthers: [],
  start: day('2026-05-21'),
  quarantineDaysOn: () => 30,
  subscriptionType: null,
};
const codeOf = (changed: Partial<PhoneQuestion<'JOULE'>>) =>
  refusePhone({ ...free, ...changed })?.code ?? null;
const open = [{ startDate: day('2026-03-01'), expirationDate: null }];
const ended = [{ startDate: day('2026-03-01'), expirationDate: day('2026-05-20') }];

describe('another phone for a person', () => {
  it('is theirs when nobody has it', () => expect(codeOf({})).toBeNull());

  it('is a mobile phone, also when it is their own', () => {
    for (const phoneOwnerId of [null, 7])
      expect(codeOf({ isMobile: false, phoneOwnerId })).toBe('PHONE_NOT_MOBILE');
  });

  it('is not that of somebody else in the company, who keeps it', () =>
    expect(refusePhone({ ...free, phoneOwnerId: 8 })).toEqual({
      code: 'PHONE_OF_ANOTHER',
      subscriberId: 8,
    }));

  it('may be the one that they have, whatever is on it', () =>
    expect(codeOf({ phoneOwnerId: 7, heldByOthers: open })).toBeNull());

  it('is refused while it holds a ticket of another, and in the quarantine after it', () => {
    expect(codeOf({ heldByOthers: open })).toBe('TICKET_ALREADY_HELD');
    expect(codeOf({ heldByOthers: ended })).toBe('START_DATE_IN_QUARANTINE');
    expect(codeOf({ heldByOthers: ended, quarantineDaysOn: () => 0 })).toBeNull();
  });

  it('has no quarantine for a person without tickets', () =>
    expect(codeOf({ heldByOthers: ended, start: null })).toBeNull());

  it('is refused when it has a subscription that they have too', () =>
    expect(codeOf({ subscriptionType: 'JOULE' })).toBe('SUBSCRIPTION_ALREADY_HELD'));
});
