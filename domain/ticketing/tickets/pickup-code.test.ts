import { expect, it } from 'vitest';
import { nextPickupCodeAt } from './pickup-code.rules.ts';

it('a code may be sent again a minute after it was sent (domain: Pickup code)', () => {
  const sentAt = Temporal.Instant.from('2026-03-06T23:59:30Z');
  expect(nextPickupCodeAt(sentAt).toString()).toBe('2026-03-07T00:00:30Z');
});
