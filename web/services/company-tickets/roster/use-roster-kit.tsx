import { companyTicketRosterCalls } from '@takst/contract/services/company-tickets/roster/company-ticket-roster-calls.ts';
import { companyTicketRoster } from '@takst/contract/ticketing/batches/company-ticket-roster.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import { lazy } from 'react';
import type { BatchKit } from '#ticketing/batches/batch/batch-kit.ts';
import { formatNumber } from '#platform/design/format.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { actTexts, faultTexts } from './roster-texts.ts';
import { useOwnColumnNames } from '#ticketing/tickets/use-employee-id-label.ts';

const CompanyRosterDraft = lazy(async () => ({
  default: (await import('./company-roster-draft.tsx')).CompanyRosterDraft,
}));

const isOwnFault = (code: string): code is keyof typeof faultTexts => code in faultTexts;
const isAct = (act: string): act is keyof typeof actTexts => act in actTexts;

/** The comparison with the list of employees: what the pages of a batch need to know of it. */
export function useRosterKit(): BatchKit {
  const t = useTexts('batch-company-ticket-roster');
  const countOf = (count: number) => ({ count, rows: formatNumber(count) });
  const ownColumnNames = useOwnColumnNames();
  return {
    service: companyTicketRoster,
    calls: companyTicketRosterCalls,
    ownColumnNames,
    startPath: '/bedriftsavtale/sammenlign',
    pathOf: (id) => pathTo('/bedriftsavtale/sammenlign/{id}', { id }),
    subjectPath: ({ id }) => pathTo('/bedriftsavtale/ansatt/{id}', { id }),
    texts: {
      title: t('title'),
      nameOf: ({ state }) => t(state === 'draft' ? 'checkTitle' : 'title'),
      act: (act) => (isAct(act) ? t(actTexts[act]) : act),
      carryOut: (rows) => t('carryOut', countOf(rows)),
      carriedOut: (rows) => t('carriedOut', countOf(rows)),
      fault: (code) => (isOwnFault(code) ? t(faultTexts[code]) : null),
    },
    draft: (draft) => <CompanyRosterDraft {...draft} />,
    optionsForm: () => null,
    acceptance: null,
  };
}
