import type { RefusedOrder } from './decide-order.rules.ts';

const phone = ['phoneCountryCode', 'phone'] as const;
const zones = ['zoneChoice', 'zoneFrom', 'zoneTo'] as const;

/**
 * The fields that each refusal is about: it is forgotten when one of them changes. Each form has its own name for the
 * agreement.
 */
export const causesOfRefusals = <Agreement extends string>(agreement: Agreement) =>
  ({
    TICKET_ALREADY_HELD: phone,
    START_DATE_IN_QUARANTINE: [...phone, 'startDate'],
    AGREEMENT_NOT_FOUND: [agreement],
    AGREEMENT_NOT_VALID: [agreement, 'startDate'],
    START_DATE_NOT_OFFERED: ['startDate'],
    ZONES_NOT_OFFERED: zones,
    PROFILE_NOT_OFFERED: ['profileId'],
    PRODUCT_NOT_OFFERED: [...zones, 'profileId', 'startDate'],
    PHONE_NOT_MOBILE: phone,
    EMPLOYEE_ID_TOO_SHORT: ['employeeId', agreement],
  }) as const satisfies Record<RefusedOrder['code'], readonly string[]>;
