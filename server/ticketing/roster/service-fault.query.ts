import type { BatchService } from '@takst/contract/ticketing/batches/batch-service.ts';
import { sql } from 'kysely';

/** Rows with a fault that nobody can mend in a cell: the person has a ticket elsewhere, or the offer lacks it. */
export const hasServiceFault = ({ faults }: BatchService) => sql<boolean>`exists (
  select from jsonb_array_elements(faults) as fault
   where fault ->> 'code' = any(${sql.val([...faults])}::text[]))`;
