import type {
  getRollover,
  RolloverMove,
  RolloverPupil,
} from '@takst/contract/services/school-tickets/rollover/get-rollover.contract.ts';
import type { Reply } from '@takst/contract/platform/calls/route.ts';

export type Rollover = Reply<typeof getRollover>;

/** Lists of pupils, each opened from its count. */
export type PupilListName = 'keeps' | 'newCards' | 'rights' | 'leavers' | 'others';

/** The pupils of a class, and where they go. */
export type ClassPlan = {
  readonly move: RolloverMove;
  readonly pupils: readonly RolloverPupil[];
  readonly leavers: number;
  /** Those who get a ticket in the class to which it moves. */
  readonly moving: number;
  readonly secondYear: number;
  readonly upperSecondary: number;
};

export type RolloverPlan = {
  readonly lists: Readonly<Record<PupilListName | 'ready', readonly RolloverPupil[]>>;
  readonly classes: readonly ClassPlan[];
  /** In øre, VAT included; without the pupils who have no product. */
  readonly priceOre: number;
  readonly withoutPrice: number;
  readonly newCardFeesOre: number;
};

const isAboutDistance = ({ marks }: RolloverPupil): boolean =>
  marks.some((mark) => mark !== 'class-to-check');

/** The orders for the current choices on the screen: pupils that are ticked as leavers get nothing. */
export function planOf(
  { moves, pupils, newCardFeeOre }: Pick<Rollover, 'moves' | 'pupils' | 'newCardFeeOre'>,
  ticked: ReadonlySet<number>,
): RolloverPlan {
  const isLeaver = ({ reason, ticketId }: RolloverPupil) =>
    reason === 'LEAVER' || (reason === null && ticked.has(ticketId));
  const isReady = (pupil: RolloverPupil) => pupil.reason === null && !isLeaver(pupil);
  const ready = pupils.filter(isReady);
  const newCards = ready.filter(({ nextMedium }) => nextMedium === 'new-card');
  const count = (some: readonly RolloverPupil[], mark: RolloverPupil['marks'][number]) =>
    some.filter(({ marks }) => marks.includes(mark)).length;
  return {
    lists: {
      keeps: ready.filter(({ nextMedium }) => nextMedium !== 'new-card'),
      newCards,
      rights: pupils.filter((one) => isAboutDistance(one) && (isReady(one) || isLeaver(one))),
      ready,
      leavers: pupils.filter(isLeaver),
      others: pupils.filter((one) => !isReady(one) && !isLeaver(one)),
    },
    classes: moves.map((move) => {
      const own = pupils.filter(({ className }) => className === move.from);
      const visiblePupils = own.filter((one) => isReady(one) || isLeaver(one));
      return {
        move,
        pupils: own,
        leavers: own.filter(isLeaver).length,
        moving: own.filter(isReady).length,
        secondYear: count(visiblePupils, 'second-year'),
        upperSecondary: count(visiblePupils, 'upper-secondary'),
      };
    }),
    priceOre: ready.reduce((sum, one) => sum + Math.round((one.pricePerMonth ?? 0) * 100), 0),
    withoutPrice: ready.filter(({ pricePerMonth }) => pricePerMonth === null).length,
    newCardFeesOre: newCards.length * (newCardFeeOre ?? 0),
  };
}

/** A row of the batch for each pupil who is ordered for, in the class that the screen shows. */
export function rowsOf({ lists, classes }: RolloverPlan) {
  const to = new Map(classes.map(({ move }) => [move.from, move.to]));
  return lists.ready.map(({ ticketId, firstName, lastName, className }) => ({
    ticketId: String(ticketId),
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    className: to.get(className ?? '') ?? '',
  }));
}
