import { PayrollSettingsCard } from '#billing/payroll/settings/payroll-settings-card.tsx';
import { CostCentresSection } from '#ticketing/subscribers/cost-centres/cost-centres.section.tsx';
import { AgreementSettingsPage } from './agreement-settings.page.tsx';
import { useServicePages } from '#platform/page-entries/service-pages.ts';

/** The settings of the company's agreements and its payroll files and its cost centres, where its people are employees. */
export function SettingsPage() {
  const { hasCostCentres, hasPayroll } = useServicePages();
  return (
    <AgreementSettingsPage>
      {hasPayroll && <PayrollSettingsCard isFoldable />}
      {hasCostCentres && <CostCentresSection />}
    </AgreementSettingsPage>
  );
}
