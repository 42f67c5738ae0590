import { moveIn } from '@takst/contract/services/housing/move-in.contract.ts';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useOperation } from '#platform/operations/use-operation.ts';
import type { OrderBody } from '#services/company-tickets/order/order-body.ts';
import type {
  OrderAnswers,
  OrderVariant,
} from '#services/company-tickets/order/order-extension.ts';
import { orderCauses, orderRefusals } from '#services/company-tickets/order/order-refusals.ts';
import { useNamesText } from '#services/housing/unit/full-name.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import type { OrderFields } from '#services/company-tickets/offer/order-fields.ts';
import type { OccupantFields } from './occupants.ts';

type OrderForm = UseFormReturn<OrderFields, unknown, OrderBody>;

/** Orders the ticket and settles who lives in the unit, in one change. */
export function useMoveIn({ control, setValue }: OrderForm, answers: OrderAnswers): OrderVariant {
  const t = useTexts('unit');
  const names = useNamesText();
  const occupants = useWatch({ control, name: 'occupants' }) ?? null;
  const { toast } = answers;
  const move = useOperation(moveIn, {
    texts: 'company-tickets',
    failed: 'refusedTitle',
    refusals: {
      ...orderRefusals,
      NOT_A_RESIDENT: () => t('notAResident'),
      END_DATE_NOT_OFFERED: () => t('endDateNotOffered'),
      HOUSEHOLDS_OVERLAP: () => t('householdsOverlap'),
      LAST_DAY_BEFORE_MOVE_IN: () => t('lastDayBeforeMoveIn'),
      UNIT_OCCUPIED: (_, { occupants: people }) =>
        people.length > 0 ? t('unitOccupied', { names: names(people) }) : t('unitEmpty'),
    },
    causes: {
      ...orderCauses,
      // Not the occupants: the form learns who lives there now from the same answer.
      UNIT_OCCUPIED: ['employeeId'],
      HOUSEHOLDS_OVERLAP: ['occupants', 'startDate'],
      END_DATE_NOT_OFFERED: ['occupants'],
      LAST_DAY_BEFORE_MOVE_IN: ['occupants'],
      NOT_A_RESIDENT: ['occupants', 'employeeId'],
    },
    faults: {
      PHONE_NOT_MOBILE: { path: 'phone', message: 'mobilePhone' },
      EMPLOYEE_ID_TOO_SHORT: { path: 'employeeId', message: 'minLength' },
    },
    ...(toast && {
      toast: ({ input: { body }, reply }) => ({ ...toast(body.order, reply), title: t('movedIn') }),
    }),
    leavesPage: true,
    onDone: answers.onDone,
    onProblem(obstacle) {
      if (!('refused' in obstacle)) return;
      const { refused } = obstacle;
      // Others live there than the user saw: what happens to them has to be said again.
      if (refused.code === 'UNIT_OCCUPIED' && occupants)
        setValue('occupants', { ...occupants, what: '' });
      if (isOfOrder(refused)) answers.onProblem({ refused });
    },
    usesErrorPage: true,
  });
  return {
    ...move,
    refused: move.refused && isOfOrder(move.refused) ? move.refused : null,
    isNeeded: occupants !== null,
    send(order) {
      if (!occupants) return;
      const movesInOn = occupants.movesInOn
        ? Temporal.PlainDate.from(occupants.movesInOn)
        : order.startDate;
      move.send({
        body: {
          order: { ...order, addOns: [] },
          movesInOn,
          occupants: [...occupants.ids],
          existingResidents: whatOccupantsDo(occupants),
        },
      });
    },
  };
}

const whatOccupantsDo = ({ what, lastDay, endsOn }: OccupantFields) =>
  what === 'move-out'
    ? {
        kind: what,
        lastDay: Temporal.PlainDate.from(lastDay),
        endsOn: endsOn === '' ? null : Temporal.PlainDate.from(endsOn),
      }
    : ({ kind: 'live-together' } as const);

type MoveInRefusal = NonNullable<
  ReturnType<typeof useOperation<typeof moveIn, 'company-tickets'>>['refused']
>;
type MoveInOnlyCode =
  | 'UNIT_OCCUPIED'
  | 'HOUSEHOLDS_OVERLAP'
  | 'END_DATE_NOT_OFFERED'
  | 'LAST_DAY_BEFORE_MOVE_IN'
  | 'NOT_A_RESIDENT';

const ofMoveAlone: readonly MoveInRefusal['code'][] = [
  'UNIT_OCCUPIED',
  'HOUSEHOLDS_OVERLAP',
  'END_DATE_NOT_OFFERED',
  'LAST_DAY_BEFORE_MOVE_IN',
  'NOT_A_RESIDENT',
];

/** Whether a refusal is one that an order alone may get, too. */
const isOfOrder = (
  refused: MoveInRefusal,
): refused is Exclude<MoveInRefusal, { code: MoveInOnlyCode }> =>
  !ofMoveAlone.includes(refused.code);
