import type { NaptrRecord } from 'node:dns';
import { createHash } from 'node:crypto';
import { EInvoiceReceiversUnavailable } from './e-invoice-receivers.port.ts';

/** Looks names up as `Resolver.resolveNaptr` of Node does. */
export type ResolveNaptr = (name: string) => Promise<readonly NaptrRecord[]>;

/** The zone of Peppol's service metadata locator. */
const locatorZone = 'iso6523-actorid-upis.participant.sml.prod.tech.peppol.org';

const base32Letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648, without padding. */
function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => base32Letters[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/** The name under which the locator has a participant, as `0192:923609016`. */
export const locatorName = (participant: string): string =>
  `${base32(createHash('sha256').update(participant.toLowerCase()).digest())}.${locatorZone}`;

/**
 * The address of the service metadata publisher (SMP) of a participant; null for one that is not in the network. Most
 * Norwegian companies are in ELMA, but not all, so the locator is asked as Digdir demands.
 */
export async function findPublisher(
  participant: string,
  resolveNaptr: ResolveNaptr,
): Promise<string | null> {
  const records = await resolve(locatorName(participant), resolveNaptr);
  if (records === null) return null;
  const [record] = records
    .filter(({ flags, service }) => flags.toUpperCase() === 'U' && service === 'Meta:SMP')
    .toSorted((one, other) => one.order - other.order || one.preference - other.preference);
  // !.*!https://smp.example/!
  const url = record?.regexp.split('!')[2] ?? '';
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) {
    throw new EInvoiceReceiversUnavailable('the locator names no publisher');
  }
  return url;
}

async function resolve(
  name: string,
  resolveNaptr: ResolveNaptr,
): Promise<readonly NaptrRecord[] | null> {
  try {
    return await resolveNaptr(name);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOTFOUND') return null;
    throw new EInvoiceReceiversUnavailable('the locator does not answer', error);
  }
}
