import * as z from 'zod/mini';
import { id } from '#platform/calls/scalars.ts';
import { requiredText } from '#platform/calls/text-fields.ts';

/** What the company calls it in its accounts. */
export const costCentreFields = { code: requiredText(20), name: requiredText(60) };

export const costCentre = z.object({ id, code: z.string(), name: z.string() });
export type CostCentre = z.output<typeof costCentre>;
