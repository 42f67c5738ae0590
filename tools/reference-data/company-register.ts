import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const unit = z.looseObject({ organisasjonsnummer: z.string() });
const units = z.array(unit);
const edgeCases = z.object({
  cases: z.array(
    z.object({ http: z.number(), orgnr: z.string().optional(), body: unit.optional() }),
  ),
});

const readJson = <S extends z.ZodType>(folder: string, name: string, schema: S): z.output<S> =>
  schema.parse(JSON.parse(readFileSync(join(folder, 'brreg', name), 'utf8')));

/** Units for the local company register: real ones, and invented ones that may not become customers. */
export function companyRegisterFile(folder: string) {
  const { cases } = readJson(folder, 'edge-cases-synthetic.json', edgeCases);
  return {
    sources: [
      'Units that begin with 8 or 9: FACT, Enhetsregisteret (NLOD), November and December 2025, by github.com/netbrain/brreg-delta.',
      'Units that begin with 3: INVENTED, in the range that no real unit has.',
    ],
    units: [
      ...readJson(folder, 'enheter.json', units),
      ...cases.flatMap(({ body }) => (body ? [body] : [])),
    ],
    subUnits: readJson(folder, 'underenheter.json', units),
    removed: cases.flatMap(({ http, orgnr }) => (http === 410 && orgnr ? [orgnr] : [])),
  };
}
