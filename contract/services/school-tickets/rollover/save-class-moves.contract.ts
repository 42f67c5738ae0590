import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { pupilFields } from '../order/order-school-tickets.contract.ts';

const { className } = pupilFields;

/** As the school has it: a class, null for leavers. */
const move = z.strictObject({ from: className, to: z.nullable(className) });

export const saveClassMoves = route({
  method: 'PUT',
  path: '/schoolticket-api/class-moves/by-company-id/{id}',
  summary: 'Says where classes of a school move when a school year ends; others stay as they are',
  needs: 'school.order',
  company: 'id',
  body: z.strictObject({ moves: z.array(move).check(z.minLength(1), z.maxLength(300)) }),
  example: { moves: [{ from: '8A', to: '9A' }] },
  reply: z.object({ saved: z.int() }),
  refusals: {},
});
