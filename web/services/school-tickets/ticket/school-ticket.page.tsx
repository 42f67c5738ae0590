import type { SchoolTicketOnPage } from '@takst/contract/services/school-tickets/ticket/get-school-ticket.contract.ts';
import { isCurrent } from '@takst/domain/ticketing/tickets/ticket-status.rules.ts';
import { useQuery } from '@tanstack/react-query';
import { useIdInAddress } from '#platform/api/use-id-in-address.ts';
import { BackLink } from '#platform/design/links/back-link.tsx';
import { useListAddress } from '#platform/design/list/list-address.ts';
import { Card } from '#platform/design/page/card.tsx';
import { EmptyState } from '#platform/design/page/empty-state.tsx';
import { PageHeader } from '#platform/design/page/page-header.tsx';
import { SkeletonLines, SkeletonTitle } from '#platform/design/page/skeleton.tsx';
import { useSession } from '#platform/session/use-session.ts';
import { useDocumentTitle } from '#platform/texts/document-title.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { OverSchoolTicketTable } from './over-school-ticket.table.tsx';
import { PupilHistory } from './pupil-history.tsx';
import { pupilName } from './pupil-ticket.ts';
import { SchoolTicketCard } from './school-ticket-card.tsx';
import { schoolTicketQuery } from './school-ticket.queries.ts';
import { usePupilLine } from './use-pupil-line.ts';
import { useSchoolDialog } from './use-school-dialog.tsx';

/** A school ticket, with the other tickets of its pupil (spec 3 §2, §4). */
export function SchoolTicketPage() {
  const t = useTexts('school-ticket');
  const { company } = useSession();
  const ticketId = useIdInAddress();
  const { data } = useQuery(schoolTicketQuery(ticketId));
  const pupilLine = usePupilLine();
  const title = data ? pupilName(data, t) : null;
  useDocumentTitle(title);
  return (
    <>
      <PageHeader
        back={
          <BackLink to="/skole" search={useListAddress()}>
            {t('toList')}
          </BackLink>
        }
        title={title ?? <SkeletonTitle />}
        subtitle={data ? pupilLine(data, company.name) : company.name}
      />
      {data ? (
        <PupilTickets ticketId={ticketId} tickets={byStart([data, ...data.otherTickets])} />
      ) : (
        <Card>
          <SkeletonLines lines={8} />
        </Card>
      )}
    </>
  );
}

/** The newest first. */
const byStart = (tickets: readonly SchoolTicketOnPage[]): SchoolTicketOnPage[] =>
  tickets.toSorted(
    (one, other) => Temporal.PlainDate.compare(other.startDate, one.startDate) || other.id - one.id,
  );

interface PupilTicketsProps {
  ticketId: number;
  tickets: readonly SchoolTicketOnPage[];
}

function PupilTickets({ ticketId, tickets }: PupilTicketsProps) {
  const t = useTexts('school-ticket');
  const tTicket = useTexts('delivered-ticket');
  const { act, dialog } = useSchoolDialog(tickets);
  const current = tickets.filter(({ status }) => isCurrent(status));
  const over = tickets.filter(({ status }) => !isCurrent(status));
  return (
    <div className="grid gap-6">
      {current.length === 0 ? (
        <Card isFlush>
          <EmptyState icon="ticket" title={tTicket('noActiveTitle')}>
            {tTicket('noActiveText')}
          </EmptyState>
        </Card>
      ) : (
        <section aria-label={t('tickets')}>
          <h2 className="sr-only">{t('tickets')}</h2>
          <ul className="grid gap-4">
            {current.map((ticket) => (
              <li key={ticket.id}>
                <SchoolTicketCard ticket={ticket} onAct={(action) => act(action, ticket)} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {over.length > 0 && (
        <Card title={tTicket('expired')} isFlush>
          <OverSchoolTicketTable label={tTicket('expired')} tickets={over} onAct={act} />
        </Card>
      )}
      <PupilHistory
        ticketId={ticketId}
        tickets={tickets}
        onUndoEnd={(ticket) => act('undo-end', ticket)}
      />
      {dialog}
    </div>
  );
}
