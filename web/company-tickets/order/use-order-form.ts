import type { CompanyTicket } from '@takst/contract/company-tickets/company-ticket.schema.ts';
import { useEffect, useRef, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { InvalidInput } from '#api/call-failures.ts';
import { draftStore } from '#drafts/draft-store.ts';
import { useDraft, useKeepDraft } from '#drafts/use-draft.ts';
import { fieldNames, type FaultyField, type OrderBody, orderResolver } from './order-body.ts';
import { fieldsAtStart, type OrderFields, withDraft } from './order-fields.ts';
import { type OrderOffer, useOffer } from './order-offer.ts';
import type { OrderProblem } from './use-place-order.ts';

type OrderForm = UseFormReturn<OrderFields, unknown, OrderBody>;

type Opened = { subscriberId: number | null; holder: CompanyTicket | null };

/** The form with its draft; `keepOverErrorPage` before that page takes the place of the form. */
export function useOrderForm({ subscriberId, holder }: Opened): {
  form: OrderForm;
  keepOverErrorPage: () => void;
} {
  const offer = useOffer();
  const name = ['order-company-ticket', offer.company.id, subscriberId ?? 'new'].join(':');
  const draft = useDraft<OrderFields>(name);
  const [atStart] = useState(() => startOf(offer, { draft, holder }));
  const form = useForm<OrderFields, unknown, OrderBody>({
    defaultValues: atStart,
    resolver: orderResolver(offer),
    // The error summary takes the focus.
    shouldFocusError: false,
  });
  useKeepDraft(name, form);
  const isKept = useRef(false);
  useEffect(
    () => () => {
      // Leaving the form discards the draft; the way back from an error must lose nothing.
      if (isKept.current) draftStore.keep(name, form.getValues());
    },
    [name, form],
  );
  return {
    form,
    keepOverErrorPage: () => {
      isKept.current = true;
    },
  };
}

function startOf(
  offer: OrderOffer,
  { draft, holder }: { draft: Partial<OrderFields> | null; holder: CompanyTicket | null },
): OrderFields {
  const { agreements, zones, tenant } = offer;
  const startDates = offer.arbitraryDates ? [] : offer.startDates;
  const { defaultZones } = tenant;
  const start = fieldsAtStart({ agreements, zones, startDates, defaultZones, holder });
  const isStartOffered = (date: string) =>
    date !== '' && offer.isStartOffered(Temporal.PlainDate.from(date));
  return withDraft(start, draft, { agreements, isStartOffered });
}

const faultsIn = (problem: OrderProblem | null): FaultyField[] => {
  if (!problem) return [];
  if ('refused' in problem) return problem.refused.code === 'PHONE_NOT_MOBILE' ? ['phone'] : [];
  if (!(problem.failure instanceof InvalidInput)) return [];
  const paths = problem.failure.fields.map(({ path }) => path);
  return fieldNames.filter((field) => paths.includes(field));
};

/** What the server found wrong that the form let through, shown at the fields. */
export function useFaultsFound(form: OrderForm, problem: OrderProblem | null): void {
  const { setError } = form;
  useEffect(() => {
    for (const field of faultsIn(problem)) setError(field, { type: 'server' });
  }, [problem, setError]);
}
