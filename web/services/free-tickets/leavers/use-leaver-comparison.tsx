import { freeTicketLeaverCalls } from '@takst/contract/services/free-tickets/leavers/free-ticket-leaver-calls.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import type { ComparisonKit } from '#ticketing/roster/comparison-kit.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { LeaverOptionsForm } from './leaver-options.form.tsx';

/** The comparison for leavers: what its pages need to know of it. */
export function useLeaverComparison(): ComparisonKit {
  const t = useTexts('free-leavers');
  return {
    calls: freeTicketLeaverCalls,
    groups: [
      { class: 'leaver', name: t('leaver'), text: t('leaverText') },
      { class: 'unclear', name: t('unclear'), text: t('unclearText') },
      { class: 'never-leaver', name: t('pensioners'), text: t('pensionersText') },
      { class: 'unchanged', name: t('working'), text: t('workingText') },
      { class: 'joiner', name: t('withoutTicket'), text: t('withoutTicketText') },
    ],
    texts: {
      summary: (count) =>
        t('summary', {
          leavers: count('leaver'),
          working: count('unchanged'),
          pensioners: count('never-leaver'),
          unclear: count('unclear'),
        }),
      half: (counts) => t('halfText', counts),
      confirmLabel: t('confirmLabel'),
      confirmHelp: (number) => t('confirmHelp', { number }),
      note: (code) => (code === 'PENDING_CANCELLED' ? t('pendingCancelled') : null),
    },
    optionsForm: (draft) => <LeaverOptionsForm {...draft} />,
    personPath: ({ family: [ticket] }) =>
      ticket ? pathTo('/fribilletter/{id}', { id: ticket.id }) : null,
    hasFamilies: true,
  };
}
