import { listAgreementSettings as route } from '@takst/contract/services/self-service/settings/list-agreement-settings.contract.ts';
import { subscriberServiceIds } from '@takst/domain/platform/access/ticket-service-id.ts';
import { serviceOfSubtype } from '@takst/domain/ticketing/tickets/subscriber-service.rules.ts';
import { servicesIn } from '#platform/scope/within-services.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { loadCompanySettings } from './agreement-settings.query.ts';
import { describeSettings } from './describe-settings.ts';

export const listAgreementSettings = (database: Database) =>
  serve(route, async ({ scope, params }) => {
    const settings = await loadCompanySettings(database, scope, params.id);
    const services = servicesIn({ scope, services: subscriberServiceIds }, params.id);
    const isReached = ({ subtype }: { subtype: string }) => {
      const service = serviceOfSubtype(subtype);
      return service !== null && services.includes(service);
    };
    return {
      reply: { agreements: [...settings.values()].filter(isReached).map(describeSettings) },
    };
  });
