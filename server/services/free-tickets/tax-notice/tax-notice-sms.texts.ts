import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { fitInOneSms } from '#platform/integrations/sms/sms.public.ts';

type TaxNoticeSms = {
  readonly tenant: TenantId;
  readonly firstName: string;
  readonly companyName: string;
  readonly link: string;
};

const words = { freeTicket: 'fribillett', employeeTicket: 'ansattbillett' } as const;

/** To the employee, in one message: what the link is about, and who asks. */
export const taxNoticeSms = ({ tenant, link, ...names }: TaxNoticeSms): string =>
  fitInOneSms(
    names,
    (companyName) =>
      `Før ${companyName} bestiller ${words[tenantOf(tenant).freeTicketWord]} til familien din: ` +
      `Se hva du må skatte av. ${link}`,
  );
