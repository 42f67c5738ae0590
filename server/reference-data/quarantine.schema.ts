import { tenantIds } from '@takst/domain/tenants/tenant-id.ts';
import { z } from 'zod';

const quarantineRow = z.object({
  tenant: z.enum(tenantIds),
  validFrom: z.iso.date(),
  days: z.number().int().min(0),
});
export type QuarantineRow = z.output<typeof quarantineRow>;

export const quarantineFile = z.object({ quarantine: z.array(quarantineRow) });
