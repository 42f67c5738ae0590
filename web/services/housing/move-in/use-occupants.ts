import { findUnit } from '@takst/contract/services/housing/find-unit.contract.ts';
import type { Unit } from '@takst/contract/services/housing/unit.schema.ts';
import { inTheWayOfMoveIn } from '@takst/domain/services/housing/move-in.rules.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { queryOf } from '#platform/api/query.ts';
import { useAfterPause } from '#platform/design/form/use-after-pause.ts';
import type { OrderFields } from '#services/company-tickets/offer/order-fields.ts';
import type { OccupantFields } from './occupants.ts';
import { useOffer } from '#services/company-tickets/offer/order-offer.ts';

const maxNumberLength = 20;

const noChoice: OccupantFields = { ids: [], what: '', movesInOn: '', lastDay: '', endsOn: '' };

/** Who lives in the unit of the number that is typed, on the day of the move-in or later; keeps them in the form. */
export function useOccupants(): Unit | null {
  const { company, today } = useOffer();
  const { control, getValues, setValue } = useFormContext<OrderFields>();
  const [employeeId, knownPerson, startDate, types, occupants] = useWatch({
    control,
    name: ['employeeId', 'knownPerson', 'startDate', 'types', 'occupants'],
  });
  const { number } = useAfterPause({ number: employeeId.trim() });
  const { data } = useQuery({
    ...queryOf(findUnit, { params: { id: company.id }, query: { number } }),
    enabled: number !== '' && number.length <= maxNumberLength && types.includes('TICKET'),
    // The order works without it, and is checked on the server.
    throwOnError: false,
  });
  const unit = number === employeeId.trim() && types.includes('TICKET') ? data?.unit : null;
  const day = occupants?.movesInOn || startDate;
  const movesInOn = day ? Temporal.PlainDate.from(day) : today;
  const people = (unit?.people ?? []).map((person) => ({ ...person, holderId: person.id }));
  const inTheWay = inTheWayOfMoveIn({
    residences: people,
    holderId: knownPerson?.id ?? null,
    movesInOn,
  });
  const ids = inTheWay.map(({ id }) => id);
  const keep = useEffectEvent(() => {
    if (ids.length === 0) return setValue('occupants', null);
    const choice = getValues('occupants') ?? noChoice;
    // A choice counts only for the people that the form showed.
    const what = ids.every((id) => choice.ids.includes(id)) ? choice.what : '';
    return setValue('occupants', { ...choice, ids, what });
  });
  const key = ids.join();
  const isKnown = data !== undefined || number === '';
  useEffect(() => {
    if (isKnown) keep();
  }, [key, isKnown]);
  return unit && inTheWay.length > 0 ? { ...unit, people: [...inTheWay] } : null;
}
