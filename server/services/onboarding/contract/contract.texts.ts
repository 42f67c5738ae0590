import type { BilingualText } from '@takst/domain/platform/texts/bilingual-text.ts';

/** Grows with each change of a clause: a contract says which terms it has. */
export const termsVersion = '2026-11';

/** One point of the terms, in both languages. */
export type Clause = { readonly title: BilingualText; readonly text: BilingualText };

const orderClauses = (operator: string): readonly Clause[] => [
  {
    title: { nb: 'Avtalen', en: 'The contract' },
    text: {
      nb: `Avtalen gjelder mellom ${operator} og bedriften som er nevnt over. Den gir bedriften tilgang til portalen der den bestiller og administrerer billetter for sine ansatte og andre som den betaler for, etter de avtaletypene som står på første side.`,
      en: `The contract is between ${operator} and the company named above. It gives the company access to the portal in which it orders and administers tickets for its employees and others for whom it pays, under the types of agreement on the first page.`,
    },
  },
  {
    title: { nb: 'Bestilling', en: 'Orders' },
    text: {
      nb: 'Bedriften bestiller i portalen. En bestilling er bindende når den er sendt. Bedriften svarer for at den som bestiller, har rett til det, og for at opplysningene om billettinnehaverne er riktige.',
      en: 'The company orders in the portal. An order is binding when it is sent. The company answers for the authority of whoever orders, and for the information about ticket holders being correct.',
    },
  },
  {
    title: { nb: 'Priser og fakturering', en: 'Prices and invoicing' },
    text: {
      nb: 'Prisene er de som gjelder på bestillingstidspunktet, og vises før bestilling. Fakturaen sendes månedlig etterskuddsvis med 30 dagers betalingsfrist om ikke annet er avtalt. Ved forsinket betaling påløper rente og gebyr etter forsinkelsesrenteloven og inkassoloven.',
      en: 'Prices are those at the time of the order, and are shown before it. Invoices are sent monthly in arrears with 30 days to pay, unless something else is agreed. Late payment is charged interest and fees by Norwegian law.',
    },
  },
  {
    title: { nb: 'Priser som endres', en: 'Changes of prices' },
    text: {
      nb: 'Prisene følger takstene som er vedtatt for kollektivtrafikken, og kan endres når takstene endres. Endringer varsles i portalen eller på e-post før de gjelder. De gjelder ikke billetter som er bestilt og påbegynt.',
      en: 'Prices follow the fares that are decided for public transport, and may change with them. Changes are announced in the portal or by e-mail before they apply. They do not apply to tickets that are ordered and have begun.',
    },
  },
  {
    title: { nb: 'Oppsigelse og endring av billetter', en: 'Ending and changing tickets' },
    text: {
      nb: 'Bedriften kan avslutte og endre billetter i portalen etter reglene for hver billettype. En påbegynt måned betales i sin helhet når reglene for billettypen sier det. Reglene vises i portalen før en endring bekreftes.',
      en: 'The company can end and change tickets in the portal by the rules of each type of ticket. A month that has begun is paid in full where the rules of the type say so. The rules are shown in the portal before a change is confirmed.',
    },
  },
];

const partyClauses = (operator: string): readonly Clause[] => [
  {
    title: { nb: 'Brukere og sikkerhet', en: 'Users and security' },
    text: {
      nb: 'Bedriften har minst én administrator, som gir og fjerner tilganger for bedriftens brukere. Innlogging er personlig. Bedriften fjerner straks tilgangen til den som slutter eller får andre oppgaver, og varsler oss dersom uvedkommende kan ha fått tilgang.',
      en: 'The company has at least one administrator, who gives and removes the access of its users. Logins are personal. The company removes the access of whoever leaves or gets other tasks at once, and tells us if others may have gained access.',
    },
  },
  {
    title: { nb: 'Personopplysninger', en: 'Personal data' },
    text: {
      nb: `Bedriften er behandlingsansvarlig for opplysninger om ansatte som den registrerer, og informerer dem om det. ${operator} er behandlingsansvarlig for levering av billetten og fakturering. Opplysninger om billettinnehavere slettes eller anonymiseres tre måneder etter at billetten er utløpt. Regnskapsopplysninger oppbevares i fem år.`,
      en: `The company is the controller of the data of employees that it registers, and informs them of it. ${operator} is the controller for delivering the ticket and for invoicing. Data of ticket holders are deleted or made anonymous three months after a ticket has ended. Accounting data are kept for five years.`,
    },
  },
  {
    title: { nb: 'Billettenes vilkår', en: 'Terms of the tickets' },
    text: {
      nb: `For reisen gjelder ${operator}s transportvedtekter. Billetter er personlige der det står på billetten. Misbruk kan føre til at billetten sperres.`,
      en: `${operator}’s conditions of carriage apply to the journey. Tickets are personal where the ticket says so. A ticket that is misused may be blocked.`,
    },
  },
  {
    title: { nb: 'Feil og ansvar', en: 'Faults and liability' },
    text: {
      nb: 'Vi retter feil i portalen så raskt vi kan. Partene er ansvarlige for direkte tap som skyldes eget mislighold. Ingen av partene er ansvarlige for indirekte tap, eller for forhold utenfor egen kontroll.',
      en: 'We correct faults in the portal as fast as we can. Each party is liable for direct losses from its own breach. Neither is liable for indirect losses, or for what is outside its control.',
    },
  },
  {
    title: { nb: 'Varighet', en: 'Duration' },
    text: {
      nb: 'Avtalen gjelder fra den er signert av dem som kan forplikte bedriften, og til den sies opp. Begge parter kan si den opp skriftlig med 30 dagers varsel. Ved vesentlig mislighold kan den heves straks. Billetter som er bestilt, betales også etter at avtalen er avsluttet.',
      en: 'The contract is valid from when those who can bind the company have signed it, until it is ended. Either party can end it in writing with 30 days of notice. A material breach lets the other end it at once. Tickets that were ordered are paid for also after its end.',
    },
  },
  {
    title: { nb: 'Endring av vilkår', en: 'Changes of terms' },
    text: {
      nb: 'Vi kan endre vilkårene med minst 30 dagers varsel på e-post til bedriftens administratorer. Bedriften kan si opp avtalen før endringen gjelder.',
      en: 'We may change the terms with at least 30 days of notice by e-mail to the company’s administrators. The company can end the contract before the change applies.',
    },
  },
  {
    title: { nb: 'Lovvalg og tvister', en: 'Law and disputes' },
    text: {
      nb: 'Avtalen følger norsk rett. Tvister løses ved forhandlinger, og ellers ved Oslo tingrett.',
      en: 'The contract is under Norwegian law. Disputes are settled by negotiation, and otherwise by Oslo District Court.',
    },
  },
];

/** The terms of the contract between an operator and a company, in the order in which they are read. */
export const clauses = (operator: string): readonly Clause[] => [
  ...orderClauses(operator),
  ...partyClauses(operator),
];

export const contractTexts = {
  locale: 'nb-NO',
  title: 'Bedriftsavtale',
  company: 'Bedrift',
  organisationNumber: 'Organisasjonsnummer',
  operator: 'Leverandør',
  agreements: 'Avtaletyper',
  terms: (version: string) => `Vilkår, versjon ${version}`,
  howSigned:
    'Avtalen signeres elektronisk av dem som etter Foretaksregisteret kan forplikte bedriften. Hver av dem bekrefter hvem de er med elektronisk ID. Signaturene står på siste side.',
  inEnglish: 'English translation. The Norwegian text prevails.',
  signatures: 'Signaturer',
  signedBy: (facts: { name: string; birthDate: string; at: string }) =>
    `${facts.name}, født ${facts.birthDate}, signerte ${facts.at} med elektronisk ID`,
  notSigned: (name: string) => `${name} har ikke signert ennå`,
  checksum: (sha256: string) =>
    `Dokumentet som er signert, ligger ved denne filen og har kontrollsum (SHA-256) ${sha256}`,
  attachment: 'signert-avtale.pdf',
  attached: 'Avtalen slik den ble signert',
  footer: (name: string) => `Bedriftsavtale for ${name}`,
  page: (page: number, count: number) => `Side ${page} av ${count}`,
} as const;
