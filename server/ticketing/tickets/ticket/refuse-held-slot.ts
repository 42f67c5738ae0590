import { violatedConstraint } from '#platform/db/connection/violated-constraint.ts';

export type HeldSlotRefusal = 'CONFLICTING_TICKET' | 'TICKET_ALREADY_EXISTS';

/** Tells a change that met a constraint behind the locks as the rule tells it. */
export async function refuseHeldSlot<Answer>(changing: () => Promise<Answer>) {
  try {
    return await changing();
  } catch (error) {
    const code = refusalOfConstraint(violatedConstraint(error) ?? '');
    if (!code) throw error;
    return { refused: { code } } as const;
  }
}

/** The refusal that a constraint behind the locks stands for. */
export const refusalOfConstraint = (constraint: string): HeldSlotRefusal | null =>
  codeOfConstraint[constraint] ?? null;

const codeOfConstraint: Readonly<Record<string, HeldSlotRefusal | undefined>> = {
  one_open_ticket_per_holder: 'CONFLICTING_TICKET',
  one_open_ticket_per_medium: 'TICKET_ALREADY_EXISTS',
  card_number_in_use: 'TICKET_ALREADY_EXISTS',
};
