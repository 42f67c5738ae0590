import type { Signatory } from '@takst/domain/services/onboarding/signing-rights.rules.ts';
import { signingCompanies, signingPeople } from './signing-people.ts';

export type RightsKind = 'signatur' | 'prokura';

type Registered = {
  /** The register's code for the rule; without one it is only in words. */
  readonly code?: string;
  readonly text: string;
  readonly combinations: readonly (readonly Signatory[])[];
};

const { ingrid, jonas, silje, magnus } = signingPeople;

const ingridAlone: Registered = {
  code: 'SIHV',
  text: 'Ingrid Hansen alene.',
  combinations: [[ingrid]],
};

const signatures: Readonly<Record<string, Registered>> = {
  [signingCompanies.alone]: ingridAlone,
  [signingCompanies.eInvoicesDown]: ingridAlone,
  [signingCompanies.together]: {
    code: 'SIFE',
    text: 'Jonas Berg og Silje Lund i fellesskap.',
    combinations: [[jonas, silje]],
  },
  [signingCompanies.anyTwo]: {
    code: 'R0012',
    text: 'To styremedlemmer i fellesskap.',
    combinations: [
      [jonas, silje],
      [jonas, magnus],
      [silje, magnus],
    ],
  },
  [signingCompanies.onlyInWords]: {
    text: 'Styrets leder sammen med et medlem valgt av de ansatte.',
    combinations: [],
  },
};

const procurations: Readonly<Record<string, Registered>> = {
  [signingCompanies.procuration]: {
    code: 'POHV',
    text: 'Magnus Haugen alene.',
    combinations: [[magnus]],
  },
};

const registered = { signatur: signatures, prokura: procurations };

/** `dd.mm.yyyy`, as the register writes dates among rights. */
const dotted = ({ day, month, year }: Temporal.PlainDate): string =>
  `${String(day).padStart(2, '0')}.${String(month).padStart(2, '0')}.${year}`;

/** Forms of organisation that the register's service does not look up. */
const unsupportedForms: readonly string[] = ['KOMM', 'FYLK', 'ORGL', 'STAT', 'SÆR'];

/** What `GET /fullmakt/enheter/{number}/signatur` or `…/prokura` answers about a unit. */
export function rightsAnswer(kind: RightsKind, number: string, form: string | undefined) {
  const enhet = { organisasjonsnummer: number };
  if (unsupportedForms.includes(form ?? '')) {
    return { enhet, status: { rutineStatus: { kode: 'NA' } } };
  }
  const rights = registered[kind][number];
  const rule = rights?.code ? 'RF' : 'RI';
  const status = { rutineStatus: { kode: 'OK' }, regelStatus: { kode: rule } };
  if (!rights) return { enhet, status, signeringsGrunnlag: { kode: 'SI' } };
  return {
    enhet,
    status,
    signeringsGrunnlag: {
      kode: 'SF',
      signaturProkuraRoller: { signaturProkuraFritekst: rights.text },
    },
    signeringsKombinasjon: {
      kombinasjon: rights.combinations.map((people, place) => ({
        kombinasjonsId: String(place + 1),
        kode: rights.code,
        personRolleKombinasjon: people.map(({ name, birthDate }) => ({
          navn: name,
          fodselsdato: dotted(birthDate),
        })),
      })),
    },
  };
}
