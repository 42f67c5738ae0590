import type { FreeTicket } from '@takst/contract/services/free-tickets/free-ticket.schema.ts';
import type { EndAllStep } from '@takst/domain/services/free-tickets/end-all.rules.ts';
import { formatLongDate } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { ChangeEffect } from '#ticketing/tickets/change/change-effect.tsx';
import type { EffectNote } from '#ticketing/tickets/change/effect-note.ts';
import { holderName } from './holder-name.ts';

interface EndAllPreviewProps {
  groups: readonly (readonly EndAllStep<FreeTicket>[])[];
}

/** What becomes of each ticket, in one sentence each. */
export function EndAllPreview({ groups }: EndAllPreviewProps) {
  const t = useTexts('free-family');
  const language = usePageLanguage();
  const { today } = useSession();
  const dayOf = (date: Temporal.PlainDate) => formatLongDate(date, language, today);
  const noteOf = ({ ticket, act }: EndAllStep<FreeTicket>): EffectNote => {
    const name = holderName(ticket);
    if (act !== 'cancel') {
      return { icon: 'calendar', text: t('validUntil', { name, date: dayOf(act.lastDay) }) };
    }
    return ticket.travelCardState === 'REQUESTED'
      ? { icon: 'card', text: t('cancelledWithCard', { name }) }
      : { icon: 'minus', text: t('cancelledFrom', { name, date: dayOf(ticket.startDate) }) };
  };
  return (
    <ChangeEffect
      notes={[...groups.flat().map(noteOf), { icon: 'phone', text: t('holdersAreTold') }]}
    />
  );
}
