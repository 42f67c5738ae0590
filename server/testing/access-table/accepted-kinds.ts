import type { Answer } from '#testing/portal/call-as.ts';
import type { AimedInput } from './targets.ts';

/** The kinds of ids by which an allowed user has reached something with a call, and how. */
export type AcceptedKinds = Map<string, 'done' | 'refused by a rule'>;

/** A call that refuses its body refuses it for ids of every kind: two of them say no less than all. */
const maxRefusedKinds = 2;

/** The inputs with ids of the kinds by which the call was done; while it never was, of those that it refused by a rule. */
export function acceptedOf(
  acceptedKinds: AcceptedKinds,
  inputs: readonly AimedInput[],
): AimedInput[] {
  const ofOutcome = (outcome: string) =>
    inputs.filter(({ kinds }) => acceptedKinds.get(kinds) === outcome);
  const done = ofOutcome('done');
  return done.length > 0 ? done : ofOutcome('refused by a rule').slice(0, maxRefusedKinds);
}

export function accept(
  acceptedKinds: AcceptedKinds,
  { kinds }: AimedInput,
  { status }: Answer,
): void {
  if (isDone(status)) acceptedKinds.set(kinds, 'done');
  else if (!acceptedKinds.has(kinds)) acceptedKinds.set(kinds, 'refused by a rule');
}

/** Done, or refused by a rule about the thing itself. A user who may not reach the thing gets neither answer. */
export const isDone = (status: number): boolean => status === 200 || status === 409;
export const isReached = (status: number): boolean => ![400, 403, 404].includes(status);
