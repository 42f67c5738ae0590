import { refuseDemoDatabase, WrongDatabase } from '../../../database/demo/seed-demo-world.ts';
import { openMigratedServer } from '#platform/db/connection/open-database.ts';
import type { createDiscover } from '#platform/integrations/oidc/oidc.public.ts';
import { clockFrom } from '#platform/time/clock.ts';
import type { TestRecipient } from '../installation/check-messages.ts';
import { checksOf, runChecks } from '../installation/checks.ts';
import { CheckFailed, checkOf, type Finding, findingLine } from '../installation/finding.ts';
import { registrationLines } from '../installation/registration-lines.ts';
import { readSettingsFile } from '../installation/settings-file.ts';
import { settingsForStart } from '../installation/settings-for-start.ts';
import { settingLines } from '../installation/shown-settings.ts';
import { missingDataTexts } from '../reference-data/missing-data-text.ts';
import { SettingsError, settingOf } from '../settings/setting-faults.ts';
import { readRunningTenants, type Settings } from '../settings/settings.ts';

export type Doctor = {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly settingsFile: string;
  /** Who gets a test message; without them the ways are tried by calls without a message. */
  readonly phone: string | null;
  readonly email: string | null;
  readonly say: (line: string) => void;
  readonly discover?: ReturnType<typeof createDiscover>;
};

/** Says of an installation what is set, what was tried and what is missing. Returns whether nothing is wrong. */
export async function runDoctorCommand(doctor: Doctor): Promise<boolean> {
  const { say, settingsFile } = doctor;
  const fileValues = readSettingsFile(settingsFile);
  const environment = { ...fileValues, ...doctor.environment };
  say(
    Object.keys(fileValues).length > 0
      ? `Settings, of ${settingsFile} and the environment, which counts first:`
      : 'Settings, of the environment:',
  );
  for (const line of settingLines(environment, shownTenants(environment))) say(line);
  for (const name of Object.keys(fileValues).filter((one) => !settingOf(one)))
    say(`  ${name} is no setting: it counts for nothing`);
  say('');
  const settings = await settingsForStart(environment).catch((error: unknown) => {
    if (!(error instanceof SettingsError)) throw error;
    say(error.message);
    return null;
  });
  if (!settings) return false;
  const findings = await findingsOf(doctor, settings);
  say('Tried:');
  for (const finding of findings) say(findingLine(finding));
  say('');
  for (const line of registrationLines(settings)) say(line);
  const count = findings.filter(({ outcome }) => outcome === 'wrong').length;
  say('');
  say(
    count === 0
      ? 'Nothing is wrong.'
      : `${count} ${count === 1 ? 'thing is' : 'things are'} wrong.`,
  );
  return count === 0;
}

/** The operators whose settings are shown; none while nobody can say which run. */
function shownTenants(environment: Doctor['environment']) {
  try {
    return readRunningTenants(environment);
  } catch (error) {
    if (error instanceof SettingsError) return [];
    throw error;
  }
}

async function findingsOf(doctor: Doctor, settings: Settings): Promise<Finding[]> {
  const { discover } = doctor;
  const [tenant] = settings.tenants;
  const { phone, email } = doctor;
  const recipient: TestRecipient | null = tenant ? { tenant, phone, email } : null;
  const checks = checksOf({
    ...(discover ? { discover } : {}),
    settings,
    isInstalled: true,
    recipient,
  });
  const findings = await runChecks(checks);
  const isDatabaseWrong = findings.some(
    ({ outcome, settings: names }) => outcome === 'wrong' && names.includes('DATABASE_URL'),
  );
  const { DATABASE_URL: url, demo } = settings;
  if (demo) {
    const text = 'the demo world runs: what no setting names is a stand-in, which was not tried';
    return [...findings, { subject: 'demo', outcome: 'note', text, settings: ['TAKST_DEMO'] }];
  }
  return url === undefined || isDatabaseWrong
    ? findings
    : [...findings, ...(await dataCheck(url, settings).run())];
}

/** What the portal needs beside its settings. */
const dataCheck = (url: string, settings: Settings) =>
  checkOf({
    subject: 'data',
    settings: ['DATABASE_URL'],
    async attempt() {
      const silent = { info: () => undefined, warn: () => undefined };
      const open = openMigratedServer(url, silent, { listenUrl: settings.DATABASE_LISTEN_URL });
      try {
        await refuseDemoDatabase(open.database).catch((error: unknown) => {
          throw error instanceof WrongDatabase
            ? new CheckFailed('the database was filled with the demo world')
            : error;
        });
        const today = clockFrom(settings.PORTAL_NOW ?? null).today();
        const missing = await missingDataTexts(open.database, { tenants: settings.tenants, today });
        if (missing.length > 0) throw new CheckFailed(...missing);
        return 'zones, products, prices, VAT rates, sellers and administrators are there';
      } finally {
        await open.close();
      }
    },
  });
