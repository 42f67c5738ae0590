import type {
  BankPayment,
  PaymentFileFault,
  PaymentFormat,
} from '@takst/domain/billing/invoices/payments/bank-payment.ts';
import { isOcrGiro, readOcrGiro } from '@takst/domain/billing/invoices/payments/ocr-giro.rules.ts';
import { readCamt054 } from './read-camt054.ts';

type FileReading =
  | {
      readonly format: PaymentFormat;
      readonly payments: readonly BankPayment[];
      readonly accounts: readonly string[];
    }
  | { readonly fault: PaymentFileFault; readonly line: number | null };

/** Reads a file of a bank by what it begins with: OCR giro is fixed lines in Latin 1, CAMT.054 is XML. */
export function readPaymentFile(bytes: Uint8Array): FileReading {
  const latin1 = new TextDecoder('latin1');
  if (isOcrGiro(latin1.decode(bytes.subarray(0, 100))))
    return { format: 'ocr-giro', ...readOcrGiro(latin1.decode(bytes)) };
  const xml = xmlIn(bytes);
  if (xml === null) return { fault: 'DAMAGED', line: null };
  const isCamt = /^\s*</.test(xml) && xml.slice(0, 4_000).includes('BkToCstmrDbtCdtNtfctn');
  if (!isCamt) return { fault: 'UNKNOWN_FORMAT', line: null };
  return { format: 'camt.054', ...readCamt054(xml) };
}

/** UTF-8, or Latin 1 where the file says so; null when it is neither. */
function xmlIn(bytes: Uint8Array): string | null {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const encoding = /encoding=["'](iso-8859-1|windows-1252)["']/i.test(head) ? 'latin1' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
