import type { KnownPerson } from '../demo-people.ts';

/** A resident of a unit of a housing association; months are counted from this one. */
export type Stay = {
  readonly unit: string;
  /** The same for those of the unit who live together, whenever they moved in. */
  readonly household: number;
  /** They moved in on its first day. */
  readonly from: number;
  /** They move out on its last day; null while they stay. */
  readonly to: number | null;
  /** Usually it begins and ends with the stay. */
  readonly ticket?: 'runs-on' | 'none';
  /** Another unit of the association, where they lived until they moved into this one. */
  readonly before?: { readonly unit: string; readonly from: number };
  /** The phone of a person that the documentation names; without it the stay gets any other person. */
  readonly known?: KnownPerson;
};
