import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const file = join(import.meta.dirname, '../../database/reference/company-register.json');
const unit = z.object({
  organisasjonsnummer: z.string(),
  slettedato: z.string().optional(),
  konkurs: z.boolean().optional(),
  underAvvikling: z.boolean().optional(),
  underTvangsavviklingEllerTvangsopplosning: z.boolean().optional(),
});

/** Organisation numbers of the local register's units that may become customers. */
export const registeredUnits = (): string[] =>
  z
    .object({ units: z.array(unit) })
    .parse(JSON.parse(readFileSync(file, 'utf8')))
    .units.filter(
      (one) =>
        !one.slettedato &&
        !one.konkurs &&
        !one.underAvvikling &&
        !one.underTvangsavviklingEllerTvangsopplosning,
    )
    .map(({ organisasjonsnummer }) => organisasjonsnummer);
