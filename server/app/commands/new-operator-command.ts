import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrastsOf } from '#platform/tenants/brand.ts';
import { colourForm } from '#platform/tenants/colour.ts';
import { operatorFiles } from '../operators/operator-template.ts';
import { paletteOf } from '../operators/palette.ts';
import { OperatorFaults, operatorId, readOperators } from '../operators/read-operators.ts';
import type { CommandResult } from './reference-data-command.ts';

export const newOperatorUsage = `npm run new-operator -- <id> <name> <colour>
  makes the folder of an operator: npm run new-operator -- nord Nord '#0b6e4f'
  The id is 2 to 20 small letters and digits; the colour is #b3261e or oklch(0.5 0.18 27). See docs/operators.md.`;

type Place = { readonly folder: string; readonly today: Temporal.PlainDate };

/** Makes the folder of a new operator from the template, and says how well its colours can be read. */
export function runNewOperatorCommand(
  [id = '', name = '', colour = '', ...more]: readonly string[],
  { folder, today }: Place,
): CommandResult {
  if (
    !operatorId.test(id) ||
    !/^\S(.{0,38}\S)?$/.test(name) ||
    !colourForm.test(colour) ||
    more.length > 0
  ) {
    return refused(newOperatorUsage);
  }
  const own = join(folder, id);
  if (existsSync(own)) return refused(`${own} is there already: nothing was changed.`);
  const brand = paletteOf(colour, 'inter');
  mkdirSync(own, { recursive: true });
  for (const [file, content] of Object.entries(operatorFiles({ id, name, brand, today }))) {
    writeFileSync(join(own, file), `${JSON.stringify(content, null, 2)}\n`);
  }
  const faults = faultsIn(folder);
  return {
    isDone: faults.length === 0,
    lines: [
      `Made ${own}: operator.json, brand.json, words.json, zones.geojson and data.json.`,
      'Texts on colours (4.5 is the least):',
      ...contrastsOf(brand).map(
        ({ on, text, contrast }) => `  ${contrast.toFixed(2)}  ${text} on ${on}`,
      ),
      ...faults.map((fault) => `Wrong: ${fault}`),
      `Try it: npm start, then http://${id}.localhost:3000 as operator@${id}.example with the password demo.`,
      'What to replace before it is real: docs/operators.md.',
    ],
  };
}

const refused = (line: string): CommandResult => ({ isDone: false, lines: [line] });

/** Of all operators: a start reads them together. */
function faultsIn(folder: string): readonly string[] {
  try {
    readOperators(folder);
    return [];
  } catch (error) {
    if (error instanceof OperatorFaults) return error.faults;
    throw error;
  }
}
