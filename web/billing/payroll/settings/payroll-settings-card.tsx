import type { PayrollSettings } from '@takst/contract/billing/payroll/payroll-settings.contract.ts';
import {
  getPayrollSettings,
  savePayrollSettings,
} from '@takst/contract/billing/payroll/payroll-settings.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#platform/api/query.ts';
import { useOperation } from '#platform/operations/use-operation.ts';
import { useSettingsChangedSince } from '#platform/design/changed-since/use-settings-changed-since.ts';
import { FoldedCard } from '#platform/design/page/folded-card.tsx';
import { SkeletonLines } from '#platform/design/page/skeleton.tsx';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useVisiblePayCodes } from './payroll-fields.ts';
import { PayrollSettingsForm } from './payroll-settings.form.tsx';

/** How the payroll files of the company are made. */
export function PayrollSettingsCard({ isFoldable = false }: { isFoldable?: boolean }) {
  const t = useTexts('payroll-settings');
  const { company } = useSession();
  const { data } = useQuery(queryOf(getPayrollSettings, { params: { id: company.id } }));
  return (
    <FoldedCard
      isFoldable={isFoldable}
      title={t(useVisiblePayCodes().ofDeductions ? 'title' : 'titleBenefit')}
    >
      {data ? <SavedSettings key={company.id} settings={data} /> : <SkeletonLines lines={6} />}
    </FoldedCard>
  );
}

function SavedSettings({ settings }: { settings: PayrollSettings }) {
  const { company } = useSession();
  const changed = useSettingsChangedSince<typeof savePayrollSettings>();
  const save = useOperation(savePayrollSettings, {
    texts: 'payroll-settings',
    failed: 'failed',
    refusals: { SETTINGS_CHANGED_SINCE: changed.text, WAGE_TYPE_MISSING: 'wageTypeMissing' },
    causes: { SETTINGS_CHANGED_SINCE: [] },
    toast: useVisiblePayCodes().ofDeductions ? 'saved' : 'savedBenefit',
    onDone: changed.forget,
    onProblem: changed.onProblem,
  });
  return (
    <PayrollSettingsForm
      key={settings.version}
      settings={settings}
      operation={save}
      wayOn={changed.wayOnOf(save)}
      onSave={(body) =>
        save.send({
          params: { id: company.id },
          body: changed.bodyOf(body),
        })
      }
    />
  );
}
