import type { FreeTicket } from '@takst/contract/services/free-tickets/free-ticket.schema.ts';
import { useId } from 'react';
import type { PlainTextKey } from '#platform/texts/texts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import type { FamilyGroup } from './family-sections.ts';
import type { FreeButtonAction } from './free-ticket-buttons.ts';
import { FreeTicketCard } from './free-ticket-card.tsx';

const titles: Readonly<Record<FamilyGroup, PlainTextKey<'free-family'>>> = {
  EMPLOYEE: 'groupEmployee',
  FAMILY_MEMBER: 'groupFamily',
  RETIRED: 'groupRetired',
  UNKNOWN: 'groupUnknown',
};

interface ActiveGroupProps {
  group: FamilyGroup;
  tickets: readonly FreeTicket[];
  onAct: (action: FreeButtonAction, ticket: FreeTicket) => void;
}

/** The active and pending tickets of one relation. */
export function ActiveGroup({ group, tickets, onAct }: ActiveGroupProps) {
  const t = useTexts('free-family');
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-section font-semibold">
        {t(titles[group])}
      </h2>
      <ul className="grid gap-4">
        {tickets.map((ticket) => (
          <li key={ticket.id}>
            <FreeTicketCard ticket={ticket} onAct={(action) => onAct(action, ticket)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
