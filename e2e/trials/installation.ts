import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setDefaultCACertificates } from 'node:tls';
import { parseArgs } from 'node:util';
import { freePort } from '@takst/server/testing/free-port.ts';
import { registeredUnits } from '@takst/server/testing/registered-units.ts';
import { commandOnServer } from '@takst/server/testing/templates/server-template.ts';
import { root } from '../../tools/source-paths.ts';
import { startThrowawayPostgres } from '../../tools/throwaway-postgres.ts';
import { makeCertificate } from './installation/certificate.ts';
import {
  activateAndSignIn,
  makeCompany,
  orderFirstTicket,
  visitorOf,
} from './installation/first-customer.ts';
import { startIdentityProvider } from './installation/identity-provider.ts';
import {
  startCompanyRegister,
  startMailServer,
  startSmsGateway,
} from './installation/message-services.ts';
import { type InstallationDocument, readDocument } from './installation/read-document.ts';
import { startTlsProxy } from './installation/tls-proxy.ts';

/**
 * `npm run trial:installation`: from a clone of the last commit and an empty PostgreSQL to the first customer's first ticket, by
 * the commands and files that docs/installation.md shows. What differs from the document are names, addresses and passwords.
 */
const { values: options } = parseArgs({
  options: {
    keep: { type: 'boolean', default: false },
    /** The folder that an earlier trial has kept: its clone and its release are used, and their steps left out. */
    from: { type: 'string' },
  },
});

const server = process.env['TEST_DATABASE_URL'] ?? (await startThrowawayPostgres());
if (!server) throw new Error('There is no PostgreSQL; TEST_DATABASE_URL may name one.');

const folder = options.from ?? mkdtempSync(join(tmpdir(), 'takst-installation-'));
const clone = join(folder, 'takst');
const release = join(folder, 'opt-takst');
const certificate = makeCertificate(folder);
setDefaultCACertificates([certificate.cert.toString()]);
const servers: { close: () => unknown }[] = [];
const began = performance.now();

async function step<T>(what: string, work: () => T | Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await work();
  console.log(`${((performance.now() - start) / 1000).toFixed(1).padStart(7)} s  ${what}`);
  return result;
}

/** Nothing of this process but its Node: what the commands need is in the folder, or in the document. */
const environment = (more: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv => ({
  PATH: `${dirname(process.execPath)}:${process.env['PATH']}`,
  HOME: process.env['HOME'],
  LANG: 'C.UTF-8',
  NODE_EXTRA_CA_CERTS: certificate.file,
  ...more,
});

/** Not at once: the services that the commands call run in this process. */
async function run(
  command: string,
  cwd: string,
  more: Readonly<Record<string, string>> = {},
): Promise<string> {
  const child = spawn(command, { shell: true, cwd, env: environment(more) });
  const [stdout, stderr, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  if (status !== 0) throw new Error(`${command}: ${status}\n${stdout}\n${stderr}`);
  return stdout;
}

const name = `takst_trial_${randomUUID().slice(0, 8)}`;
const ports = { portal: await freePort(), proxy: await freePort(), provider: await freePort() };
const origin = `https://localhost:${ports.proxy}`;
const secrets = { client: randomUUID(), gateway: randomUUID(), owner: 'owner-pw', portal: 'pw' };
const databaseUrl = (role: string, password: string) => {
  const url = Object.assign(new URL(server), { username: role, password, pathname: `/${name}` });
  return url.href;
};
let portal: ChildProcess | null = null;

async function buildRelease({ command }: InstallationDocument): Promise<void> {
  // Packages that this machine has had before are taken from npm's own cache.
  const packages = { npm_config_prefer_offline: 'true', npm_config_audit: 'false' };
  await step('npm ci', () => run(command('npm ci'), clone, packages));
  await step('npm run build', () => run(command('npm run build'), clone));
  const copy = command('cp -r dist/release /opt/takst').replace('/opt/takst', release);
  await step('the release is copied', () => run(copy, clone));
}

async function install(): Promise<void> {
  if (options.from === undefined)
    await step('git clone', () => run(`git clone --quiet ${root} ${clone}`, folder));
  const document = readDocument(clone, 'docs/installation.md');
  const command = (begin: string) => document.command(begin);

  await step('a database and its two roles, as the document has them', async () => {
    const sql = document
      .blockWith('create role takst_owner', 'create database')
      .replace("'…'", `'${secrets.owner}'`)
      .replace("'…'", `'${secrets.portal}'`)
      .replaceAll(/\btakst(_owner)?\b/g, (_, owner = '') => name + owner);
    for (const statement of sql.trim().split('\n')) await commandOnServer(server ?? '', statement);
  });
  if (options.from === undefined) await buildRelease(document);
  rmSync(join(release, 'takst.env'), { force: true });

  const sms = await startSmsGateway(secrets.gateway);
  const mail = await startMailServer();
  const register = await startCompanyRegister();
  const provider = await startIdentityProvider(certificate, {
    port: ports.provider,
    client: {
      clientId: 'takst',
      clientSecret: secrets.client,
      redirectAddress: origin + document.pathOf('redirect address'),
      afterSignOut: origin + document.pathOf('address after sign-out'),
    },
  });
  servers.push(sms.server, mail.server, register, provider.server);

  const [products] = document.objectsWith('"products"', '"services"');
  const [seller] = document.objectsWith('"sellers"', '"firstMonths"');
  const [answers] = document.objectsWith('"administrators"', '"referenceData"');
  writeFileSync(join(release, 'your-products.json'), JSON.stringify(products));
  const sellerText = JSON.stringify(seller).replace('…', '12345678903');
  writeFileSync(join(release, 'your-seller.json'), sellerText);
  const settings = {
    ...(answers?.['settings'] as Record<string, string>),
    TENANT_HOSTS: 'localhost=ruter',
    PUBLIC_URL: origin,
    PORT: String(ports.portal),
    TAKST_KEY: (await run('openssl rand -base64 32', folder)).trim(),
    DATABASE_URL: databaseUrl(name, secrets.portal),
    OIDC_RUTER_ISSUER: provider.issuer,
    OIDC_RUTER_CLIENT_SECRET: secrets.client,
    SMS_URL: sms.url,
    SMS_TOKEN: secrets.gateway,
    SMTP_URL: mail.url,
    BRREG_URL: register.url,
  };
  const file = join(release, 'answers.json');
  writeFileSync(file, JSON.stringify({ ...answers, settings }));
  const owner = { DATABASE_OWNER_URL: databaseUrl(`${name}_owner`, secrets.owner) };
  await step('npm run setup, by a file', () =>
    run(command('npm run setup -- --file answers.json'), release, owner),
  );
  const kept = readFileSync(join(release, 'takst.env'), 'utf8');
  if (kept.includes(secrets.owner)) throw new Error('The settings hold the password of the owner.');

  await step('the portal starts', async () => {
    const start = `${command('set -a; . ./takst.env; set +a')}; ${command('npm start')}`;
    portal = spawn(start, {
      shell: true,
      cwd: release,
      env: environment(),
      stdio: ['ignore', 'ignore', 'inherit'],
      detached: true,
    });
    servers.push(await startTlsProxy(certificate, { port: ports.proxy, portalPort: ports.portal }));
    await untilReady();
  });
  await step('npm run doctor finds nothing wrong', () => run(command('npm run doctor'), release));

  const [{ email = '' } = {}] = (answers?.['administrators'] ?? []) as { email?: string }[];
  await orderAsFirstCustomer(email, { mails: mail.received, messages: sms.received });
}

type Received = Awaited<ReturnType<typeof startMailServer>>['received'];

/** What the first administrator and the first customer do, with the e-mails and SMS that they get. */
async function orderAsFirstCustomer(
  email: string,
  { mails, messages }: { readonly mails: Received; readonly messages: Received },
): Promise<void> {
  const administrator = visitorOf(origin);
  const link = /\/aktiver\/([\w-]+)/;
  await step('the first administrator signs in', async () =>
    activateAndSignIn(administrator, { token: await mails.find(email, link), email }),
  );
  const customer = { organisationNumber: customerNumber(), email: 'leder@first.example' };
  await step('makes a company with an agreement and its administrator', () =>
    makeCompany(administrator, customer),
  );
  const leader = visitorOf(origin);
  await step('who signs in', async () =>
    activateAndSignIn(leader, {
      token: await mails.find(customer.email, link),
      email: customer.email,
    }),
  );
  const phone = '46000001';
  await step('and orders the first ticket of an employee', () => orderFirstTicket(leader, phone));
  await step('of which the holder has an SMS, and a page with its code', async () => {
    const to = `+47${phone}`;
    const address = await messages.find(to, /https:\/\/\S+\/billett\/\S+/);
    const code = await messages.find(to, /Hentekode: (\w{8})/);
    const { status, body } = await visitorOf(origin).browser.go(address);
    if (status !== 200 || !body.includes(code))
      throw new Error(`${address} answers ${status} without the code ${code}.`);
  });
}

/** An operator that is no customer of itself. */
const customerNumber = () => registeredUnits().find((number) => number !== '991609407') ?? '';

async function untilReady(): Promise<void> {
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline) {
    if (portal?.exitCode !== null) throw new Error('The portal ended while it started.');
    const isReady = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The portal was not ready in two minutes.');
}

async function cleanUp(): Promise<void> {
  const child = portal as ChildProcess | null;
  if (child?.pid !== undefined && child.exitCode === null) {
    const exit = once(child, 'exit');
    // The shell, npm and the portal are a group of their own.
    process.kill(-child.pid, 'SIGTERM');
    await exit;
  }
  for (const one of servers) {
    if ('closeAllConnections' in one) (one as Server).closeAllConnections();
    void one.close();
  }
  await commandOnServer(server ?? '', `drop database if exists ${name} with (force)`);
  for (const role of [name, `${name}_owner`])
    await commandOnServer(server ?? '', `drop role if exists ${role}`);
  if (options.keep) console.log(`${folder} is kept.`);
  else rmSync(folder, { recursive: true, force: true });
}

const cores = availableParallelism();
console.log(`${cores} cores, load ${loadavg()[0]?.toFixed(1)}`);
try {
  await install();
  const minutes = (performance.now() - began) / 60_000;
  console.log(`From a clone to the first ticket: ${minutes.toFixed(1)} minutes.`);
  process.exitCode = minutes < 60 ? 0 : 1;
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await cleanUp();
}
process.exit();
