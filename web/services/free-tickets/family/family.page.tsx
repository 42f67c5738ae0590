import type { FreeTicket } from '@takst/contract/services/free-tickets/free-ticket.schema.ts';
import { hasNoEnd } from '@takst/domain/services/free-tickets/end-all.rules.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIdInAddress } from '#platform/api/use-id-in-address.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { LinkButton } from '#platform/design/buttons/link-button.tsx';
import { BackLink } from '#platform/design/links/back-link.tsx';
import { useListAddress } from '#platform/design/list/list-address.ts';
import { Card } from '#platform/design/page/card.tsx';
import { EmptyState } from '#platform/design/page/empty-state.tsx';
import { PageHeader } from '#platform/design/page/page-header.tsx';
import { SkeletonLines, SkeletonTitle } from '#platform/design/page/skeleton.tsx';
import { relativeInAddress } from '#services/free-tickets/order/relative-in-address.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useDocumentTitle } from '#platform/texts/document-title.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { ActiveGroup } from './active-group.tsx';
import { ExpiredFreeTicketTable } from './expired-free-ticket.table.tsx';
import { FamilyHistory } from './family-history.tsx';
import { familyQuery } from './family.queries.ts';
import { familySections } from './family-sections.ts';
import { EndAllDialog } from './free-ticket-dialogs.ts';
import { useFreeTicketDialog } from './use-free-ticket-dialog.tsx';

/** All free tickets with the employee number of a ticket (spec 3 §2, Family tickets page). */
export function FamilyPage() {
  const t = useTexts('free-family');
  const { company } = useSession();
  const ticketId = useIdInAddress();
  const { data } = useQuery(familyQuery(ticketId));
  const tickets = data?.matches;
  const employeeId = tickets?.[0]?.employeeId;
  const title = employeeId === undefined ? null : t('title', { employeeId });
  useDocumentTitle(title);
  return (
    <>
      <PageHeader
        back={
          <BackLink to="/fribilletter" search={useListAddress()}>
            {t('toList')}
          </BackLink>
        }
        // The employee number only: the page is about several people.
        title={title ?? <SkeletonTitle />}
        subtitle={company.name}
        actions={tickets && <FamilyActions ticketId={ticketId} tickets={tickets} />}
      />
      {tickets ? (
        <FamilyTickets ticketId={ticketId} tickets={tickets} />
      ) : (
        <Card>
          <SkeletonLines lines={8} />
        </Card>
      )}
    </>
  );
}

interface FamilyProps {
  ticketId: number;
  tickets: readonly FreeTicket[];
}

/** What is done for the whole family. */
function FamilyActions({ ticketId, tickets }: FamilyProps) {
  const t = useTexts('free-family');
  const { features } = useSession();
  const [isEnding, setIsEnding] = useState(false);
  return (
    <>
      {tickets.some(hasNoEnd) && (
        <Button variant="danger" icon="minus" onClick={() => setIsEnding(true)}>
          {t('endAll')}
        </Button>
      )}
      {features.has('freeTicket.order') && (
        <LinkButton
          to="/fribilletter/ny"
          search={{ [relativeInAddress]: String(ticketId) }}
          variant="primary"
          icon="plus"
        >
          {t('orderForFamily')}
        </LinkButton>
      )}
      {isEnding && <EndAllDialog tickets={tickets} onClose={() => setIsEnding(false)} />}
    </>
  );
}

function FamilyTickets({ ticketId, tickets }: FamilyProps) {
  const t = useTexts('delivered-ticket');
  const { act, dialog } = useFreeTicketDialog(tickets);
  const { active, expired } = familySections(tickets);
  return (
    <div className="grid gap-6">
      {active.length === 0 && (
        <Card isFlush>
          <EmptyState icon="ticket" title={t('noActiveTitle')}>
            {t('noActiveText')}
          </EmptyState>
        </Card>
      )}
      {active.map((section) => (
        <ActiveGroup key={section.group} {...section} onAct={act} />
      ))}
      {expired.length > 0 && (
        <Card title={t('expired')} isFlush>
          <ExpiredFreeTicketTable
            label={t('expired')}
            tickets={expired}
            onUndoEnd={(ticket) => act('undo-end', ticket)}
          />
        </Card>
      )}
      <FamilyHistory
        ticketId={ticketId}
        tickets={tickets}
        onUndoEnd={(ticket) => act('undo-end', ticket)}
      />
      {dialog}
    </div>
  );
}
