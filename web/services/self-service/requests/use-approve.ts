import { approveTicketRequest } from '@takst/contract/services/self-service/requests/approve-ticket-request.contract.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import type { Reply } from '@takst/contract/platform/calls/route.ts';
import type { TicketRequest } from '@takst/contract/services/self-service/requests/ticket-request.schema.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { reportFailure } from '#platform/api/report-failure.ts';
import { showToast, type ToastContent } from '#platform/design/toasts/toasts.ts';
import { useOperation } from '#platform/operations/use-operation.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useServicePages } from '#platform/page-entries/service-pages.ts';
import { approvalRefusals } from './answer-refusals.ts';
import { nameOf } from './name-of.ts';
import { sendOnLeaving } from './send-on-leaving.ts';

/** As the person gets an SMS at once, an approval is undone by not sending it. */
const undoMs = () => (globalThis.takstIsUnderTest ? 0 : 5_000);

/** Approves a request some seconds after the press, until when it can be undone; says whose ticket was ordered, or why not. */
export function useApprove() {
  const t = useTexts('ticket-requests');
  const { person } = useServicePages();
  const [waiting, setWaiting] = useState<TicketRequest | null>(null);
  /** Those that are no longer undone; the first one is on its way. */
  const [queue, setQueue] = useState<readonly TicketRequest[]>([]);
  const sent = useRef<TicketRequest | null>(null);
  const toast = (name: string, { subscriberId }: Reply<typeof approveTicketRequest>) =>
    ({
      title: t('approved'),
      text: t('approvedText', { name }),
      link: { to: pathTo(person, { id: subscriberId }), text: t('seeTicket') },
    }) satisfies ToastContent;
  const approve = useOperation(approveTicketRequest, {
    texts: 'ticket-requests',
    failed: 'failed',
    refusals: approvalRefusals,
    toastsProblems: true,
    toast: ({ reply }) => toast(sent.current ? nameOf(sent.current) : '', reply),
    onDone: () => goOn(),
    onProblem(obstacle) {
      reportFailure(obstacle);
      goOn();
    },
  });
  function goOn() {
    sent.current = null;
    setQueue((requests) => requests.slice(1));
  }
  const [next] = queue;
  useEffect(() => {
    // An operation that is still pending would drop the next one.
    if (!next || sent.current !== null || approve.isPending) return;
    sent.current = next;
    approve.send({ body: { ticketRequestId: next.id } });
  }, [next, approve]);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => {
      setQueue((requests) => [...requests, waiting]);
      setWaiting(null);
    }, undoMs());
    return () => clearTimeout(timer);
  }, [waiting]);
  const unsent = useRef<readonly TicketRequest[]>([]);
  useEffect(() => {
    unsent.current = [...queue, ...(waiting ? [waiting] : [])].filter(
      ({ id }) => id !== sent.current?.id,
    );
  });
  const leave = useEffectEvent(() => {
    for (const request of unsent.current) {
      sendOnLeaving(request, (reply) => showToast('success', toast(nameOf(request), reply)));
    }
    unsent.current = [];
  });
  useEffect(() => {
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  return {
    approve(request: TicketRequest) {
      // The button of the one that waits undoes it.
      if (waiting) setQueue([...queue, waiting]);
      setWaiting(request);
    },
    undo: () => setWaiting(null),
    waitingId: waiting?.id ?? null,
    isSending: ({ id }: TicketRequest) => queue.some((request) => request.id === id),
  };
}
