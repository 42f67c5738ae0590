import {
  findKnownPerson,
  type KnownPerson,
} from '@takst/contract/services/company-tickets/find-known-person.contract.ts';
import {
  isNumberShared,
  maxEmployeeIdLength,
} from '@takst/domain/services/company-tickets/order-terms.rules.ts';
import { isNorwegianMobile } from '@takst/domain/platform/phone/phone.rules.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { queryOf } from '#platform/api/query.ts';
import { useAfterPause } from '#platform/design/form/use-after-pause.ts';
import type { OrderFields } from '#services/company-tickets/offer/order-fields.ts';
import { type OrderOffer, useOffer } from '#services/company-tickets/offer/order-offer.ts';

type OrderForm = UseFormReturn<OrderFields, unknown, unknown>;

/** The people of an order: the one with the phone, and another one with the employee number. */
export type OrderPeople = {
  person: KnownPerson | null;
  employeeIdHolder: { id: number; firstName: string; lastName: string } | null;
};

/** Looks up the typed phone and employee number in the company, and fills the form with a known person's data. */
export function useKnownPerson(form: OrderForm): OrderPeople {
  const { company, service } = useOffer();
  const [phoneCountryCode, phone, employeeId] = useWatch({
    control: form.control,
    name: ['phoneCountryCode', 'phone', 'employeeId'],
  });
  const request = useAfterPause({ phoneCountryCode, phone, employeeId: employeeId.trim() });
  const isOfNow = request.phone === phone && request.phoneCountryCode === phoneCountryCode;
  const { data } = useQuery({
    ...queryOf(findKnownPerson, { params: { id: company.id }, body: request }),
    enabled: isWholeNumber(request) && request.employeeId.length <= maxEmployeeIdLength,
    // The order works without it, and is checked on the server.
    throwOnError: false,
    placeholderData: (previous, query) =>
      query?.queryKey[1].body.phone === request.phone ? previous : undefined,
  });
  const person = isOfNow ? (data?.person ?? null) : null;
  useForgetEarliestStart(form, `${phoneCountryCode} ${phone}`);
  useFacts(form, { person, isSettled: isOfNow && data !== undefined });
  const holder = isOfNow && !isNumberShared(service) ? data?.employeeIdHolder : null;
  return { person, employeeIdHolder: holder ?? null };
}

const minDigitsAbroad = 6;

const isWholeNumber = ({ phoneCountryCode, phone }: Record<'phoneCountryCode' | 'phone', string>) =>
  phoneCountryCode === '+47' ? isNorwegianMobile(phone) : phone.length >= minDigitsAbroad;

type PersonFields = Pick<OrderFields, 'firstName' | 'lastName' | 'employeeId'>;

/** Puts the facts of a known person into the form; for an unknown one what was typed before. */
function useFacts(
  { getValues, setValue, clearErrors }: OrderForm,
  { person, isSettled }: { person: KnownPerson | null; isSettled: boolean },
) {
  const offer = useOffer();
  const typedFields = useRef<PersonFields>({ firstName: '', lastName: '', employeeId: '' });
  const setNames = ({ firstName, lastName, employeeId }: PersonFields) => {
    setValue('firstName', firstName);
    setValue('lastName', lastName);
    setValue('employeeId', employeeId);
    clearErrors(['firstName', 'lastName', 'employeeId']);
  };
  const apply = useEffectEvent(() => {
    const { knownPerson, startDate, ...fields } = getValues();
    if (person?.id !== knownPerson?.id) {
      if (!knownPerson) typedFields.current = fields;
      setNames(person ?? typedFields.current);
      setValue('knownPerson', person && { id: person.id, employeeId: person.employeeId });
      setValue('hasNewNames', false);
    }
    // What an order was refused for stays with the phone of an unknown person.
    if (!person) return;
    const earliest = person.firstPossibleStart;
    setValue('earliestStart', earliest?.toString() ?? '');
    const start = laterStart(startDate, earliest, offer);
    if (start !== null) setValue('startDate', start);
  });
  const facts = person && [person.id, person.firstPossibleStart].join();
  useEffect(() => {
    if (isSettled) apply();
  }, [isSettled, facts]);
}

/** Another phone is another person, whose earliest start is not known yet. */
function useForgetEarliestStart({ setValue }: OrderForm, phone: string) {
  const lastPhone = useRef(phone);
  useEffect(() => {
    if (lastPhone.current === phone) return;
    lastPhone.current = phone;
    setValue('earliestStart', '');
  }, [phone, setValue]);
}

/** The first start that is offered from a day on, when what is chosen is before it. */
function laterStart(
  start: string,
  earliest: Temporal.PlainDate | null,
  offer: OrderOffer,
): string | null {
  if (!earliest || !start) return null;
  const isTooEarly = Temporal.PlainDate.compare(Temporal.PlainDate.from(start), earliest) < 0;
  return isTooEarly ? (offer.firstStartFrom(earliest)?.toString() ?? '') : null;
}
