import { orderCompanyTicket } from '@takst/contract/company-tickets/order-company-ticket.contract.ts';
import { ServerTrouble } from '#api/call-failures.ts';
import { type ChangeProblem, useChange } from '#company-tickets/use-change.ts';
import type { OrderBody } from './order-body.ts';

export type OrderProblem = ChangeProblem<typeof orderCompanyTicket>;

/** Other errors go to the general error page (spec 2 §8); a service that is down can be tried again here. */
const isForErrorPage = (error: unknown): boolean =>
  error instanceof ServerTrouble && error.status !== 503;

type After = {
  onOrdered: () => void;
  /** The general error page is about to take the place of the form. */
  onErrorPage: () => void;
};

/** Sends an order. */
export function usePlaceOrder({ onOrdered, onErrorPage }: After) {
  const { send, ...order } = useChange(orderCompanyTicket, {
    isForErrorPage,
    onDone: onOrdered,
    onProblem: (problem) => {
      if ('failure' in problem && isForErrorPage(problem.failure)) onErrorPage();
    },
  });
  return { ...order, place: (body: OrderBody) => send({ body }) };
}
