import { resolve } from 'node:path';
import { clockFrom } from '#platform/time/clock.ts';
import { projectOperators } from '../operators/read-operators.ts';
import { runNewOperatorCommand } from './new-operator-command.ts';

/** `npm run new-operator`: makes the folder of an operator. */
const { isDone, lines } = runNewOperatorCommand(process.argv.slice(2), {
  folder: resolve(process.env['OPERATORS_DIR'] || projectOperators),
  today: clockFrom(null).today(),
});
for (const line of lines) (isDone ? console.log : console.error)(line);
if (!isDone) process.exitCode = 1;
