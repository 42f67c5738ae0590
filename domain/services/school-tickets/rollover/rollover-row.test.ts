import { describe, expect, it } from 'vitest';
import { cardStates } from '#ticketing/travel-cards/card-state.rules.ts';
import { movesOf } from './class-move.rules.ts';
import { type RolloverMedium, type RolloverPupil, rolloverRow } from './rollover-row.rules.ts';

const moves = new Map(
  movesOf(['1A', '8A', '10B', 'Mottak'], []).map((move) => [move.from, move] as const),
);
const phone = { phoneCountryCode: '+47', phone: '41232001' };
const leah: RolloverPupil = {
  pupil: { firstName: 'Leah', lastName: 'Aune', className: '8A' },
  medium: { kind: 'phone', phone },
  hasNextTicket: false,
};
const inClass = (className: string) => ({
  ...leah,
  pupil: { firstName: 'Leah', lastName: 'Aune', className },
});
const row = (pupil: RolloverPupil, { isLeaver = false, isMobile = true } = {}) =>
  rolloverRow(pupil, { moves, isLeaver, isMobile: () => isMobile });

describe('a pupil in the next school year', () => {
  it('moves up on the same phone', () => {
    expect(row(leah)).toEqual({
      marks: [],
      order: {
        pupil: { firstName: 'Leah', lastName: 'Aune', className: '9A' },
        medium: { kind: 'phone', ...phone },
      },
    });
  });

  it('keeps a card that is made or requested, and gets a new one else', () => {
    const nextOn = (state: (typeof cardStates)[number]) => {
      const medium: RolloverMedium = { kind: 'card', cardId: 4, number: '712345678', state };
      const next = row({ ...leah, medium });
      return 'order' in next && next.order.medium;
    };
    const keptCard = { kind: 'kept-card', cardId: 4, cardNumber: '712345678' };
    expect(cardStates.map((state) => [state, nextOn(state)])).toEqual([
      ['REQUESTED', keptCard],
      ['CREATED', keptCard],
      ['DEACTIVATED', { kind: 'new-card' }],
      ['CANCELLED', { kind: 'new-card' }],
      ['ANONYMISED', { kind: 'new-card' }],
    ]);
  });

  it.each([
    ['has a ticket of the year already', { ...leah, hasNextTicket: true }, {}, 'HAS_NEXT_TICKET'],
    ['leaves with the class', inClass('10B'), {}, 'LEAVER'],
    ['leaves though the class moves', leah, { isLeaver: true }, 'LEAVER'],
    ['has a phone that is none', leah, { isMobile: false }, 'PHONE_NOT_VALID'],
    [
      'has no phone any more',
      { ...leah, medium: { kind: 'phone', phone: null } },
      {},
      'PHONE_NOT_VALID',
    ],
    // The first reason that is true.
    ['leaves and has a ticket', { ...inClass('10B'), hasNextTicket: true }, {}, 'HAS_NEXT_TICKET'],
  ] as const)('gets nothing who %s', (_who, pupil, options, reason) => {
    expect(row(pupil, options)).toMatchObject({ reason });
  });

  it('is not looked at on a card without a name', () => {
    expect(row({ ...leah, pupil: null })).toEqual({ marks: [], reason: 'NAMELESS_CARD' });
  });

  it('is marked, and gets a ticket all the same', () => {
    expect(row(inClass('1A'))).toMatchObject({
      marks: ['second-year'],
      order: { pupil: { className: '2A' } },
    });
    expect(row(inClass('10B'))).toEqual({ marks: ['upper-secondary'], reason: 'LEAVER' });
    expect(row(inClass('Mottak'))).toMatchObject({
      marks: ['class-to-check'],
      order: { pupil: { className: 'Mottak' } },
    });
    expect(row(inClass('no move'))).toMatchObject({ marks: ['class-to-check'] });
  });
});
