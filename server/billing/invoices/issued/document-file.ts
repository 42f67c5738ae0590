import type { InvoiceDocument } from '@takst/domain/billing/invoices/documents/invoice-document.ts';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { Download } from '#platform/http/serve.ts';
import { documentTexts } from '#billing/invoices/documents/document.texts.ts';

/** "faktura-100108.pdf" */
export function documentName(
  { kind, number, language }: InvoiceDocument,
  extension: 'pdf' | 'xml',
): string {
  const name = documentTexts(language)[kind.type].toLowerCase().replace(' ', '-');
  return `${name}-${number}.${extension}`;
}

export function documentFile(
  document: InvoiceDocument,
  extension: 'pdf' | 'xml',
  parts: readonly (string | Uint8Array)[],
): { download: Download } {
  const content = Readable.from(parts, { objectMode: false });
  return { download: { name: documentName(document, extension), content } };
}

/** Lets others have their turn between parts: thousands of lines take seconds. */
export async function collectInTurns(parts: Iterable<string>): Promise<string[]> {
  const collected: string[] = [];
  for (const part of parts) {
    collected.push(part);
    await setImmediate();
  }
  return collected;
}
