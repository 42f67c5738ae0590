import { checkBenefitFile } from '@takst/contract/services/free-tickets/payroll-file/check-benefit-file.contract.ts';
import { listBenefitFiles } from '@takst/contract/services/free-tickets/payroll-file/list-benefit-files.contract.ts';
import { getPayrollSettings } from '@takst/contract/billing/payroll/payroll-settings.contract.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { screen } from '#testing/dom.ts';
import { type FakeServer, fakeServer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { BenefitFilesPage } from './benefit-files.page.tsx';

/** As the server sends them; the pages open on 4 March 2026. */
export const madeFile = {
  id: 31,
  kind: 'month',
  madeAt: '2026-02-10T08:14:00Z',
  madeBy: 'Frode Frisvold',
  month: '2026-01-01',
  firstMonth: '2026-01-01',
  lastMonth: '2026-01-01',
  people: 2,
  total: 3189,
  isWhole: true,
};

export const person = {
  ticketId: 71,
  employeeId: 'A-17',
  firstName: 'Kari' as string | null,
  lastName: 'Berg' as string | null,
};

export const usualCheck = {
  people: 2,
  total: 3189.5,
  months: [
    { month: '2026-02-01', isOpen: false, isReported: false, total: 3189.5 },
  ] as readonly object[],
  withoutNumber: { lines: 0, total: 0 },
  untaxed: { lines: 0, people: [] as readonly object[] },
  nothingLeft: 0,
  faults: [] as readonly object[],
  reportedBy: null as object | null,
};

const settings = {
  delimiter: 'semicolon',
  format: 'visma-lonn' as string | null,
  wageType: null,
  wageTypes: { TICKET: null, JOULE: null, OTTO: null, CAR_POOL: null },
  benefitWageType: '730' as string | null,
  version: 'v1',
};

type Options = {
  check?: Partial<typeof usualCheck>;
  set?: Partial<typeof settings>;
  files?: readonly object[];
  language?: 'nb' | 'en';
  tenant?: TenantId;
};

export let server: FakeServer;

/** Opens the page with a fake server. */
export async function openBenefitFiles(options: Options = {}) {
  const { check, set, files = [], language = 'en', tenant = 'ruter' } = options;
  server = fakeServer(
    [getPayrollSettings, { status: 200, body: { ...settings, ...set } }],
    [checkBenefitFile, { status: 200, body: { ...usualCheck, ...check } }],
    [listBenefitFiles, { status: 200, body: { totalEntries: files.length, matches: files } }],
  );
  await openPage({
    pages: { '/fribilletter/lonnsfil': BenefitFilesPage },
    at: '/fribilletter/lonnsfil',
    texts: ['benefit-file'],
    features: ['freeTicket'],
    language,
    tenant,
  });
  await screen.findByText(
    language === 'nb' ? 'Ny fil til lønnssystemet' : 'New file for the payroll system',
  );
}
