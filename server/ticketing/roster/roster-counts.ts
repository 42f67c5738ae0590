import type { RosterClass } from '@takst/domain/ticketing/roster/roster.ts';

type RowGroup = {
  readonly class: RosterClass;
  /** Null where nothing is proposed. */
  readonly act: string | null;
  readonly subscriberId: number | null;
  readonly rows?: number;
};

/**
 * How many people of a service may be on the list, how many are not, and how many join, of single rows or of groups of them.
 * Never leavers are on no list: they would hide that it is half of one.
 */
export function countsOf(all: readonly RowGroup[]) {
  const count = (isMeant: (one: RowGroup) => boolean) =>
    all.filter(isMeant).reduce((sum, { rows = 1 }) => sum + rows, 0);
  return {
    people: count((one) => one.subscriberId !== null && one.class !== 'never-leaver'),
    leavers: count((one) => one.class === 'leaver'),
    joiners: count((one) => one.class === 'joiner' && one.act !== null),
  };
}
