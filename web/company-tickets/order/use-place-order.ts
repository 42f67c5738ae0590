import { listSubscriberTickets } from '@takst/contract/company-tickets/list-subscriber-tickets.contract.ts';
import { listSubscribers } from '@takst/contract/company-tickets/list-subscribers.contract.ts';
import { orderCompanyTicket } from '@takst/contract/company-tickets/order-company-ticket.contract.ts';
import type { Refusal } from '@takst/contract/route.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { call } from '#api/call.ts';
import { ServerTrouble } from '#api/call-failures.ts';
import { useSubmission } from '#api/submission.ts';
import type { OrderBody } from './order-body.ts';

/** What stood in the way: a refusal of the contract, or a call that failed. */
export type OrderProblem = { refused: Refusal<typeof orderCompanyTicket> } | { failure: unknown };

/** Other errors go to the general error page (spec 2 §8); a service that is down can be tried again here. */
const isForErrorPage = (error: unknown): boolean =>
  error instanceof ServerTrouble && error.status !== 503;

type After = {
  onOrdered: () => void;
  /** The general error page is about to take the place of the form. */
  onErrorPage: () => void;
};

/** Sends an order, one at a time; a second press while it is on its way does nothing. */
export function usePlaceOrder({ onOrdered, onErrorPage }: After) {
  const queries = useQueryClient();
  const submission = useSubmission();
  const isOnItsWay = useRef(false);
  const mutation = useMutation({
    mutationFn: (body: OrderBody) => call(orderCompanyTicket, { body }, { submission }),
    throwOnError: isForErrorPage,
    onSuccess: async (outcome) => {
      if ('refused' in outcome) return;
      const old = [listSubscribers.path, listSubscriberTickets.path];
      await Promise.all(
        old.map((path) => queries.invalidateQueries({ queryKey: [path], refetchType: 'none' })),
      );
      onOrdered();
    },
    onError: (error) => {
      if (isForErrorPage(error)) onErrorPage();
    },
    onSettled: () => {
      isOnItsWay.current = false;
    },
  });

  const { data, error } = mutation;
  return {
    place(body: OrderBody) {
      if (isOnItsWay.current) return;
      isOnItsWay.current = true;
      mutation.mutate(body);
    },
    isPending: mutation.isPending,
    problem: useMemo(() => problemOf({ data, error }), [data, error]),
    /** Another answer is being tried: the old problem is no longer what stands in the way. */
    forget: mutation.reset,
  };
}

type Answered = {
  data: Awaited<ReturnType<typeof call<typeof orderCompanyTicket>>> | undefined;
  error: unknown;
};

function problemOf({ data, error }: Answered): OrderProblem | null {
  if (error) return { failure: error };
  return data && 'refused' in data ? data : null;
}
