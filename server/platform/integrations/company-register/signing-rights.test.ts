import type { Signatory } from '@takst/domain/services/onboarding/signing-rights.rules.ts';
import type { RequestListener } from 'node:http';
import { describe, expect, it } from 'vitest';
import { startTestService } from '#platform/integrations/test-service.ts';
import { signingPeople } from '#platform/stand-ins/company-register/signing-people.ts';
import { companyRegister } from './company-register.adapter.ts';

const wholeMs = 1_000;
const { ingrid, jonas } = signingPeople;

let unread: unknown[] = [];
const log = { info: (line: unknown) => void unread.push(line) };

const by = (basis: string, ...groups: readonly (readonly Signatory[])[]) => ({
  combinations: groups.map((people) => ({ basis, people })),
});

const number = '314600002';
const enhet = { organisasjonsnummer: number };
const person = (navn: string, fodselsdato: string, more = {}) => ({ navn, fodselsdato, ...more });
const listed = (kode: string | null, ...personRolleKombinasjon: unknown[]) => ({
  kode,
  personRolleKombinasjon,
});
const ingridThere = person('Ingrid  Hansen', '10.01.1960');
const jonasThere = person('Jonas Berg', '1967-02-11');
const answerWith = (kombinasjon: unknown[], more = {}) => ({
  enhet,
  signeringsKombinasjon: { kombinasjon },
  ...more,
});
const inWords = {
  signeringsGrunnlag: { signaturProkuraRoller: { signaturProkuraFritekst: 'Etter avtale.' } },
};
const unit = { organisasjonsnummer: number, navn: 'TEST AS', organisasjonsform: { kode: 'AS' } };
const roleOf = (kode: string, more: object) => ({ type: { kode }, ...more });
const roles = {
  rollegrupper: [
    {
      roller: [
        roleOf('LEDE', {
          person: { fodselsdato: '1960-01-10', navn: { fornavn: 'Ingrid', etternavn: 'Hansen' } },
        }),
        roleOf('MEDL', {
          person: {
            fodselsdato: '1967-02-11',
            navn: { fornavn: 'Jonas', mellomnavn: 'Ås', etternavn: 'Berg' },
          },
        }),
        roleOf('MEDL', {
          person: { fodselsdato: '1981-04-13', navn: { etternavn: 'Haugen' }, erDoed: true },
        }),
        roleOf('MEDL', { fratraadt: true, enhet: { organisasjonsnummer: '991609407' } }),
        roleOf('MEDL', { avregistrert: true, person: { navn: { etternavn: 'Lund' } } }),
      ],
    },
  ],
};
const ofRoles = by('ROLES', [ingrid, { ...jonas, name: 'Jonas Ås Berg' }]);

type Answers = Partial<Record<'signatur' | 'prokura' | 'roller' | 'unit', unknown>>;

/** Each path with its answer; without one it is 404. A number is a status, and a text is sent as it is. */
const answering =
  (answers: Answers, requests: string[] = []): RequestListener =>
  ({ url = '' }, response) => {
    const last = url.split('/').at(-1) ?? '';
    requests.push(last === number ? 'unit' : last);
    const answer = answers[(last === number ? 'unit' : last) as keyof Answers] ?? 404;
    if (typeof answer === 'number') response.writeHead(answer).end('{}');
    else response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
  };

describe('an answer about rights', () => {
  const rightsFrom = async (answers: Answers, requests?: string[]) => {
    unread = [];
    const url = await startTestService(answering(answers, requests));
    return companyRegister({ url, wholeMs, log }).signingRightsOf(number);
  };

  it.each<[string, unknown, unknown]>([
    [
      'both kinds of dates',
      answerWith([listed('SIFE', ingridThere, jonasThere)]),
      [[ingrid, jonas]],
    ],
    [
      'a standard rule and the board of the law beside it',
      answerWith([listed('STYR', ingridThere, jonasThere), listed('R0012', ingridThere)]),
      [[ingrid, jonas], [ingrid]],
    ],
    [
      'each for themselves',
      answerWith([listed('SIHV', ingridThere, jonasThere)]),
      [[ingrid], [jonas]],
    ],
    ['together, but one alone', answerWith([listed('SIFE', ingridThere)]), []],
    ['an unknown code', answerWith([listed('XYZ', ingridThere)]), []],
    ['no code', answerWith([listed(null, ingridThere)]), []],
    ['nobody', answerWith([listed('R0012')]), []],
    ['the same person twice', answerWith([listed('R0012', ingridThere, ingridThere)]), []],
    [
      'one without a birth date',
      answerWith([listed('R0012', ingridThere, { navn: 'Jonas Berg' })]),
      [],
    ],
    [
      'one without a name',
      answerWith([listed('R0012', ingridThere, person(' ', '11.02.1967'))]),
      [],
    ],
    [
      'a day that does not exist',
      answerWith([listed('R0012', ingridThere, person('Jonas', '31.02.1967'))]),
      [],
    ],
    [
      'one who has died',
      answerWith([listed('R0012', ingridThere, { ...jonasThere, erDoed: true })]),
      [],
    ],
    [
      'one who has left',
      answerWith([listed('R0012', ingridThere, { ...jonasThere, fratraadt: true })]),
      [],
    ],
    [
      'one removed',
      answerWith([listed('R0012', ingridThere, { ...jonasThere, avregistrert: true })]),
      [],
    ],
    [
      'an organisation',
      answerWith([listed('R0012', ingridThere, { ...jonasThere, enhet: {} })]),
      [],
    ],
    [
      'a condition',
      answerWith([listed('R0012', { ...ingridThere, rolleFritekst: 'under 1 mill.' })]),
      [],
    ],
    [
      'one combination unusable',
      answerWith([listed('XYZ', jonasThere), listed('R0012', ingridThere)]),
      [[ingrid]],
    ],
    ['a rule in words', answerWith([], inWords), []],
    [
      'a rule that is not interpreted',
      answerWith([], { status: { regelStatus: { kode: 'RT' } } }),
      [],
    ],
    [
      'a routine that failed',
      answerWith([listed('R0012', ingridThere)], { status: { rutineStatus: { kode: 'FE' } } }),
      [],
    ],
  ])('with %s', async (_, signatur, groups) => {
    const requests: string[] = [];
    const rights = await rightsFrom({ signatur, unit, roller: roles }, requests);
    expect(rights.combinations.map(({ people }) => people)).toEqual(groups);
    // What is registered and cannot be read is never replaced by the roles.
    expect(requests.toSorted()).toEqual(['prokura', 'signatur']);
    expect(JSON.stringify(unread)).not.toMatch(/Hansen|Jonas|avtale|mill/);
    expect(unread.length > 0).toBe(JSON.stringify(groups) === '[]' || _.startsWith('one comb'));
  });

  it.each<[string, Answers]>([
    ['404', {}],
    ['410', { signatur: 410, prokura: 410 }],
    ['no combinations', { signatur: answerWith([]), prokura: { enhet } }],
    ['rule RI', { signatur: { enhet, status: { regelStatus: { kode: 'RI' } } } }],
    [
      'a form that is not looked up',
      { signatur: { enhet, status: { rutineStatus: { kode: 'NA' } } } },
    ],
  ])('with %s is none, and the roles count', async (_, answers) => {
    expect(await rightsFrom({ ...answers, unit, roller: roles })).toEqual(ofRoles);
    expect(unread).toEqual([]);
  });

  it('with signature and procuration has both', async () => {
    const rights = await rightsFrom({
      signatur: answerWith([listed('R0012', ingridThere, jonasThere)]),
      prokura: answerWith([listed('POHV', jonasThere)]),
    });
    expect(rights.combinations).toEqual([
      { basis: 'SIGNATURE', people: [ingrid, jonas] },
      { basis: 'PROCURATION', people: [jonas] },
    ]);
  });

  const good = { signatur: answerWith([listed('R0012', ingridThere)]), unit, roller: roles };
  it.each<[string, Answers, string]>([
    [
      'signature of another unit',
      { ...good, signatur: { enhet: { organisasjonsnummer: '991609407' } } },
      'another unit',
    ],
    ['procuration that is no JSON', { ...good, prokura: '<h1>' }, 'no JSON'],
    ['procuration of another shape', { ...good, prokura: { kombinasjon: [] } }, 'cannot be read'],
    ['procuration that fails', { ...good, prokura: 500 }, 'answered 500'],
    ['procuration that is asked too often', { ...good, prokura: 429 }, 'answered 429'],
    ['roles of another shape', { unit, roller: { roles: [] } }, 'cannot be read'],
    ['roles that fail', { unit, roller: 503 }, 'answered 503'],
    [
      'the roles’ unit that is another',
      { unit: { ...unit, organisasjonsnummer: '991609407' }, roller: roles },
      'another unit',
    ],
  ])('%s: the register is unavailable', async (_, answers, reason) => {
    await expect(rightsFrom(answers)).rejects.toThrow(reason);
  });

  it('and its roles share the time of one look-up', async () => {
    const requests: string[] = [];
    const good = answering({ unit, roller: roles }, requests);
    const url = await startTestService((request, response) => {
      setTimeout(() => {
        if (requests.length > 0) return good(request, response);
        requests.push('failed');
        response.writeHead(503).end();
      }, wholeMs * 0.4);
    });
    const began = performance.now();
    const register = companyRegister({ url, wholeMs, log });
    // A try that fails, a second one and the roles: each in its own time, together too late.
    await expect(register.signingRightsOf(number)).rejects.toThrow('unavailable: no answer');
    expect(performance.now() - began).toBeLessThan(wholeMs + 500);
  });
});
