import { FreeTicketSettingsPage as SettingsOfFreeTickets } from '#free-tickets/settings/free-ticket-settings.page.tsx';
import { PayrollSettingsCard } from '#payroll/settings/payroll-settings-card.tsx';

/** The settings of free tickets, and how the files of their benefit are made. */
export const FreeTicketSettingsPage = () => (
  <SettingsOfFreeTickets>
    <PayrollSettingsCard />
  </SettingsOfFreeTickets>
);
