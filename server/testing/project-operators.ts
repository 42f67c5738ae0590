import {
  projectOperators,
  type ReadOperator,
  readOperators,
  takeOperators,
} from '#app/operators/read-operators.ts';

/** Read once for each test process. */
let operators: readonly ReadOperator[] | undefined;

/** Makes the project's operators those of this process, as each process does at its start. */
export const takeProjectOperators = (): void =>
  takeOperators(projectOperators, (operators ??= readOperators(projectOperators)));
