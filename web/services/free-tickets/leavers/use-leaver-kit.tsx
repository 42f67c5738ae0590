import { freeTicketLeaverCalls } from '@takst/contract/services/free-tickets/leavers/free-ticket-leaver-calls.ts';
import { freeTicketLeavers } from '@takst/contract/services/free-tickets/leavers/free-ticket-leavers.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import { lazy } from 'react';
import type { BatchKit } from '#ticketing/batches/batch/batch-kit.ts';
import { countOf, useManyKit } from '#services/free-tickets/many/use-many-kit.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';

const LeaverDraft = lazy(async () => ({
  default: (await import('./leaver-draft.tsx')).LeaverDraft,
}));

/** The comparison for leavers: what the pages of a batch need to know of it. */
export function useLeaverKit(): BatchKit {
  const t = useTexts('free-leavers');
  const kit = useManyKit({
    service: freeTicketLeavers,
    calls: freeTicketLeaverCalls,
    startPath: '/fribilletter/massebestillinger/sluttet',
    pathOf: (id) => pathTo('/fribilletter/massebestillinger/sluttet/{id}', { id }),
    texts: {
      title: t('title'),
      nameOf: ({ state }) => t(state === 'draft' ? 'checkTitle' : 'title'),
      // Whose ticket of the family stands in the way.
      others: (_code, others) => others.map(({ name }) => name).join(', '),
      carryOut: (rows) => t('carryOut', countOf(rows)),
      carriedOut: (rows) => t('carriedOut', countOf(rows)),
    },
    optionsForm: () => null,
    isDanger: true,
  });
  return { ...kit, draft: (draft) => <LeaverDraft {...draft} /> };
}
