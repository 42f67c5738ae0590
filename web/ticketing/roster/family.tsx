import type { FamilyTicket } from '@takst/contract/ticketing/roster/roster.schema.ts';
import type { FreeHolderType } from '@takst/domain/services/free-tickets/holder-type.ts';
import { formatShortDate } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useSession } from '#platform/session/use-session.ts';
import type { PlainTextKey } from '#platform/texts/texts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

const relations: Readonly<Record<FreeHolderType, PlainTextKey<'roster'>>> = {
  EMPLOYEE: 'employee',
  RETIRED: 'retired',
  FAMILY_MEMBER: 'familyMember',
};

/** Whose tickets a proposal is about, each with what is special about its days. */
export function Family({ tickets }: { tickets: readonly FamilyTicket[] }) {
  const t = useTexts('roster');
  const language = usePageLanguage();
  const { today } = useSession();
  const day = (date: Temporal.PlainDate) => formatShortDate(date, { language, today });
  const isToCome = ({ startDate }: FamilyTicket) =>
    Temporal.PlainDate.compare(startDate, today) > 0;
  return (
    <ul className="grid gap-1 py-2 text-small">
      {tickets.map((ticket) => (
        <li key={ticket.id} className="wrap-anywhere">
          {ticket.name}
          <span className="text-ink-muted">
            {' · '}
            {[
              t(relations[ticket.holderType]),
              isToCome(ticket) && t('from', { date: day(ticket.startDate) }),
              ticket.expirationDate && t('until', { date: day(ticket.expirationDate) }),
            ]
              .filter(Boolean)
              .join(', ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
