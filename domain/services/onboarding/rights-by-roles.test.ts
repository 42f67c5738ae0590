import { describe, expect, it } from 'vitest';
import { date } from '#testing/any-date.ts';
import { type RegisteredRole, rightsByRoles } from './rights-by-roles.rules.ts';
import type { Signatory } from './signing-rights.rules.ts';

const ingrid: Signatory = { name: 'Ingrid Hansen', birthDate: date('1960-01-10') };
const jonas: Signatory = { name: 'Jonas Berg', birthDate: date('1967-02-11') };
const silje: Signatory = { name: 'Silje Lund', birthDate: date('1974-03-12') };

const role = (code: string, holder: Signatory | null, hasLeft = false): RegisteredRole => ({
  code,
  holder,
  hasLeft,
});
const board = [role('LEDE', jonas), role('MEDL', silje)];
const together = (...people: readonly Signatory[]) => ({
  combinations: [{ basis: 'ROLES', people }],
});

describe('without registered signature or procuration (document 3 §9)', () => {
  it.each<[string, string | null, readonly RegisteredRole[], unknown]>([
    ['the whole board signs together', 'AS', board, together(jonas, silje)],
    [
      'deputy chairs are of the board',
      'BRL',
      [role('NEST', ingrid), ...board],
      together(ingrid, jonas, silje),
    ],
    [
      'a managing director does not sign',
      'AS',
      [role('DAGL', ingrid), ...board],
      together(jonas, silje),
    ],
    [
      'a managing director alone is nobody',
      'ASA',
      [role('DAGL', ingrid)],
      { none: 'NOBODY_IN_BODY' },
    ],
    [
      'deputies, observers, auditors and accountants do not sign',
      'AS',
      [
        ...board,
        ...['VARA', 'OBS', 'REVI', 'REGN', 'KONT', 'XYZ'].map((code) => role(code, ingrid)),
      ],
      together(jonas, silje),
    ],
    [
      'who has left the board does not count',
      'AS',
      [...board, role('MEDL', ingrid, true)],
      together(jonas, silje),
    ],
    [
      'a board that everybody has left is nobody',
      'AS',
      [role('LEDE', ingrid, true)],
      { none: 'NOBODY_IN_BODY' },
    ],
    [
      'an organisation cannot sign, and the others not without it',
      'DA',
      [role('DTPR', jonas), role('DTPR', null)],
      { none: 'HOLDER_IS_NO_PERSON' },
    ],
    [
      'an organisation that has left does not count',
      'DA',
      [role('DTPR', jonas), role('DTPR', null, true)],
      together(jonas),
    ],
    [
      'an auditor that is an organisation does not count',
      'AS',
      [...board, role('REVI', null)],
      together(jonas, silje),
    ],
    [
      'all partners sign together',
      'ANS',
      [role('DTSO', jonas), role('DTPR', silje)],
      together(jonas, silje),
    ],
    [
      'the board signs for partners who have one',
      'ANS',
      [role('DTSO', ingrid), ...board],
      together(jonas, silje),
    ],
    [
      'an organisation on the board of partners is not left out for them',
      'ANS',
      [role('LEDE', null), role('DTSO', ingrid)],
      { none: 'HOLDER_IS_NO_PERSON' },
    ],
    [
      'general partners sign together',
      'KS',
      [role('KOMP', jonas), role('KOMP', silje), role('DTPR', ingrid)],
      together(jonas, silje),
    ],
    [
      'a sole proprietor signs alone',
      'ENK',
      [role('INNH', ingrid), role('DAGL', jonas)],
      together(ingrid),
    ],
    ['a public body has no such rule', 'KOMM', board, { none: 'FORM_WITHOUT_RULE' }],
    ['nor a foreign branch', 'NUF', board, { none: 'FORM_WITHOUT_RULE' }],
    ['nor a form that is not told', null, board, { none: 'FORM_WITHOUT_RULE' }],
    ['a company without roles has nobody', 'AS', [], { none: 'NOBODY_IN_BODY' }],
  ])('%s', (_, form, roles, expected) => {
    expect(rightsByRoles(form, roles)).toEqual(expected);
  });

  it.each(['AS', 'ASA', 'SA', 'BRL', 'BBL', 'ANS', 'DA'])('the board of %s signs', (form) => {
    expect(rightsByRoles(form, board)).toEqual(together(jonas, silje));
  });
});
