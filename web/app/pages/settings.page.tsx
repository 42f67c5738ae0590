import { PayrollSettingsCard } from '#payroll/settings/payroll-settings-card.tsx';
import { AgreementSettingsPage } from '#self-service/settings/agreement-settings.page.tsx';

/** The settings of the company's agreements and of its payroll files. */
export const SettingsPage = () => (
  <AgreementSettingsPage>
    <PayrollSettingsCard />
  </AgreementSettingsPage>
);
