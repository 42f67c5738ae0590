import * as z from 'zod/mini';

export const bilingualText = z.object({ nb: z.string(), en: z.string() });
