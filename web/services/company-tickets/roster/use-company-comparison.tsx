import { companyTicketRosterCalls } from '@takst/contract/services/company-tickets/roster/company-ticket-roster-calls.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import { rosterClasses } from '@takst/domain/ticketing/roster/roster.ts';
import type { ComparisonKit } from '#ticketing/roster/comparison-kit.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { RosterOptionsForm } from './roster-options.form.tsx';
import { groupTexts } from './roster-texts.ts';

/** The comparison with those who have company tickets: what its pages need to know of it. */
export function useCompanyComparison(): ComparisonKit {
  const t = useTexts('batch-company-ticket-roster');
  const tMark = useTexts('never-leaver');
  return {
    calls: companyTicketRosterCalls,
    groups: rosterClasses.map((name) => ({
      class: name,
      name: t(groupTexts[name].name),
      text: t(groupTexts[name].text),
    })),
    texts: {
      summary: (count) =>
        t('summary', {
          joiners: count('joiner'),
          leavers: count('leaver'),
          changed: count('changed', 'changed-phone'),
          unchanged: count('unchanged'),
        }),
      half: (counts) => t('halfText', counts),
      confirmLabel: t('confirmLabel'),
      confirmHelp: (number) => t('confirmHelp', { number }),
      mark: {
        header: tMark('title'),
        button: tMark('mark'),
        ofPerson: (name) => tMark('markPerson', { name }),
      },
    },
    optionsForm: (draft) => <RosterOptionsForm {...draft} />,
    personPath: ({ subscriberId }) =>
      subscriberId === null ? null : pathTo('/bedriftsavtale/ansatt/{id}', { id: subscriberId }),
  };
}
