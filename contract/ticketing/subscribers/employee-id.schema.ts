import {
  maxEmployeeIdLength,
  minEmployeeIdLength,
} from '@takst/domain/services/company-tickets/order-terms.rules.ts';
import type { SubscriberServiceId } from '@takst/domain/platform/access/ticket-service-id.ts';
import { requiredText } from '#platform/calls/text-fields.ts';

/** The employee number of a known person, or of an order whose agreement decides the service. */
export const employeeId = requiredText(maxEmployeeIdLength);

/** The employee number in an order of a service (spec 2 §5): at least 2 characters for company tickets. */
export const employeeIdFor = (service: SubscriberServiceId) =>
  requiredText(maxEmployeeIdLength, minEmployeeIdLength(service));
