import { demoTenants } from './demo-tenants.ts';
import { hasOwnCustomerNumbers } from '@takst/domain/customers/companies/onboard-company.rules.ts';
import { ofTenant, type PerTenant } from '@takst/domain/platform/tenants/tenant-id.ts';
import {
  companyTicketAgreement,
  type DemoCompany,
  freeTicketsOf,
  ticketOffice,
} from './demo-company.ts';
import {
  cancellingCounter,
  mainCounter,
  secondCounter,
  sellingCounter,
} from './ticket-counter/counter-terms.ts';
import { unitNumbers } from './housing/unit-numbers.ts';

/** A company as it is written down: a customer, without agreements and people unless it says so. */
type CompanyDraft = Omit<DemoCompany, 'tenant' | 'city' | 'customerNumber' | keyof typeof usual> &
  Partial<Pick<DemoCompany, keyof typeof usual>>;

const usual = { kind: 'CUSTOMER', agreements: [], people: 0 } as const;

const cities = { ruter: 'Oslo', akt: 'Kristiansand S', fjord: 'Fjordbyen' } as const;

const drafts: PerTenant<readonly CompanyDraft[]> = {
  ruter: [
    {
      key: 'several-services',
      name: 'Fjellheim Konsult AS',
      agreements: [
        { subtype: 'SUBSCRIPTIONS', invoiceReference: 'Avdeling Oslo' },
        {
          subtype: 'SUBSCRIPTIONS',
          invoiceReference: 'Avdeling Lillestrøm',
          interval: 'QUARTERLY',
        },
        ticketOffice(mainCounter),
      ],
      people: 132,
      profiles: ['SENIOR'],
      street: 'Fjellveien 12',
      postCode: '0470',
      settings: { payrollDatePicker: true },
      payrollFormat: 'generic',
      selfService: { access: 'ALLOW_TICKET_REQUESTS', requests: 4 },
    },
    {
      key: 'single-service',
      name: 'Solside Regnskap AS',
      agreements: [companyTicketAgreement],
      people: 14,
      hasNoInvoiceAddress: true,
      street: 'Solsiden 3',
      payrollFormat: 'visma-lonn',
      selfService: { access: 'ALLOW_WITH_AUTOMATIC_APPROVAL' },
      postCode: '0250',
    },
    {
      key: 'large',
      name: 'Storelva Industri AS',
      agreements: [companyTicketAgreement],
      people: 3000,
      invoiceRecipient: { reachedByEhf: true },
      street: 'Storelvveien 100',
      postCode: '0581',
      settings: { increasedExpiry: true },
      selfService: { access: 'ALLOW_TICKET_REQUESTS', requests: 60 },
    },
    {
      key: 'arbitrary-dates',
      name: 'Havblikk Hotell AS',
      agreements: [{ ...companyTicketAgreement, interval: 'ANNUALLY' }],
      people: 38,
      street: 'Havnegata 8',
      postCode: '0150',
      settings: { arbitraryDates: true },
      employeeIdLabel: 'Ressursnummer',
      selfService: {
        access: 'ALLOW_TICKET_REQUESTS',
        email: 'hr@havblikk.example',
        requests: 4,
      },
    },
    {
      key: 'contractor',
      name: 'Nordlys Renhold AS',
      kind: 'CONTRACTOR',
      agreements: [companyTicketAgreement],
      people: 9,
      settings: { invoiceBaseOnly: true },
      street: 'Verkstedveien 21',
      selfService: { access: 'DISABLED' },
      postCode: '0277',
    },
    {
      key: 'expired-agreement',
      name: 'Gamle Torg Bokhandel AS',
      agreements: [{ ...companyTicketAgreement, endedMonthsAgo: 1 }],
      people: 7,
      street: 'Torggata 40',
      postCode: '0183',
    },
    {
      key: 'no-agreement',
      name: 'Bekkefaret Snekkeri AS',
      street: 'Bekkefaret 2',
      postCode: '0980',
    },
    {
      key: 'free-ticket',
      name: 'Skogveien Busstrafikk AS',
      agreements: [
        freeTicketsOf('Drift'),
        freeTicketsOf('Administrasjon'),
        { ...freeTicketsOf('Verksted'), endedMonthsAgo: 2 },
        { ...ticketOffice(sellingCounter), interval: 'DAILY' },
        // Older kinds, for which the portal has no pages.
        { subtype: 'TRAVELCARD_FIXED_PRICE', invoiceReference: 'Reisekort, fast pris' },
        { subtype: 'TRAVELCARD_SUBSCRIPTION', invoiceReference: 'Reisekort, abonnement' },
      ],
      families: 60,
      street: 'Skogveien 77',
      postCode: '0680',
    },
    {
      key: 'school',
      name: 'Bjørkelia skole',
      agreements: [
        {
          subtype: 'SCHOOLTICKET',
          invoiceReference: 'Skoleskyss',
          schoolMedia: ['phone', 'card', 'new-card'],
        },
        { subtype: 'NO_SUBSCRIPTIONS', invoiceReference: 'Uten abonnement' },
      ],
      classes: ['8A', '8B', '9A', '9B', '10A', '10B'],
      street: 'Bjørkelia 5',
      postCode: '1061',
    },
    {
      key: 'housing',
      name: 'Lindetunet borettslag',
      invoiceRecipient: { reachedByEhf: true, way: 'EHF', refusesEhf: true },
      agreements: [{ subtype: 'HOUSING_COOPERATIVE_AGREEMENT', invoiceReference: 'Beboerbillett' }],
      selfService: { access: 'ALLOW_TICKET_REQUESTS', requests: 3 },
      units: unitNumbers({ floors: 6, onEachFloor: 20 }),
      street: 'Lindetunet 1',
      postCode: '0575',
    },
    {
      key: 'primary-school',
      name: 'Granås barneskole',
      agreements: [{ subtype: 'SCHOOLTICKET', invoiceReference: 'Skoleskyss' }],
      classes: ['2A', '3A', '4A', '5A', '6A', '7A'],
      street: 'Granåsveien 14',
      postCode: '1065',
    },
    {
      key: 'upper-secondary',
      name: 'Tårnfjellet videregående skole',
      agreements: [{ subtype: 'SCHOOLTICKET', invoiceReference: 'Elevreiser' }],
      classes: ['1STA', '2STA', '3STA', '1ELE', '2ELE'],
      street: 'Tårnveien 2',
      postCode: '0860',
    },
  ],
  akt: [
    {
      key: 'several-services',
      name: 'Skjærgård Elektro AS',
      invoiceRecipient: { reachedByEhf: true, way: 'EMAIL', email: 'regnskap@skjaergard.example' },
      agreements: [companyTicketAgreement, { ...ticketOffice(secondCounter), interval: 'WEEKLY' }],
      people: 125,
      profiles: ['SENIOR'],
      street: 'Skippergata 30',
      settings: { payrollDatePicker: true },
      payrollFormat: 'huldt-lillevik',
      selfService: { access: 'ALLOW_WITH_AUTOMATIC_APPROVAL', requests: 4 },
      postCode: '4611',
    },
    {
      key: 'single-service',
      name: 'Otra Bryggeri AS',
      selfService: { access: 'ALLOW_TICKET_REQUESTS', requests: 3 },
      agreements: [companyTicketAgreement],
      people: 22,
      hasNoInvoiceAddress: true,
      street: 'Elvegata 14',
      postCode: '4614',
    },
    {
      key: 'expired-agreement',
      name: 'Gamle Brygge Fisk AS',
      agreements: [{ ...companyTicketAgreement, endedMonthsAgo: 1 }],
      people: 5,
      street: 'Gravane 6',
      postCode: '4610',
    },
    {
      key: 'contractor',
      name: 'Heia Anlegg AS',
      kind: 'CONTRACTOR',
      agreements: [companyTicketAgreement],
      people: 8,
      settings: { invoiceBaseOnly: true },
      street: 'Heiveien 18',
      postCode: '4636',
    },
    { key: 'no-agreement', name: 'Lyngheim Hytter AS', street: 'Lyngveien 9', postCode: '4634' },
    {
      key: 'free-ticket',
      name: 'Sørbuss Drift AS',
      agreements: [freeTicketsOf('Drift'), freeTicketsOf('Verksted')],
      families: 30,
      ownShareOre: 15_000,
      payrollFormat: 'visma-lonn',
      freeTicketSettings: {
        invoiceReference: 'Verksted',
        expireChildTickets: 'AT_END_OF_YEAR',
        expireChildTicketsAtAge: 20,
      },
      street: 'Bussveien 1',
      postCode: '4639',
    },
  ],
  fjord: [
    {
      key: 'several-services',
      name: 'Fjordlaks Foredling AS',
      agreements: [
        freeTicketsOf('Foredling'),
        freeTicketsOf('Administrasjon'),
        ticketOffice(cancellingCounter),
      ],
      families: 30,
      street: 'Kaiveien 4',
      postCode: '6770',
    },
    {
      key: 'single-service',
      name: 'Ytre Vik Rederi AS',
      agreements: [freeTicketsOf('Rederi')],
      freeTicketSettings: {
        invoiceReference: null,
        expireChildTickets: 'AT_END_OF_MONTH',
        expireChildTicketsAtAge: 18,
      },
      families: 5,
      street: 'Strandvegen 11',
      postCode: '6771',
    },
    {
      key: 'expired-agreement',
      name: 'Gamle Nausta Kafé AS',
      agreements: [{ ...ticketOffice(cancellingCounter), endedMonthsAgo: 1 }],
      street: 'Naustvegen 3',
      postCode: '6770',
    },
    {
      key: 'contractor',
      name: 'Havøya Bygg AS',
      kind: 'CONTRACTOR',
      agreements: [ticketOffice(sellingCounter)],
      street: 'Havøyvegen 20',
      postCode: '6772',
    },
    { key: 'no-agreement', name: 'Storneset Gartneri AS', street: 'Storneset 2', postCode: '6773' },
  ],
};

/** It became a customer by itself, and one of two has signed. Last, so that the people of others stay who they are. */
const unsigned: DemoCompany = {
  ...usual,
  key: 'awaits-signature',
  tenant: 'ruter',
  name: 'Nyvik Interiør AS',
  agreements: [{ ...companyTicketAgreement, awaitsSignature: true }],
  street: 'Nyvikveien 8',
  postCode: '0581',
  city: cities.ruter,
  customerNumber: null,
};

/** Invented companies of each operator, one or more for each situation that the portal treats differently. */
export const demoCompanies = (): readonly DemoCompany[] => [
  ...demoTenants.flatMap((tenant) =>
    ofTenant(drafts, tenant).map((company, place) => ({
      ...usual,
      ...company,
      tenant,
      city: ofTenant(cities, tenant),
      customerNumber: hasOwnCustomerNumbers(tenant) ? `K-${4001 + 37 * place}` : null,
    })),
  ),
  unsigned,
];
