import { getCompanyOverview } from '@takst/contract/companies/overview/get-company-overview.contract.ts';
import { listCompanyAdministrators } from '@takst/contract/session/list-company-administrators.contract.ts';
import type { Need } from '@takst/contract/route.ts';
import type { Feature } from '@takst/domain/access/feature.ts';
import type { FeatureNeed } from '@takst/domain/access/feature-need.rules.ts';
import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import type { World, WorldCompany, WorldUser } from '#testing/portal/world.store.ts';

type Row = {
  /** The company must have an agreement of this kind; without it, none is asked for. */
  agreement?: string;
  /** One that has not run out. */
  running?: boolean;
  roles: readonly string[];
  globalRoles: readonly string[];
  operators: readonly TenantId[];
};

const everyOperator = ['ruter', 'akt', 'fjord'] as const;

/**
 * Who has which feature, written down by hand from the specification (spec 1 §4, §6) and not asked
 * of the rules that it tests. A route that needs a feature without a row fails: write the row.
 */
const company: Omit<Row, 'agreement'> = {
  roles: ['COMPANY_ADMIN'],
  globalRoles: ['GLOBAL_COMPANY_ADMIN'],
  operators: ['ruter', 'akt'],
};

/** Invoices come with any service that one has (spec 1 §6). */
const withAnyService: readonly Row[] = [
  { ...company, agreement: 'SUBSCRIPTIONS' },
  { ...company, agreement: 'FREETICKET' },
  { ...company, agreement: 'HOUSING_COOPERATIVE_AGREEMENT' },
  {
    ...company,
    agreement: 'TICKETOFFICE',
    roles: ['COMPANY_ADMIN', 'TICKET_ADMIN', 'USER_ADMIN'],
  },
];

const whoMay: Partial<Record<Feature, Row | readonly Row[]>> = {
  invoices: [
    ...withAnyService,
    {
      ...company,
      agreement: 'SCHOOLTICKET',
      roles: ['SCHOOLTICKET_ADMIN'],
      globalRoles: ['GLOBAL_SCHOOLTICKET_ADMIN'],
    },
  ],
  freeTicket: [
    { ...company, agreement: 'FREETICKET', operators: everyOperator },
    {
      agreement: 'FREETICKET',
      roles: [],
      globalRoles: ['GLOBAL_TRAVEL_CARD_ADMIN'],
      operators: ['fjord'],
    },
  ],
  school: {
    agreement: 'SCHOOLTICKET',
    roles: ['SCHOOLTICKET_ADMIN'],
    globalRoles: ['GLOBAL_SCHOOLTICKET_ADMIN'],
    operators: everyOperator,
  },
  ticketCounter: {
    agreement: 'TICKETOFFICE',
    roles: ['COMPANY_ADMIN', 'TICKET_ADMIN', 'USER_ADMIN'],
    globalRoles: ['GLOBAL_COMPANY_ADMIN'],
    operators: everyOperator,
  },
  'invoices.refund': withAnyService.map((row) => ({ ...row, roles: [] })),
  'subscriptions.refund': withAnyService.map((row) => ({ ...row, roles: [] })),
  // A run closes periods also where no invoices are issued (docs/decisions/0081).
  'invoices.run': { ...company, roles: [], operators: everyOperator },
  'invoices.payments': { ...company, roles: [] },
  companyTicket: {
    agreement: 'SUBSCRIPTIONS',
    running: false,
    roles: ['COMPANY_ADMIN'],
    globalRoles: ['GLOBAL_COMPANY_ADMIN'],
    operators: ['ruter', 'akt'],
  },
  'companyTicket.order': {
    agreement: 'SUBSCRIPTIONS',
    running: true,
    roles: ['COMPANY_ADMIN'],
    globalRoles: ['GLOBAL_COMPANY_ADMIN'],
    operators: ['ruter', 'akt'],
  },
  housing: {
    agreement: 'HOUSING_COOPERATIVE_AGREEMENT',
    running: false,
    roles: ['COMPANY_ADMIN'],
    globalRoles: ['GLOBAL_COMPANY_ADMIN'],
    operators: ['ruter'],
  },
  'housing.order': {
    agreement: 'HOUSING_COOPERATIVE_AGREEMENT',
    running: true,
    roles: ['COMPANY_ADMIN'],
    globalRoles: ['GLOBAL_COMPANY_ADMIN'],
    operators: ['ruter'],
  },
  // Outside production; with an agreement of a housing association as well, as `housing` says beside it.
  'subscriptions.resendCode': {
    agreement: 'SUBSCRIPTIONS',
    running: false,
    roles: ['COMPANY_ADMIN'],
    globalRoles: ['GLOBAL_COMPANY_ADMIN'],
    operators: ['ruter', 'akt'],
  },
  companyAdmin: {
    roles: [],
    globalRoles: ['GLOBAL_COMPANY_ADMIN'],
    operators: everyOperator,
  },
  codePools: {
    roles: [],
    globalRoles: ['GLOBAL_COMPANY_ADMIN'],
    operators: ['ruter', 'akt'],
  },
  companySearch: {
    roles: [],
    globalRoles: ['GLOBAL_COMPANY_ADMIN', 'GLOBAL_USER_ADMIN'],
    operators: everyOperator,
  },
  companyDetails: {
    roles: [
      'COMPANY_ADMIN',
      'FREETICKET_ADMIN',
      'SCHOOLTICKET_ADMIN',
      'SUBSCRIPTION_ADMIN',
      'TICKET_ADMIN',
      'USER_ADMIN',
    ],
    globalRoles: ['GLOBAL_COMPANY_ADMIN'],
    operators: everyOperator,
  },
  companyAddresses: {
    roles: ['COMPANY_ADMIN'],
    globalRoles: ['GLOBAL_COMPANY_ADMIN'],
    operators: everyOperator,
  },
  companyHistory: {
    roles: ['COMPANY_ADMIN'],
    globalRoles: ['GLOBAL_COMPANY_ADMIN'],
    operators: everyOperator,
  },
  userAdmin: {
    roles: ['USER_ADMIN'],
    globalRoles: ['GLOBAL_USER_ADMIN'],
    operators: everyOperator,
  },
};

/** What every user has, with a company or without (spec 1 §2.2, §6). */
const everybodys: Partial<Record<Feature, readonly TenantId[]>> = { contactPage: ['ruter'] };

/** Whether a user has what a call needs though it is in no company. */
export const isEverybodys = (need: Need, { tenant }: WorldUser): boolean =>
  Object.entries(everybodys).some(([one, operators]) => one === need && operators.includes(tenant));

/**
 * Whether a global role gives what a call needs in every company of the operator, though none may have the
 * agreement for it yet.
 */
export function hasByGlobalRole(
  need: Need,
  { tenant, globalRoles }: Pick<WorldUser, 'tenant' | 'globalRoles'>,
): boolean {
  if (typeof need === 'string') {
    const rows = Object.entries(whoMay).find(([feature]) => feature === need)?.[1] ?? [];
    return [rows]
      .flat()
      .some(
        (row) =>
          row.operators.includes(tenant) &&
          row.globalRoles.some((role) => globalRoles.includes(role)),
      );
  }
  const having = (feature: Feature) => hasByGlobalRole(feature, { tenant, globalRoles });
  return 'any' in need ? need.any.some(having) : need.all.every(having);
}

/** The companies that a user may know of: those of their roles, with a global role the operator's. */
export const reachOf = (user: WorldUser, { companies }: World): WorldCompany[] =>
  companies.filter(
    ({ tenant, key }) =>
      tenant === user.tenant && (user.globalRoles.length > 0 || key in user.companyRoles),
  );

/** The users of whom one is told by calls of user administration: those of one's companies, or all. */
export const administeredUsers = (
  user: WorldUser,
  allowed: readonly WorldCompany[],
  { users }: World,
): WorldUser[] =>
  users.filter(
    ({ tenant, companyRoles }) =>
      tenant === user.tenant &&
      (user.globalRoles.includes('GLOBAL_USER_ADMIN') ||
        allowed.some(({ key }) => key in companyRoles)),
  );

/** Calls that name those who work for a company to whoever reaches it. */
export const namesColleagues: readonly string[] = [
  listCompanyAdministrators.path,
  getCompanyOverview.path,
];

export const colleaguesIn = (
  allowed: readonly WorldCompany[],
  { users }: World,
): readonly WorldUser[] =>
  users.filter(({ tenant, companyRoles }) =>
    allowed.some((company) => company.tenant === tenant && company.key in companyRoles),
  );

type At = { world: World; today: Temporal.PlainDate };

/** The companies in which a user has what a call needs: one of several, or each of several. */
export function allowedCompanies(
  need: 'signed-in' | FeatureNeed,
  user: WorldUser,
  at: At,
): WorldCompany[] {
  const reached = reachOf(user, at.world);
  if (need === 'signed-in') return reached;
  const having = (feature: Feature) => companiesWithFeature(feature, user, at);
  if (typeof need === 'string') return having(need);
  return 'any' in need
    ? reached.filter((company) => need.any.some((feature) => having(feature).includes(company)))
    : reached.filter((company) => need.all.every((feature) => having(feature).includes(company)));
}

function companiesWithFeature(
  need: Feature,
  user: WorldUser,
  { world, today }: At,
): WorldCompany[] {
  const reached = reachOf(user, world);
  const operators = everybodys[need];
  if (operators) {
    // A global role does not widen what everybody has (docs/decisions/0003).
    const own = reached.filter(({ key }) => key in user.companyRoles);
    return operators.includes(user.tenant) ? own : [];
  }
  const rows = whoMay[need];
  if (!rows) throw new Error(`A route needs ${need}: write down in who-may.ts who has it.`);
  const isRunning = (endDate: Temporal.PlainDate | null) =>
    !endDate || Temporal.PlainDate.compare(endDate, today) >= 0;
  const isOpened = (row: Row, { key, agreements }: WorldCompany) =>
    row.operators.includes(user.tenant) &&
    (row.agreement === undefined ||
      agreements.some(
        ({ subtype, endDate }) => subtype === row.agreement && (!row.running || isRunning(endDate)),
      )) &&
    (user.globalRoles.some((role) => row.globalRoles.includes(role)) ||
      (user.companyRoles[key] ?? []).some((role) => row.roles.includes(role)));
  return reached.filter((one) => [rows].flat().some((row) => isOpened(row, one)));
}
