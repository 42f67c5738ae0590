import { projectOperators, takeOperatorsFrom } from '#app/operators/read-operators.ts';

// As each process does at its start.
takeOperatorsFrom(projectOperators);
