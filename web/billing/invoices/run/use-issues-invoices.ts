import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { useSignedIn } from '#platform/session/use-session.ts';

/** Whether a run issues invoices; for an operator that offers none it closes periods alone. */
export function useIssuesInvoices(): boolean {
  const { tenant } = useSignedIn();
  return tenantOf(tenant).offers.has('invoices');
}
