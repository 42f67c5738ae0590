import type { Answer } from '#testing/portal/call-as.ts';

/** `done`, or the code of the refusal. */
const outcomeOf = ({ status, json }: Answer): string =>
  status === 200 ? 'done' : ((json as { code?: string }).code ?? String(status));

/** What became of calls, in the order of the alphabet. */
export const outcomesOf = (answers: readonly Answer[]): string[] =>
  answers.map(outcomeOf).toSorted();

/** The statuses of calls, lowest first. */
export const statusesOf = (answers: readonly Answer[]): number[] =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);
