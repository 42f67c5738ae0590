import { readLimits } from '../read/read-limits.ts';
import { ReadError } from '../read/read-problem.ts';

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endLength = 22;
const maxComment = 65_535;

/** The checksums of the files in a zip file by name, from the directory at its end; too many are refused unread. */
export function zipDirectory(file: Uint8Array): ReadonlyMap<string, number> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  try {
    return readDirectory(view, endOf(view));
  } catch (thrown) {
    if (thrown instanceof ReadError) throw thrown;
    // Cut off, or with offsets that lead out of the file.
    throw new ReadError('DAMAGED');
  }
}

/** Where the record at the end begins; a comment may follow it. */
function endOf(view: DataView): number {
  const last = view.byteLength - endLength;
  for (let at = last; at >= Math.max(0, last - maxComment); at--) {
    if (view.getUint32(at, true) === endSignature) return at;
  }
  throw new ReadError('DAMAGED');
}

function readDirectory(view: DataView, end: number): Map<string, number> {
  const checksums = new Map<string, number>();
  const names = new TextDecoder();
  let at = end - view.getUint32(end + 12, true);
  const count = view.getUint16(end + 10, true);
  // Refused before any entry is read: each piece of the file looks through all entries.
  if (count > readLimits.parts) throw new ReadError('TOO_LARGE_INSIDE');
  for (let entry = 0; entry < count; entry++) {
    if (view.getUint32(at, true) !== entrySignature) throw new ReadError('DAMAGED');
    const nameLength = view.getUint16(at + 28, true);
    const name = names.decode(new Uint8Array(view.buffer, view.byteOffset + at + 46, nameLength));
    checksums.set(name, view.getUint32(at + 16, true));
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return checksums;
}
