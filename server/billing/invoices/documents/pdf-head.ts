import type { InvoiceDocument } from '@takst/domain/billing/invoices/documents/invoice-document.ts';
import {
  accountNumberText,
  kronerAmountText,
  organisationNumberText,
} from '#platform/http/pdf/pdf-amounts.ts';
import { drawBanner } from '#platform/http/pdf/pdf-pages.ts';
import {
  colours,
  contentWidth,
  drawFittedText,
  drawText,
  paper,
} from '#platform/http/pdf/pdf-sheet.ts';
import { setOffNumbers } from './document.texts.ts';
import type { Sheet } from './invoice-sheet.ts';

const right = paper.width - paper.margin;

/** Brand, title, buyer, facts and what is to be paid: the top of the first page. Says where it ends. */
export function drawHead(sheet: Sheet, document: InvoiceDocument, totalOre: number): number {
  const top = drawBanner(sheet, sheet.texts[document.kind.type]);
  const end = Math.max(drawBuyer(sheet, document, top), drawFacts(sheet, document, top));
  return document.kind.type === 'invoice'
    ? drawPayment(sheet, document.kind.payment, { top: end + 24, totalOre })
    : drawCredit(sheet, { top: end + 24, totalOre });
}

function drawBuyer(sheet: Sheet, { buyer }: InvoiceDocument, top: number): number {
  const box = { x: paper.margin, width: 230, size: 10 };
  const nameEnd = drawText(sheet, buyer.name, { ...box, y: top, size: 11.5, isBold: true });
  const { line1, line2, postCode, city } = buyer.address;
  const number = organisationNumberText(buyer.organisationNumber);
  const lines = [
    line1,
    line2 ?? '',
    `${postCode} ${city}`,
    `${sheet.texts.organisationNumber} ${number}`,
  ];
  return lines
    .filter((line) => line.trim() !== '')
    .reduce((y, line) => drawText(sheet, line, { ...box, y }) + 2, nameEnd + 4);
}

function drawFacts(sheet: Sheet, document: InvoiceDocument, top: number): number {
  const { texts } = sheet;
  const { kind, references } = document;
  const facts = [
    [kind.type === 'invoice' ? texts.invoiceNumber : texts.creditNoteNumber, document.number],
    [texts.issueDate, texts.day(document.issueDate)],
    kind.type === 'invoice'
      ? [texts.dueDate, texts.day(kind.payment.dueDate)]
      : [texts.creditedInvoice, creditedText(sheet, kind.creditedInvoice)],
    [texts.agreement, references.agreementNumber],
    [texts.theirReference, references.theirReference],
    [texts.ourReference, references.ourReference],
    kind.type === 'invoice'
      ? [texts.setOffFrom, setOffNumbers(kind.payment)]
      : [texts.reason, kind.reason ?? ''],
  ] as const;
  return facts
    .filter(([, value = '']) => value.trim() !== '')
    .reduce((y, [label = '', value = '']) => {
      const box = { y, size: 10 };
      const labelBox = { ...box, x: right - 248, width: 104, colour: colours.muted };
      const labelEnd = drawText(sheet, label, labelBox);
      const valueEnd = drawText(sheet, value, { ...box, x: right - 140, width: 140 });
      return Math.max(labelEnd, valueEnd) + 4;
    }, top);
}

const creditedText = (
  { texts }: Sheet,
  credited: { number: string; issueDate: Temporal.PlainDate },
) => texts.from(credited.number, texts.day(credited.issueDate));

type Sum = { readonly top: number; readonly totalOre: number };
const boxHeight = 58;

function drawPayment(
  sheet: Sheet,
  payment: { dueDate: Temporal.PlainDate; kid: string; accountNumber: string },
  { top, totalOre }: Sum,
): number {
  const { texts } = sheet;
  drawTint(sheet, top);
  drawBoxed(sheet, [texts.dueDate, texts.day(payment.dueDate)], { x: 16, width: 76, top });
  drawBoxed(sheet, [texts.kid, payment.kid], { x: 102, width: 150, top });
  const account = accountNumberText(payment.accountNumber);
  drawBoxed(sheet, [texts.account, account], { x: 262, width: 94, top });
  drawTotal(sheet, [texts.toPay, kronerAmountText(totalOre)], top);
  return top + boxHeight + 24;
}

function drawCredit(sheet: Sheet, { top, totalOre }: Sum): number {
  const { texts } = sheet;
  drawTint(sheet, top);
  const box = { x: paper.margin + 16, y: top + 22, width: 320, size: 10.5 };
  drawText(sheet, texts.creditNoteNotice, box);
  drawTotal(sheet, [texts.credited, kronerAmountText(totalOre)], top);
  return top + boxHeight + 24;
}

function drawTint(sheet: Sheet, top: number): void {
  const { pdf, brand } = sheet;
  pdf.roundedRect(paper.margin, top, contentWidth(sheet), boxHeight, 6).fill(brand.tint);
}

type BoxPlace = { readonly x: number; readonly width: number; readonly top: number };

function drawBoxed(
  sheet: Sheet,
  [label, value]: readonly [string, string],
  { x, width, top }: BoxPlace,
): void {
  const box = { x: paper.margin + x, width };
  drawText(sheet, label, { ...box, y: top + 13, size: 8.5, colour: colours.muted });
  drawFittedText(sheet, value, { ...box, y: top + 28, size: 11, isBold: true });
}

function drawTotal(sheet: Sheet, [label, value]: readonly [string, string], top: number): void {
  const box = { x: right - 143, width: 127, align: 'right' } as const;
  drawText(sheet, label, { ...box, y: top + 11, size: 8.5, colour: colours.muted });
  const { header } = sheet.brand;
  drawFittedText(sheet, value, { ...box, y: top + 24, size: 16, isBold: true, colour: header });
}
