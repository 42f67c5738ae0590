import { firstEndFrom, type OfferTerms } from '#services/company-tickets/date-choices.rules.ts';
import { inTheWayOfMoveIn } from './move-in.rules.ts';
import { livesThereOn, mayLeaveOn, type Residence } from './residence.ts';

/** What happens to the residents of a unit when a list moves others in. */
export const occupantActs = ['ask', 'live-together', 'move-out'] as const;
export type OccupantAct = (typeof occupantActs)[number];

type MoveInFromList<R extends Residence> = {
  /** Of the unit. */
  readonly residences: readonly R[];
  /** The holder who moves in; null for a new person. */
  readonly holderId: number | null;
  readonly movesInOn: Temporal.PlainDate;
  readonly existingResidents: OccupantAct;
  /** People that earlier rows of the same list have moved in. */
  readonly fromSameList: ReadonlySet<number>;
  /** On which days tickets and subscriptions may end. */
  readonly terms: OfferTerms;
};

export type PlannedMoveIn<R extends Residence> = {
  /** Whether they come to live there; else they do already. */
  readonly isNew: boolean;
  /** Whose household they join. */
  readonly joined: readonly R[];
  /** Residents who move out on `lastDay`; their tickets and subscriptions end on `endsOn`. */
  readonly leaving: readonly R[];
  readonly lastDay: Temporal.PlainDate;
  readonly endsOn: Temporal.PlainDate;
};

export type RefusedMoveIn<R extends Residence> =
  | { readonly code: 'UNIT_OCCUPIED'; readonly occupants: readonly R[] }
  | { readonly code: 'END_DATE_NOT_OFFERED' };

/**
 * How a person of a list moves into a unit (docs/decisions/0061). People of the same list and people who move in on the same day
 * are one household; the list has one setting for all other residents of the unit.
 */
export function planMoveIn<R extends Residence>(
  moveIn: MoveInFromList<R>,
): PlannedMoveIn<R> | { readonly refused: RefusedMoveIn<R> } {
  const { residences, holderId, movesInOn, existingResidents, fromSameList, terms } = moveIn;
  const lastDay = movesInOn.subtract({ days: 1 });
  const plan = { isNew: true, joined: [], leaving: [], lastDay, endsOn: lastDay };
  const isAtHome = residences.some(
    (one) => one.holderId === holderId && livesThereOn(one, movesInOn),
  );
  if (isAtHome) return { ...plan, isNew: false };
  const inTheWay = inTheWayOfMoveIn({ residences, holderId, movesInOn });
  const isFamily = (one: R) => fromSameList.has(one.holderId) || one.fromDate.equals(movesInOn);
  const family = inTheWay.filter(isFamily);
  const strangers = inTheWay.filter((one) => !isFamily(one));
  if (strangers.length === 0) return { ...plan, joined: family };
  if (existingResidents === 'live-together') return { ...plan, joined: inTheWay };
  if (existingResidents === 'ask')
    return { refused: { code: 'UNIT_OCCUPIED', occupants: strangers } };
  const staying = strangers.filter((one) => !mayLeaveOn(one, lastDay, terms.today));
  if (staying.length > 0) return { refused: { code: 'UNIT_OCCUPIED', occupants: staying } };
  const endsOn = firstEndFrom(lastDay, terms);
  return endsOn
    ? { ...plan, joined: family, leaving: strangers, endsOn }
    : { refused: { code: 'END_DATE_NOT_OFFERED' } };
}
