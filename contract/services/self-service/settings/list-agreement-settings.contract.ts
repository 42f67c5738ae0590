import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { anySubscriberService } from '#ticketing/subscribers/subscriber-services.ts';
import { savedAgreementSettings } from './agreement-settings.schema.ts';

export const listAgreementSettings = route({
  method: 'GET',
  path: '/api/company-agreement/settings/by-company-id/{id}',
  summary: 'The settings of a company’s agreements for tickets of its people, by agreement number',
  needs: anySubscriberService,
  company: 'id',
  reply: z.object({ agreements: z.array(savedAgreementSettings) }),
  refusals: {},
});
