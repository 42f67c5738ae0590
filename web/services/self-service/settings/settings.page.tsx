import { PayrollSettingsCard } from '#billing/payroll/settings/payroll-settings-card.tsx';
import { AgreementSettingsPage } from './agreement-settings.page.tsx';
import { useServicePages } from '#platform/page-entries/service-pages.ts';

/** The settings of the company's agreements and of its payroll files, where its people are employees. */
export const SettingsPage = () => (
  <AgreementSettingsPage>
    {useServicePages().hasPayroll && <PayrollSettingsCard />}
  </AgreementSettingsPage>
);
