import { createUserBody } from '@takst/contract/customers/users/administration/create-user.contract.ts';
import { type GlobalRole, globalRoles } from '@takst/domain/platform/access/roles.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { tenantIds } from '@takst/domain/platform/tenants/tenants.ts';
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { violatedConstraint } from '#platform/db/connection/violated-constraint.ts';
import type { Clock } from '#platform/time/clock.ts';
import {
  addAdministrator,
  type AddedAdministrator,
  type AnnounceUser,
  emailTakenConstraint,
  type NewAdministrator,
  phoneNumberIn,
} from '#customers/users/users.public.ts';

export const addAdminUsage =
  () => `npm run add-admin -- <operator> <e-mail> "<first name>" "<last name>" "<phone>"
  operator  ${tenantIds().join(', ')}
  phone     a Norwegian number, or one with its country: "+46 70 123 45 67"
  --roles   ${globalRoles.join(',')}
            all of them when it is left out`;

type Dependencies = {
  changes: ChangePath;
  announceUser: AnnounceUser;
  clock: Clock;
  /** The operators that run here. */
  tenants: readonly TenantId[];
};

export type CommandResult = { readonly isDone: boolean; readonly lines: readonly string[] };

/** Makes an administrator of an operator, or says what is wrong with the words. */
export async function runAddAdminCommand(
  { changes, announceUser, clock, tenants }: Dependencies,
  words: readonly string[],
): Promise<CommandResult> {
  const administrator = readWords(words, tenants);
  if (Array.isArray(administrator)) return { isDone: false, lines: administrator };
  const { tenant } = administrator;
  const requestId = `add-admin ${randomUUID()}`;
  const origin = {
    tenant,
    userId: null,
    channel: 'command',
    requestId,
    idempotency: null,
  } as const;
  const add = () =>
    changes(origin, async (change) => ({
      reply: await addAdministrator(
        { ...change, announceUser },
        { ...administrator, now: clock.now() },
      ),
    }));
  const { reply } = await add().catch((error: unknown) => {
    // The same user was added meanwhile, and is found now.
    if (violatedConstraint(error) !== emailTakenConstraint) throw error;
    return add();
  });
  return { isDone: true, lines: outcomeOf(administrator, reply) };
}

/** What is wrong with the words for an administrator, for a caller that asks for them before it can make one. */
export function faultsInWords(words: readonly string[], tenants: readonly TenantId[]): string[] {
  const administrator = readWords(words, tenants);
  return Array.isArray(administrator) ? administrator : [];
}

type AdministratorInput = Omit<NewAdministrator, 'now'>;

/** The administrator that the words describe, or what is wrong with them. */
function readWords(
  words: readonly string[],
  tenants: readonly TenantId[],
): AdministratorInput | string[] {
  const parsed = wordsAndRoles(words);
  if (!parsed) return [addAdminUsage()];
  const [operator, email, firstName, lastName, phoneText = ''] = parsed.words;
  const faults: string[] = [];
  const tenant = tenants.find((id) => id === operator);
  if (!tenant) faults.push(`"${operator}" is no operator of this portal: ${tenants.join(', ')}`);
  const unknownRoles = parsed.roles.filter((role) => !isGlobalRole(role));
  for (const role of unknownRoles)
    faults.push(`"${role}" is no global role: ${globalRoles.join(', ')}`);
  const phone = phoneNumberIn(phoneText);
  if (!phone) faults.push(`"${phoneText}" is no phone number`);
  const user = createUserBody.safeParse({ email, firstName, lastName, ...(phone ?? somePhone) });
  if (!user.success)
    faults.push(...user.error.issues.map(({ path: [field] }) => faultIn(field, parsed.words)));
  if (!tenant || !user.success || faults.length > 0) return faults;
  return { ...user.data, tenant, globalRoles: parsed.roles.filter(isGlobalRole) };
}

/** Stands in for a refused number, so that the other fields are checked too. */
const somePhone = { phoneCountryCode: '+47', phone: '41234567' };

const wordCount = 5;

function wordsAndRoles(args: readonly string[]) {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { roles: { type: 'string', default: globalRoles.join(',') } },
    });
    if (positionals.length !== wordCount) return null;
    return { words: positionals, roles: values.roles.split(',').map((role) => role.trim()) };
  } catch {
    // `parseArgs` throws for an option that it does not know.
    return null;
  }
}

const isGlobalRole = (role: string): role is GlobalRole =>
  globalRoles.some((globalRole) => globalRole === role);

function faultIn(field: unknown, [, email, firstName, lastName]: readonly string[]): string {
  if (field === 'email') return `"${email}" is no e-mail address`;
  const name = field === 'firstName' ? firstName : lastName;
  return `"${name}" is no name: 2 to 100 letters, without links`;
}

function outcomeOf(
  { tenant, email }: { tenant: TenantId; email: string },
  { userId, wasBefore, addedRoles, gotLink }: AddedAdministrator,
): string[] {
  const who = `${email} (user ${userId} of ${tenant})`;
  const before = {
    ACTIVE: `${who} was there, with an active login.`,
    INVITED: `${who} was invited already.`,
    INVITATION_EXPIRED: `${who} was there, with an invitation that has expired.`,
    DEACTIVATED: `${who} was there, but deactivated.`,
    DELETED: `${who} was deleted.`,
  };
  const roles = addedRoles.length > 0 ? `New roles: ${addedRoles.join(', ')}.` : 'No new roles.';
  const link = gotLink
    ? `The server sends a link to ${email} as soon as it runs; links of before are no longer valid.`
    : 'No link was sent: the login works as before.';
  return [wasBefore ? before[wasBefore] : `${who} was added.`, roles, link];
}
