import type { TicketStatus } from '@takst/domain/ticketing/tickets/ticket-status.rules.ts';
import { describe, expect, it } from 'vitest';
import { familySections } from './family-sections.ts';

const ticket = (
  id: number,
  status: TicketStatus,
  changed: { type?: string; start?: string } = {},
) => ({
  id,
  status,
  ticketHolderType: changed.type ?? 'EMPLOYEE',
  startDate: Temporal.PlainDate.from(changed.start ?? '2026-01-01'),
});
const sectionsOf = (...tickets: ReturnType<typeof ticket>[]) => {
  const { active, expired } = familySections(tickets);
  return {
    active: active.map(({ group, tickets: own }) => `${group} ${own.map(({ id }) => id).join()}`),
    expired: expired.map(({ id }) => id),
  };
};

describe('the sections of a family (spec 3 §2, §4)', () => {
  it('are active and pending ones, and all others', () => {
    expect(
      sectionsOf(
        ticket(1, 'active'),
        ticket(2, 'pending'),
        ticket(3, 'expired'),
        ticket(4, 'cancelled'),
        ticket(5, 'failed'),
        ticket(6, 'anonymised'),
      ),
    ).toEqual({ active: ['EMPLOYEE 1,2'], expired: [3, 4, 5, 6] });
  });

  it('group active ones as employee, family member, retired and unknown', () => {
    expect(
      sectionsOf(
        ticket(1, 'active', { type: 'SOMETHING_NEW' }),
        ticket(2, 'active', { type: 'RETIRED' }),
        ticket(3, 'active', { type: 'FAMILY_MEMBER' }),
        ticket(4, 'pending', { type: 'EMPLOYEE' }),
        ticket(5, 'active', { type: 'FAMILY_MEMBER' }),
      ).active,
    ).toEqual(['EMPLOYEE 4', 'FAMILY_MEMBER 3,5', 'RETIRED 2', 'UNKNOWN 1']);
  });

  it('sort expired ones by their start, the newest first', () => {
    expect(
      sectionsOf(
        ticket(1, 'expired', { start: '2025-01-01' }),
        ticket(2, 'cancelled', { start: '2026-05-01' }),
        ticket(3, 'expired', { start: '2025-12-31' }),
      ).expired,
    ).toEqual([2, 3, 1]);
  });
});
