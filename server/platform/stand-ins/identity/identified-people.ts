import type { Language } from '#platform/http/call.ts';

/** A person that the stand-in for BankID can identify, or a failure that it can show. */
export type IdentifiedPerson = {
  readonly subject: string;
  readonly givenName: string;
  readonly familyName: string;
  /** As the claim has it: ISO, but for the person who shows a malformed one. */
  readonly birthdate: string;
  /** What the person is for, in one line. */
  readonly use: Readonly<Record<Language, string>>;
  /** The provider's answer instead of an identity. */
  readonly error?: 'server_error';
};

/** The company register of the demo world has the same people in roles and signature rights. */
export const identifiedPeople: readonly IdentifiedPerson[] = [
  {
    subject: 'bankid-ingrid-hansen',
    givenName: 'Ingrid',
    familyName: 'Hansen',
    birthdate: '1960-01-10',
    use: { nb: 'Kan signere alene', en: 'May sign alone' },
  },
  {
    subject: 'bankid-jonas-berg',
    givenName: 'Jonas',
    familyName: 'Berg',
    birthdate: '1967-02-11',
    use: { nb: 'Signerer sammen med Silje Lund', en: 'Signs together with Silje Lund' },
  },
  {
    subject: 'bankid-silje-lund',
    givenName: 'Silje',
    familyName: 'Lund',
    birthdate: '1974-03-12',
    use: { nb: 'Signerer sammen med Jonas Berg', en: 'Signs together with Jonas Berg' },
  },
  {
    subject: 'bankid-magnus-haugen',
    givenName: 'Magnus',
    familyName: 'Haugen',
    birthdate: '1981-04-13',
    use: {
      nb: 'Den tredje der to av tre signerer',
      en: 'The third where any two of three sign',
    },
  },
  {
    subject: 'bankid-kari-moen',
    givenName: 'Kari',
    familyName: 'Moen',
    birthdate: '1984-05-14',
    use: { nb: 'Har ingen rolle i noen bedrift', en: 'Has no role in any company' },
  },
  {
    subject: 'bankid-even-dahl',
    givenName: 'Even',
    familyName: 'Dahl',
    birthdate: '1988-06-15',
    use: { nb: 'Tjenesten svarer med feil', en: 'The service answers with an error' },
    error: 'server_error',
  },
  {
    subject: 'bankid-thea-nygaard',
    givenName: 'Thea',
    familyName: 'Nygaard',
    birthdate: '16.07.1991',
    use: {
      nb: 'Fødselsdatoen kommer i feil format',
      en: 'The birth date comes in a wrong format',
    },
  },
];

export const findIdentifiedPerson = (subject: string): IdentifiedPerson | null =>
  identifiedPeople.find((person) => person.subject === subject) ?? null;
