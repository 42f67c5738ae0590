import { demoLogins } from '../demo-logins.ts';
import type { DemoCompany } from '../demo-company.ts';

/** A person whose purchases in the app a company pays for. */
type CoveredPerson = {
  readonly name: string;
  readonly phone: string;
  /** One of the company's references. */
  readonly invoiceReference: string;
  /** Of purchases in a calendar month; null for no limit. */
  readonly limitOre: number | null;
};

/** What goes with a reference, where something does. */
type ReferenceTerms = {
  readonly budgetOre: number | null;
  readonly personalReferencePattern: string | null;
};

/** What a company has at its ticket counter, before anything is ordered there. */
export type CounterCustomer = {
  /** The addresses of those who order: TICKET_ADMIN of the company. */
  readonly buyers: readonly string[];
  readonly invoiceReferences: readonly string[];
  readonly referenceTerms: Readonly<Record<string, ReferenceTerms>>;
  readonly settings: {
    readonly allowTicketAdminsToUpdateInvoiceReferences: boolean;
    readonly invoiceReferenceIsMandatory: boolean;
  };
  readonly covered: readonly CoveredPerson[];
};

/** Active users who order at the counter of a company. */
const buyersOf = ({ tenant, key }: DemoCompany): string[] =>
  demoLogins
    .filter(
      (login) =>
        login.tenant === tenant &&
        login.state === 'ACTIVE' &&
        login.companyRoles[key]?.includes('TICKET_ADMIN'),
    )
    .map(({ email }) => email);

/** The shortest and the longest reference that may be typed are among them (spec 3 §5). */
const references = [
  'Gjester',
  'Kurs og konferanser',
  'P7',
  'Prosjekt 2041 – kundebesøk, ansvar 31, kto 7140000',
];

/** A budget for a year, and projects by their numbers. */
const referenceTerms: CounterCustomer['referenceTerms'] = {
  'Kurs og konferanser': { budgetOre: 50_000_00, personalReferencePattern: null },
  P7: { budgetOre: 120_000_00, personalReferencePattern: 'P####' },
};

/** People who travel on the company's account; all numbers begin with 4123. */
const covered: readonly CoveredPerson[] = [
  { name: 'Runa Sandvik', phone: '41236101', invoiceReference: 'Gjester', limitOre: null },
  {
    name: 'Geir Olav Øverland',
    phone: '41236102',
    invoiceReference: 'Kurs og konferanser',
    limitOre: 1_500_00,
  },
  { name: 'Åshild Bø', phone: '41236103', invoiceReference: 'P7', limitOre: 600_00 },
];

/** Null for a company without a counter. */
export function counterCustomerOf(company: DemoCompany): CounterCustomer | null {
  if (!company.agreements.some(({ subtype }) => subtype === 'TICKETOFFICE')) return null;
  const buyers = buyersOf(company);
  const isLarge = buyers.length > 1;
  return {
    buyers,
    invoiceReferences: isLarge ? references : references.slice(0, 1),
    referenceTerms,
    settings: {
      allowTicketAdminsToUpdateInvoiceReferences: isLarge,
      invoiceReferenceIsMandatory: !isLarge,
    },
    covered: isLarge ? covered : [],
  };
}
