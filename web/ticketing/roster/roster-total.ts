import type { RosterSummary } from '@takst/contract/ticketing/roster/roster.schema.ts';

/** What is accepted of all groups; the price is null when one of them is not on file. */
export function totalOf({ groups }: RosterSummary) {
  const sum = (value: (group: RosterSummary['groups'][number]) => number) =>
    groups.reduce((total, group) => total + value(group), 0);
  return {
    accepted: sum((group) => group.accepted),
    faulty: sum((group) => group.faulty),
    price: groups.some(({ acceptedPrice }) => acceptedPrice === null)
      ? null
      : sum(({ acceptedPrice }) => acceptedPrice ?? 0),
  };
}
