import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import { isOrganisationNumber } from '@takst/domain/customers/companies/organisation-number.rules.ts';
import { z } from 'zod';
import { readReferenceFile } from '#platform/reference-data/reference-data.public.ts';
import { rightsAnswer, type RightsKind } from './company-register/rights-answers.ts';
import { rolesAnswer } from './company-register/roles-answer.ts';
import { signingCompanies } from './company-register/signing-people.ts';
import { signingUnits } from './company-register/signing-units.ts';
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

const unit = z.looseObject({
  organisasjonsnummer: z.string(),
  organisasjonsform: z.looseObject({ kode: z.string() }).optional(),
});
const registerFile = z.object({
  units: z.array(unit),
  subUnits: z.array(unit),
  removed: z.array(z.string()),
});

type Unit = z.output<typeof unit>;
type FindUnit = (number: string) => Promise<Unit | undefined>;
type Lookup = { Params: { number: string } };

type Trouble = 'down' | 'slow' | 'rubbish';
type Troubles = Readonly<Record<string, Trouble>>;

const lookUpTroubles: Troubles = {
  [unitWithRegisterDown]: 'down',
  [unitWithSlowRegister]: 'slow',
  [unitAnsweredWithRubbish]: 'rubbish',
};
/** Those of the look-up have trouble with their rights too. */
const rightsTroubles: Troubles = {
  ...lookUpTroubles,
  [signingCompanies.rightsDown]: 'down',
  [signingCompanies.rightsSlow]: 'slow',
  [signingCompanies.rightsRubbish]: 'rubbish',
};

/** A local company register with Enhetsregisteret's protocol, with some real and some invented units, and all customers. */
export function companyRegisterStandIn(
  findCustomer: FindUnit = async () => undefined,
): FastifyPluginAsync {
  refuseInProduction('The local company register');
  return async (app) => {
    const { units, subUnits, removed } = await readReferenceFile(
      'company-register.json',
      registerFile,
    );
    const registered = byNumber([...units, ...signingUnits]);
    const enheter: FindUnit = async (number) => registered.get(number) ?? findCustomer(number);
    const registeredSubUnits = byNumber(subUnits);
    const serve = (path: string, { find, troubles, answer }: Service) =>
      app.get<Lookup>(`${companyRegisterPath}${path}`, async ({ params: { number } }, reply) => {
        const trouble = troubles[number];
        if (trouble) return answerTrouble(reply, trouble);
        if (!isOrganisationNumber(number)) return failure(reply, 400);
        if (removed.includes(number)) return failure(reply, 410);
        const unit = await find(number);
        if (!unit) return failure(reply, 404);
        const { mediaType, body } = answer(unit);
        return reply.type(`${mediaType};charset=UTF-8`).send(JSON.stringify(body));
      });
    const unitsOf = (find: FindUnit, kind: string): Service => ({
      find,
      troubles: lookUpTroubles,
      answer: (body) => ({
        mediaType: `application/vnd.brreg.enhetsregisteret.${kind}.v2+json`,
        body,
      }),
    });
    serve('/enhetsregisteret/api/enheter/:number', unitsOf(enheter, 'enhet'));
    serve(
      '/enhetsregisteret/api/underenheter/:number',
      unitsOf(async (number) => registeredSubUnits.get(number), 'underenhet'),
    );
    serve('/enhetsregisteret/api/enheter/:number/roller', {
      find: enheter,
      troubles: lookUpTroubles,
      answer: ({ organisasjonsnummer, organisasjonsform }) => ({
        mediaType: 'application/json',
        body: rolesAnswer(organisasjonsnummer, organisasjonsform?.kode),
      }),
    });
    for (const kind of ['signatur', 'prokura'] as const satisfies RightsKind[]) {
      serve(`/fullmakt/enheter/:number/${kind}`, {
        find: enheter,
        troubles: rightsTroubles,
        answer: ({ organisasjonsnummer, organisasjonsform }) => ({
          mediaType: 'application/vnd.brreg.enhetsregisteret.fullmakt.oppslag.v1+json',
          body: rightsAnswer(kind, organisasjonsnummer, organisasjonsform?.kode),
        }),
      });
    }
  };
}

type Service = {
  readonly find: FindUnit;
  readonly troubles: Troubles;
  readonly answer: (unit: Unit) => { readonly mediaType: string; readonly body: unknown };
};

async function answerTrouble(reply: FastifyReply, trouble: Trouble) {
  if (trouble === 'slow') await longPause(reply);
  if (trouble === 'rubbish')
    return reply.type('text/html').send('<html><h1>Vedlikehold</h1></html>');
  return failure(reply, 503);
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
