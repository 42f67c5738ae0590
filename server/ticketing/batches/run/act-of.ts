import * as z from 'zod/mini';

const planned = z.object({ act: z.nullable(z.string()) });

/** What is done with a row of a service that does several things; null where it does but one. */
export function actOf(plan: unknown): string | null {
  const reading = z.safeParse(planned, plan);
  return reading.success ? reading.data.act : null;
}
