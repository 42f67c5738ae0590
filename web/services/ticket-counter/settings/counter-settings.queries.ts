import { getCounterSettings } from '@takst/contract/services/ticket-counter/settings/get-counter-settings.contract.ts';
import { queryOf } from '#platform/api/query.ts';

/** What a company has set at its ticket counter. */
export const counterSettingsQuery = (companyId: number) =>
  queryOf(getCounterSettings, { params: { id: companyId } });
