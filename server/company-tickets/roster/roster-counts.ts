import type { RosterClass } from '@takst/domain/roster/roster.ts';

type Counted = {
  readonly class: RosterClass;
  readonly subscriberId: number | null;
  readonly rows?: number;
};

/** How many have a ticket, leave and join, of single rows or of groups of them. */
export function countsOf(all: readonly Counted[]) {
  const count = (isMeant: (one: Counted) => boolean) =>
    all.filter(isMeant).reduce((sum, { rows = 1 }) => sum + rows, 0);
  return {
    people: count(({ subscriberId }) => subscriberId !== null),
    leavers: count((one) => one.class === 'leaver'),
    joiners: count((one) => one.class === 'joiner'),
  };
}
