import { approveTicketRequest } from '@takst/contract/services/self-service/requests/approve-ticket-request.contract.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import type { TicketRequest } from '@takst/contract/services/self-service/requests/ticket-request.schema.ts';
import { useRef, useState } from 'react';
import { reportFailure } from '#platform/api/report-failure.ts';
import { useOperation } from '#platform/operations/use-operation.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useServicePages } from '#platform/page-entries/service-pages.ts';
import { approvalRefusals } from './answer-refusals.ts';
import { nameOf } from './name-of.ts';

/** Approves one request at a press; says whose ticket was ordered, or why it was not. */
export function useApprove() {
  const t = useTexts('ticket-requests');
  const { person } = useServicePages();
  const [sentId, setSentId] = useState<number | null>(null);
  // The answer may come before the next render.
  const sentName = useRef('');
  const approve = useOperation(approveTicketRequest, {
    texts: 'ticket-requests',
    failed: 'failed',
    refusals: approvalRefusals,
    toastsProblems: true,
    toast: ({ reply }) => ({
      title: t('approved'),
      text: t('approvedText', { name: sentName.current }),
      link: {
        to: pathTo(person, { id: reply.subscriberId }),
        text: t('seeTicket'),
      },
    }),
    onProblem: reportFailure,
  });
  return {
    approve(request: TicketRequest) {
      if (approve.isPending) return;
      setSentId(request.id);
      sentName.current = nameOf(request);
      approve.send({ body: { ticketRequestId: request.id } });
    },
    pendingId: approve.isPending ? sentId : null,
  };
}
