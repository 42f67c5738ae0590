import * as z from 'zod/mini';
import { id } from '#platform/calls/scalars.ts';

/** A person as one company knows them, with or without tickets. */
export const subscriber = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  employeeId: z.string(),
  phoneCountryCode: z.string(),
  phone: z.string(),
});
export type Subscriber = z.output<typeof subscriber>;
