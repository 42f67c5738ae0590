import type { Stay } from './housing-stay.ts';

const knownPerson = (firstName: string, lastName: string, phone: string) => ({
  known: { firstName, lastName, phone },
});

/** Each situation of a unit, with a person that the documentation names; all numbers begin with 4123. */
export const housingSituations: readonly Stay[] = [
  // One moved out, another moved in after.
  {
    unit: 'H0203',
    household: 1,
    from: -26,
    to: -2,
    ...knownPerson('Anders', 'Fossum', '41237001'),
  },
  { unit: 'H0203', household: 2, from: -1, to: null, ...knownPerson('Liv', 'Haugen', '41237002') },
  // Moved from one unit to another, into which nobody moved for a month.
  {
    unit: 'H0512',
    household: 1,
    from: -3,
    to: null,
    before: { unit: 'H0304', from: -17 },
    ...knownPerson('Nora', 'Bakke', '41237003'),
  },
  { unit: 'H0304', household: 2, from: -2, to: null },
  // Moves in next month, and out at the end of this one.
  { unit: 'H0405', household: 1, from: -19, to: -1 },
  { unit: 'H0405', household: 2, from: 1, to: null, ...knownPerson('Thea', 'Moen', '41237004') },
  { unit: 'H0106', household: 1, from: -15, to: 0, ...knownPerson('Jonas', 'Berge', '41237005') },
  // Moved in together.
  { unit: 'H0210', household: 1, from: -8, to: null, ...knownPerson('Ida', 'Strand', '41237006') },
  { unit: 'H0210', household: 1, from: -8, to: null, ...knownPerson('Emil', 'Strand', '41237007') },
  // One has joined the other.
  { unit: 'H0306', household: 1, from: -20, to: null, ...knownPerson('Maja', 'Lie', '41237008') },
  { unit: 'H0306', household: 1, from: -4, to: null, ...knownPerson('Håkon', 'Dahl', '41237009') },
  // Two households at the same time: nobody has said that the first one moved out.
  {
    unit: 'H0402',
    household: 1,
    from: -30,
    to: null,
    ...knownPerson('Kristian', 'Krogh', '41237010'),
  },
  { unit: 'H0402', household: 2, from: -2, to: null, ...knownPerson('Hanna', 'Solli', '41237011') },
  { unit: 'H0517', household: 1, from: -22, to: null, ...knownPerson('Simen', 'Holm', '41237012') },
  { unit: 'H0517', household: 1, from: -22, to: null },
  { unit: 'H0517', household: 2, from: 0, to: null, ...knownPerson('Tuva', 'Wold', '41237013') },
  // Moved out months ago, and nobody has ended the ticket.
  {
    unit: 'H0111',
    household: 1,
    from: -28,
    to: -5,
    ticket: 'runs-on',
    ...knownPerson('Lars', 'Torp', '41237014'),
  },
  {
    unit: 'H0609',
    household: 1,
    from: -16,
    to: -3,
    ticket: 'runs-on',
    ...knownPerson('Selma', 'Eide', '41237015'),
  },
  { unit: 'H0609', household: 2, from: -2, to: null, ...knownPerson('Mats', 'Løken', '41237016') },
  // A family with subscriptions beside their tickets, and somebody who has a subscription alone.
  {
    unit: 'H0315',
    household: 1,
    from: -31,
    to: null,
    ...knownPerson('Marte', 'Vedvik', '41237017'),
  },
  {
    unit: 'H0315',
    household: 1,
    from: -31,
    to: null,
    ...knownPerson('Even', 'Vedvik', '41237018'),
  },
  { unit: 'H0315', household: 1, from: -9, to: null, ...knownPerson('Oda', 'Vedvik', '41237019') },
  {
    unit: 'H0601',
    household: 1,
    from: -12,
    to: null,
    ticket: 'none',
    ...knownPerson('Ole', 'Ruud', '41237020'),
  },
];
