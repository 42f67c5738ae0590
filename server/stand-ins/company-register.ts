import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import { isOrganisationNumber } from '@takst/domain/companies/organisation-number.rules.ts';
import { z } from 'zod';
import { readReferenceFile } from '#reference-data/reference-data.public.ts';
import { refuseInProduction } from './not-in-production.ts';

/** In place of `https://data.brreg.no`. */
export const companyRegisterPath = '/dev/company-register';

/** The stand-in answers 503 for this number, so that the page can be tried by hand. */
export const unitWithRegisterDown = '312005034';
/** It delays its answer for this number past our time-out. */
export const unitWithSlowRegister = '312300001';
/** It answers with HTML for this number. */
export const unitAnsweredWithRubbish = '312500000';

const slowSeconds = 30;

const unit = z.looseObject({ organisasjonsnummer: z.string() });
const registerFile = z.object({
  units: z.array(unit),
  subUnits: z.array(unit),
  removed: z.array(z.string()),
});

type Unit = z.output<typeof unit>;
type Lookup = { Params: { number: string } };

/** A local company register with Enhetsregisteret's protocol, with some real and some invented units. */
export function companyRegisterStandIn(): FastifyPluginAsync {
  refuseInProduction('The local company register');
  return async (app) => {
    const { units, subUnits, removed } = await readReferenceFile(
      'company-register.json',
      registerFile,
    );
    const serve = (list: string, kind: string, units: ReadonlyMap<string, Unit>) =>
      app.get<Lookup>(
        `${companyRegisterPath}/enhetsregisteret/api/${list}/:number`,
        async ({ params: { number } }, reply) => {
          if (number === unitWithSlowRegister) await longPause(reply);
          if (number === unitWithRegisterDown) return failure(reply, 503);
          if (number === unitAnsweredWithRubbish) {
            return reply.type('text/html').send('<html><h1>Vedlikehold</h1></html>');
          }
          if (!isOrganisationNumber(number)) return failure(reply, 400);
          if (removed.includes(number)) return failure(reply, 410);
          const unit = units.get(number);
          if (!unit) return failure(reply, 404);
          return reply
            .type(`application/vnd.brreg.enhetsregisteret.${kind}.v2+json;charset=UTF-8`)
            .send(JSON.stringify(unit));
        },
      );
    serve('enheter', 'enhet', byNumber(units));
    serve('underenheter', 'underenhet', byNumber(subUnits));
  };
}

const byNumber = (units: readonly Unit[]): ReadonlyMap<string, Unit> =>
  new Map(units.map((one) => [one.organisasjonsnummer, one]));

const failure = (reply: FastifyReply, status: number) =>
  reply.status(status).send({ status, error: 'as the register says it' });

/** Until the client disconnects. */
async function longPause({ raw }: FastifyReply): Promise<void> {
  const closed = new AbortController();
  raw.on('close', () => closed.abort());
  await pause(slowSeconds * 1_000, undefined, { ref: false, signal: closed.signal }).catch(
    () => undefined,
  );
}
