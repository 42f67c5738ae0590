import { companyTicketChangeCalls } from '@takst/contract/ticketing/batches/company-ticket-change-calls.ts';
import { companyTicketChanges } from '@takst/contract/ticketing/batches/company-ticket-changes.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import type { ChangeAct } from '@takst/domain/services/company-tickets/change-many-tickets.rules.ts';
import { lazy, Suspense } from 'react';
import type { BatchKit } from '#ticketing/batches/batch/batch-kit.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import {
  actTexts,
  countValues,
  useChangeTitle,
} from '#ticketing/subscribers/change-many/act-texts.ts';
import { changeFaults, isChangeFault } from './change-faults.ts';
import { ChangeSummary } from './change-summary.tsx';
import { useChangeDays } from './use-change-totals.ts';
import { useEffectText } from './use-effect-text.ts';
import { useOwnColumnNames } from '#ticketing/tickets/use-employee-id-label.ts';

// Needed only for a draft.
const ChangeOptionsForm = lazy(async () => ({
  default: (await import('./change-options.form.tsx')).ChangeOptionsForm,
}));

const TakeBackChange = lazy(async () => ({
  default: (await import('./take-back-change.tsx')).TakeBackChange,
}));

/** Changes for many of one kind: what the pages of a batch need to know of them. */
export function useChangeManyKit(act: ChangeAct): BatchKit {
  const t = useTexts('change-many-tickets');
  const nameOf = useChangeTitle();
  const effectText = useEffectText();
  const daysOf = useChangeDays();
  const { confirm, done, doneOn } = actTexts[act];
  const ownColumnNames = useOwnColumnNames();
  return {
    service: companyTicketChanges,
    calls: companyTicketChangeCalls,
    options: { act },
    ownColumnNames,
    startPath: '/bedriftsavtale/endringer',
    pathOf: (id) => pathTo('/bedriftsavtale/endringer/{id}', { id }),
    subjectPath: ({ id }) => pathTo('/bedriftsavtale/ansatt/{id}', { id }),
    texts: {
      title: t('earlierTitle'),
      nameOf,
      effect: (effect) => effectText(act, effect),
      carryOut: (rows) => t(confirm, countValues(rows)),
      carriedOut(rows, totals) {
        const date = daysOf(act, totals);
        return doneOn && date
          ? t(doneOn, { ...countValues(rows), date })
          : t(done, countValues(rows));
      },
      fault: (code) =>
        code === 'AGREEMENT_NOT_CHOSEN'
          ? t('chooseAgreement')
          : isChangeFault(code)
            ? t(changeFaults[code])
            : null,
    },
    optionsForm: (draft) => (
      <Suspense>
        <ChangeOptionsForm {...draft} />
      </Suspense>
    ),
    summary: ({ totals }) => <ChangeSummary act={act} totals={totals} />,
    result: (batch, totals) => (
      <Suspense>
        <TakeBackChange batch={batch} totals={totals} act={act} />
      </Suspense>
    ),
    isConfirmedOnPage: true,
    isDanger: act === 'end',
    acceptance: null,
  };
}
