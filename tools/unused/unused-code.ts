import { z } from 'zod';

/** What counts as unused: files that nothing imports, and exports that no other file imports. */
export const kinds = ['files', 'exports', 'types', 'nsExports', 'nsTypes'] as const;

/** What the reporter prints and the check reads. */
export const unusedCode = z.object({ filesRead: z.int(), unused: z.array(z.string()) });
export type UnusedCode = z.output<typeof unusedCode>;
