import type { TicketServiceId } from '@takst/domain/platform/access/ticket-service-id.ts';
import { serviceNames } from '#platform/session/services/service-names.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

/** Services by name: ‘Company tickets, Housing’. */
export function useServiceList() {
  const t = useTexts('operator-desk');
  const names = useTexts('services');
  return (services: readonly TicketServiceId[]): string =>
    services.length === 0
      ? t('notOnSale')
      : services.map((service) => names(serviceNames[service])).join(', ');
}
