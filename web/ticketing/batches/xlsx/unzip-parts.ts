import { Unzip, type UnzipFile, UnzipInflate } from 'fflate';
import { pieceBytes, readLimits } from '../read/read-limits.ts';
import { ReadError } from '../read/read-problem.ts';
import type { ReportProgress } from '../read/sheet-rows.ts';
import { checksumOf } from './checksum.ts';
import { zipDirectory } from './zip-directory.ts';

/** The parts of a workbook that are read; pictures, charts and printer settings are not unpacked. */
const isKnownPart = (name: string) => /^xl\/(_rels\/|worksheets\/)?[^/]+\.(xml|rels)$/.test(name);

/** Each piece of the file may become a thousand times as large: few bytes at a time. */
const step = pieceBytes / 4;

/** The parts of a workbook by name, unpacked piece by piece and never more than is allowed. */
export function unzipParts(file: Uint8Array, report: ReportProgress): Map<string, Uint8Array> {
  const checksums = zipDirectory(file);
  const parts = new Map<string, Part>();
  let unpackedBytes = 0;
  let entries = 0;
  const unzip = new Unzip((entry) => {
    entries += 1;
    // More than its directory says.
    if (entries > readLimits.parts) throw new ReadError('TOO_LARGE_INSIDE');
    const name = plainName(entry.name);
    if (!isKnownPart(name)) return;
    // Two parts of one name: programs differ in which of them they show.
    if (parts.has(name)) throw new ReadError('DAMAGED');
    const count = (bytes: number) => {
      unpackedBytes += bytes;
      if (unpackedBytes > readLimits.unpackedBytes) throw new ReadError('TOO_LARGE_INSIDE');
    };
    parts.set(name, receivePart(entry, checksums.get(entry.name), count));
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < file.length; at += step) {
    push(unzip, file.subarray(at, at + step), at + step >= file.length);
    for (const { error } of parts.values()) if (error) throw error;
    report();
  }
  const names = [...checksums.keys()].map(plainName).filter(isKnownPart);
  if (!names.every((name) => parts.has(name))) throw new ReadError('DAMAGED');
  return new Map([...parts].map(([name, part]) => [name, joined(part, report)]));
}

/** Some programs write names with backslashes, or with other capitals than they refer to them. */
const plainName = (name: string) => name.replaceAll('\\', '/').toLowerCase();

type Part = {
  checksum: number | undefined;
  chunks: Uint8Array[];
  isComplete: boolean;
  error: ReadError | null;
};

function receivePart(
  entry: UnzipFile,
  checksum: number | undefined,
  count: (bytes: number) => void,
): Part {
  const part: Part = { checksum, chunks: [], isComplete: false, error: null };
  entry.ondata = (error, chunk, isLast) => {
    if (part.error) return;
    try {
      if (error) throw new ReadError('DAMAGED');
      count(chunk.length);
      part.chunks.push(chunk);
      part.isComplete = isLast;
    } catch (thrown) {
      // fflate hides what is thrown here.
      part.error = thrown instanceof ReadError ? thrown : new ReadError('DAMAGED');
    }
  };
  entry.start();
  return part;
}

function push(unzip: Unzip, piece: Uint8Array, isLast: boolean): void {
  try {
    unzip.push(piece, isLast);
  } catch (thrown) {
    throw thrown instanceof ReadError ? thrown : new ReadError('DAMAGED');
  }
}

function joined({ chunks, isComplete, checksum }: Part, report: ReportProgress): Uint8Array {
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  report();
  if (!isComplete || checksumOf(bytes) !== checksum) throw new ReadError('DAMAGED');
  return bytes;
}
