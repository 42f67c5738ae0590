import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MatchableTicket, ticketsWithNext } from './next-ticket.rules.ts';

type TicketFields = Partial<MatchableTicket> & {
  readonly name?: string;
  readonly className?: string;
};

const ticket = ({ name, className = '8A', ...rest }: TicketFields): MatchableTicket => ({
  mediumSlot: null,
  cardId: null,
  pupil:
    name === undefined ? null : { firstName: name.split(' ')[0] ?? '', lastName: 'Lie', className },
  ...rest,
});
const nextClass = (className: string) =>
  ({ '8A': '9A', '8B': '9B', '9A': '10A' })[className] ?? null;

/** Which of the tickets have a next one, as true and false. */
const matchesIn = (tickets: TicketFields[], coming: TicketFields[]) => {
  const own = tickets.map(ticket);
  const withNext = ticketsWithNext(own, coming.map(ticket), nextClass);
  return own.map((one) => withNext.has(one));
};

describe('tickets that go on next year', () => {
  it('are found by phone or card number, whatever the name', () => {
    expect(matchesIn([{ name: 'Leah', mediumSlot: 4 }], [{ name: 'Lea', mediumSlot: 4 }])).toEqual([
      true,
    ]);
    expect(matchesIn([{ name: 'Leah', mediumSlot: 4 }], [{ name: 'Lea', mediumSlot: 5 }])).toEqual([
      false,
    ]);
  });

  it('are found by a card without a number, and one without a name', () => {
    expect(matchesIn([{ cardId: 4 }], [{ cardId: 4 }])).toEqual([true]);
    expect(matchesIn([{ cardId: 4 }, {}], [{ cardId: 5 }, {}])).toEqual([false, false]);
  });

  it('are found by name when the pupil has another phone, in any class', () => {
    const one = { name: 'LEAH', mediumSlot: 4 };
    const typedSo = { firstName: ' leah', lastName: 'LIE ', className: '9A' };
    expect(matchesIn([one], [{ pupil: typedSo }])).toEqual([true]);
    expect(matchesIn([one], [{ name: 'leah', className: '9A', mediumSlot: 9 }])).toEqual([true]);
    expect(matchesIn([one], [{ name: 'Leah', className: '10C' }])).toEqual([true]);
    expect(matchesIn([one], [{ name: 'Lea', className: '9A' }])).toEqual([false]);
  });

  it('of two pupils of a name are told apart by their classes, and each coming ticket is one’s', () => {
    const both = [
      { name: 'Jakob', className: '8B' },
      { name: 'Jakob', className: '9A' },
    ];
    expect(matchesIn(both, [{ name: 'Jakob', className: '10A' }])).toEqual([false, true]);
    expect(matchesIn(both, [{ name: 'Jakob', className: '9B' }])).toEqual([true, false]);
    expect(matchesIn(both, [{ name: 'Jakob', className: '7Z' }])).toEqual([true, false]);
  });

  it('by a phone come before those by a name', () => {
    const tickets = [
      { name: 'Jakob', className: '8B' },
      { name: 'Jakob', className: '9A', mediumSlot: 3 },
    ];
    expect(matchesIn(tickets, [{ name: 'Jakob', className: '9B', mediumSlot: 3 }])).toEqual([
      false,
      true,
    ]);
  });

  it('are as many as coming tickets at most, and as many as one by one', () => {
    const any = fc.record({
      name: fc.constantFrom('Leah', 'Jakob', 'Odin'),
      className: fc.constantFrom('8A', '8B', '9A', '10A'),
      mediumSlot: fc.option(fc.integer({ min: 1, max: 4 })),
      cardId: fc.option(fc.integer({ min: 1, max: 4 })),
    });
    fc.assert(
      fc.property(fc.array(any), fc.array(any), (tickets, coming) => {
        expect(matchesIn(tickets, coming)).toEqual(
          slowlyFound(tickets.map(ticket), coming.map(ticket)),
        );
      }),
    );
  });
});

/** A second implementation: each ticket looks at each coming one, by the three questions in turn. */
function slowlyFound(tickets: MatchableTicket[], coming: MatchableTicket[]): boolean[] {
  const usedTickets = new Set<MatchableTicket>();
  const result = tickets.map(() => false);
  const isSameName = (one: MatchableTicket, other: MatchableTicket) =>
    one.pupil?.firstName.toLowerCase() === other.pupil?.firstName.toLowerCase();
  const questions: ((one: MatchableTicket, other: MatchableTicket) => boolean)[] = [
    (one, other) => one.mediumSlot !== null && one.mediumSlot === other.mediumSlot,
    (one, other) =>
      isSameName(one, other) && nextClass(one.pupil?.className ?? '') === other.pupil?.className,
    isSameName,
  ];
  for (const [turn, isAnswered] of questions.entries()) {
    tickets.forEach((one, place) => {
      if (result[place]) return;
      const bySlot = coming.find((other) => !usedTickets.has(other) && isAnswered(one, other));
      const next =
        bySlot ??
        (turn === 0
          ? coming.find(
              (other) =>
                !usedTickets.has(other) && one.cardId !== null && one.cardId === other.cardId,
            )
          : undefined);
      if (!next) return;
      usedTickets.add(next);
      result[place] = true;
    });
  }
  return result;
}
