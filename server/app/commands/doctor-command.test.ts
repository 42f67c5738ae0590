import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '#platform/db/connection/open-database.ts';
import { createRole, urlOfRole } from '#testing/portal/application-role.ts';
import { quiet } from '#testing/templates/server-template.ts';
import { emptyDatabase } from './test-installation.ts';
import { installation } from './test-installed.ts';

type Installed = Awaited<ReturnType<typeof installation>>;

const faultsIn = (text: string): string[] => text.match(/^ {2}WRONG .*$/gm) ?? [];

async function triesParts({ examine, gatewayState, portalState }: Installed) {
  const faultsAfter = async (spoil: () => void, mend: () => void) => {
    spoil();
    const { isDone, text } = await examine();
    mend();
    expect(isDone).toBe(false);
    return faultsIn(text);
  };
  expect(
    await faultsAfter(
      () => (gatewayState.status = 404),
      () => (gatewayState.status = 202),
    ),
  ).toEqual([expect.stringMatching(/SMS gateway: .*404: there is nothing at this address/)]);
  expect(
    await faultsAfter(
      () => (portalState.status = 502),
      () => (portalState.status = 200),
    ),
  ).toEqual([expect.stringMatching(/portal of ruter: .*readyz answers 502/)]);
  expect((await examine()).text).toContain('Nothing is wrong.');
}

const wrongSettings = [
  ['DATABASE_URL', 'postgres://takst@127.0.0.1:9/takst', /database: .*ECONNREFUSED/],
  ['SMTP_URL', 'smtp://127.0.0.1:9', /mail server: .*E[A-Z]+/],
  ['SMS_URL', 'http://127.0.0.1:4', /SMS gateway: .*ECONNREFUSED/],
  ['SMS_TOKEN', 'wrong', /SMS gateway: .*does not take the token/],
  ['PUBLIC_URL', 'http://127.0.0.1:4', /portal of ruter: .*ECONNREFUSED/],
] as const;

async function triesSettings({ examine }: Installed) {
  for (const [name, value, fault] of wrongSettings) {
    const { isDone, text } = await examine({ [name]: value });
    expect([name, isDone]).toEqual([name, false]);
    expect(faultsIn(text)).toEqual([expect.stringMatching(fault)]);
    expect(text).toContain('1 thing is wrong.');
  }
}

async function triesProviderOfIdentities({ examine, provider, answersOfProvider }: Installed) {
  const identity = {
    ONBOARDING_RUTER_FORM: 'full',
    IDENTITY_RUTER_ISSUER: provider.issuer,
    IDENTITY_RUTER_CLIENT_ID: 'takst',
    IDENTITY_RUTER_CLIENT_SECRET: 'secret',
  };
  const good = await examine(identity);
  expect(good.isDone, good.text).toBe(true);
  expect(good.text).toMatch(/ok +provider of new customers’ identity of ruter/);
  expect(good.text).toMatch(/redirect address +http\S+\/register\/identity-callback/);
  answersOfProvider.authorizationStatus = 404;
  expect((await examine(identity)).text.match(/WRONG +.*registered there/g)).toHaveLength(2);
  answersOfProvider.authorizationStatus = 302;
}

/** A role that owns no tables is taken when their owner has made them. */
async function triesRoleWithoutTables({ examine, answers }: Installed) {
  const ownerUrl = answers.settings['DATABASE_URL'] ?? '';
  const onEnd = (undo: () => unknown) => onTestFinished(async () => void (await undo()));
  const databaseUrl = urlOfRole(ownerUrl, await createRole(ownerUrl, onEnd));
  const before = await examine({ DATABASE_URL: databaseUrl });
  expect(before.text).toMatch(/WRONG +database: has tables that belong to \S+, and \S+ has no/);
  await (await openDatabase({ ownerUrl, databaseUrl, dataDir: '' }, quiet)).close();
  const after = await examine({ DATABASE_URL: databaseUrl });
  expect(after.isDone, after.text).toBe(true);
}

describe('the doctor', () => {
  // One installation for all of it: its migrations are the dearest part.
  it('says of an installation which part or setting fails, and what to do', async () => {
    const installed = await installation();
    const first = await installed.setUp();
    expect(first.isDone, first.text).toBe(true);
    await triesParts(installed);
    await triesSettings(installed);
    await triesProviderOfIdentities(installed);
    await triesRoleWithoutTables(installed);
  });

  it.each([
    ['discovery', 500, /gives no discovery document/],
    ['tokenError', 'invalid_client', /does not take the client takst/],
    ['tokenError', 'challenge', /does not take the client takst/],
    ['authorizationStatus', 400, /is the redirect address http\S+ registered there\?/],
  ])('tells a provider that fails: %s %s', async (part, value, fault) => {
    const { setUp, examine, answersOfProvider } = await installation();
    Object.assign(answersOfProvider, { [part]: value });
    const { isDone, text } = await setUp();
    expect(isDone).toBe(false);
    const [line, ...more] = faultsIn(text);
    expect(line).toMatch(/identity provider of ruter/);
    expect(line).toMatch(fault);
    expect(more).toEqual([]);
    expect((await examine()).text).toMatch(fault);
  });

  it('says of an empty database that it has no tables, and of one without data what is missing', async () => {
    const { setUp, examine, answers } = await installation();
    await setUp({ answers: { ...answers, referenceData: [], testMessages: false } });
    const missing = (await examine()).text;
    for (const what of ['zones', 'product with a price', 'VAT rates', 'seller'])
      expect(missing).toMatch(new RegExp(`WRONG +data: ruter has no ${what}`));
    const empty = await examine({ DATABASE_URL: await emptyDatabase() });
    expect(empty.text).toMatch(/WRONG +database: has no tables yet: npm run setup/);
  });

  it('names a database that is not encoded as Takst needs it', async () => {
    const latin = await emptyDatabase(`encoding 'LATIN1' locale 'C' template template0`);
    const { examine, setUp } = await installation({ database: latin });
    expect((await setUp()).text).toMatch(/WRONG +database: is encoded as LATIN1/);
    expect((await examine()).isDone).toBe(false);
  });

  it('names every wrong setting, and shows no secret', async () => {
    const { examine } = await installation();
    const { isDone, text } = await examine({
      NODE_ENV: 'production',
      TENANT_HOSTS: 'bedrift.example=ruter',
      DATABASE_URL: 'postgres://takst:very-secret@127.0.0.1:9/takst',
      SMS_URL: 'ftp://sms.example',
      SMS_TOKEN: 'very-secret',
    });
    expect(isDone).toBe(false);
    expect(text).toMatch(/SMS_URL: must begin with https/);
    expect(text).toMatch(/OIDC_RUTER_ISSUER: is missing/);
    expect(text).toMatch(/DATABASE_URL: the database at 127\.0\.0\.1:9\/takst says/);
    expect(text).toContain('DATABASE_URL=postgres://takst:***@127.0.0.1:9/takst');
    expect(text).not.toContain('very-secret');
  });
});
