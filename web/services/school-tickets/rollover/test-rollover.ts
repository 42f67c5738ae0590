import type { Rollover } from './rollover-plan.ts';

/** A pupil of 8A who keeps a phone. */
const leah = {
  ticketId: 21,
  firstName: 'Leah',
  lastName: 'Aune',
  className: '8A',
  nextMedium: 'phone',
  pricePerMonth: 377,
  reason: null,
  marks: [],
} as const satisfies Rollover['pupils'][number];

const pupils: Rollover['pupils'] = [
  { ...leah },
  { ...leah, ticketId: 22, firstName: 'Odin', nextMedium: 'kept-card' },
  { ...leah, ticketId: 23, firstName: 'Amina', nextMedium: 'new-card', pricePerMonth: null },
  { ...leah, ticketId: 24, firstName: 'Ella', className: '1A', marks: ['second-year'] },
  {
    ...leah,
    ticketId: 25,
    firstName: 'Tiril',
    className: '10B',
    nextMedium: null,
    pricePerMonth: null,
    reason: 'LEAVER',
    marks: ['upper-secondary'],
  },
  { ...leah, ticketId: 26, firstName: 'Live', reason: 'HAS_NEXT_TICKET', nextMedium: null },
];

/** Six pupils of three classes, each in one situation. */
export const testRollover: Pick<Rollover, 'moves' | 'pupils' | 'newCardFeeOre'> = {
  moves: [
    { from: '1A', to: '2A', proposed: '2A', isToCheck: false },
    { from: '8A', to: '9A', proposed: '9A', isToCheck: false },
    { from: '10B', to: null, proposed: null, isToCheck: false },
  ],
  pupils,
  newCardFeeOre: 5000,
};

/** As it comes over the wire, on 4 May 2026. */
export const rolloverReply = {
  ...testRollover,
  year: {
    beginsIn: 2026,
    name: '2026/2027',
    startDate: '2026-08-20',
    lastDay: '2027-06-30',
    deliveryDay: '2026-08-10',
  },
  opensOn: null,
};
