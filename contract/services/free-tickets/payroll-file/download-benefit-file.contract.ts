import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';

export const downloadBenefitFile = route({
  method: 'GET',
  path: '/freeticket-api/payroll-file/text/{fileId}',
  summary: 'A file that was made for the payroll system, as it was then',
  needs: 'freeTicket',
  download: 'text/plain',
  reply: z.string(),
  refusals: {
    FILE_NOT_FOUND: { status: 404 },
    /** Employee numbers of so many lines are erased: the rest would not be the file. */
    NUMBERS_ERASED: { status: 410, details: z.object({ lines: z.int() }) },
  },
});
