import type { OptionsOf } from '@takst/contract/ticketing/batches/batch-service.ts';
import type { companyTicketChanges } from '@takst/contract/ticketing/batches/company-ticket-changes.ts';
import type { ChangeAct } from '@takst/domain/services/company-tickets/change-many-tickets.rules.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useOfferedEnds } from '#ticketing/subscribers/dates/use-offered-ends.ts';
import { useLastDay } from '#ticketing/tickets/use-last-day.ts';

export type ChangeOptions = OptionsOf<typeof companyTicketChanges>;

/** What stands above the table of a change at first: the same choices as for one ticket. */
export function useOptionsAtStart(): (act: ChangeAct) => ChangeOptions {
  const { tenant } = useSession();
  const { date } = useLastDay(useOfferedEnds());
  const { defaultZones } = tenantOf(tenant);
  return (act) => {
    const hasLastDay = act === 'end' || act === 'change-zone';
    const zones = act === 'change-zone' ? defaultZones : null;
    return {
      act,
      lastDay: hasLastDay ? date : null,
      zoneFrom: zones?.from ?? null,
      zoneTo: zones?.to ?? null,
      validAllZones: false,
      agreementName: null,
      slashOrder: null,
    };
  };
}
