import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import PDFDocument from 'pdfkit';
import { type PdfBrand, pdfBrandOf } from './pdf-brand.ts';
import { drawableText, loadFonts, type PdfFonts } from './pdf-fonts.ts';

/** A4 in points, with the margins at its sides. */
export const paper = { width: 595.28, height: 841.89, margin: 48, top: 40 } as const;
export const colours = { ink: '#1a2230', muted: '#545e6f', line: '#dadee5' } as const;

/** What a document is drawn on. */
export type PdfSheet = {
  readonly pdf: PDFKit.PDFDocument;
  readonly brand: PdfBrand;
  readonly tenant: TenantId;
  readonly fonts: PdfFonts;
};

type PdfFacts = {
  readonly tenant: TenantId;
  readonly layout?: 'portrait' | 'landscape';
  /** `nb-NO`. */
  readonly locale: string;
  readonly title: string;
  readonly author: string;
  /** The same document is the same file: no clock. */
  readonly day: Temporal.PlainDate;
};

export async function openPdf({ tenant, layout, locale, ...facts }: PdfFacts): Promise<PdfSheet> {
  const brand = pdfBrandOf(tenant);
  const fonts = await loadFonts(brand);
  const pdf = new PDFDocument({
    size: 'A4',
    layout: layout ?? 'portrait',
    // Text does not flow to the next page by itself: the caller asks for a page.
    margins: { top: 0, left: paper.margin, right: paper.margin, bottom: 0 },
    bufferPages: true,
    pdfVersion: '1.7',
    lang: locale,
    displayTitle: true,
    info: {
      Title: drawableText(facts.title, fonts),
      Author: drawableText(facts.author, fonts),
      CreationDate: new Date(facts.day.toZonedDateTime('UTC').epochMilliseconds),
    },
  });
  pdf.registerFont('regular', fonts.regular);
  pdf.registerFont('bold', fonts.bold);
  return { pdf, brand, tenant, fonts };
}

/** Where the content of a page ends at the right. */
export const rightOf = ({ pdf }: PdfSheet): number => pdf.page.width - paper.margin;
export const contentWidth = (sheet: PdfSheet): number => rightOf(sheet) - paper.margin;

export type TextBox = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly isBold?: boolean;
  readonly colour?: string;
  readonly align?: 'left' | 'right';
};

/** Draws a text that wraps within its box; says where it ends. */
export function drawText(sheet: PdfSheet, text: string, box: TextBox): number {
  const { pdf } = sheet;
  const { x, y, width, colour = colours.ink, align = 'left' } = box;
  const drawable = selectFont(sheet, text, box);
  pdf.fillColor(colour).text(drawable, x, y, { width, align, ...featuresOf(drawable) });
  return pdf.y;
}

/** As `drawText`, in one line: smaller where it would be too wide. */
export function drawFittedText(sheet: PdfSheet, text: string, box: TextBox): void {
  const drawable = selectFont(sheet, text, box);
  const width = sheet.pdf.widthOfString(drawable, featuresOf(drawable));
  // Half a point is left over, for what is rounded.
  const size = box.size * Math.min(1, (box.width - 0.5) / width);
  drawText(sheet, drawable, { ...box, size, y: box.y + (box.size - size) * 0.7 });
}

export function heightOf(sheet: PdfSheet, text: string, box: Omit<TextBox, 'x' | 'y'>): number {
  const drawable = selectFont(sheet, text, box);
  return sheet.pdf.heightOfString(drawable, { width: box.width, ...featuresOf(drawable) });
}

/**
 * Figures of the same width, so that amounts stand in columns. A text without figures names no features: pdfkit keeps the
 * layout of its words, of which a contract has the same many times.
 */
const featuresOf = (text: string): { features?: PDFKit.Mixins.OpenTypeFeatures[] } =>
  /\d/.test(text) ? { features: ['tnum', 'kern'] } : {};

function selectFont(
  { pdf, fonts }: PdfSheet,
  text: string,
  { size, isBold = false }: Pick<TextBox, 'size' | 'isBold'>,
): string {
  pdf.font(isBold ? 'bold' : 'regular').fontSize(size);
  return drawableText(text, fonts);
}

export function drawRule(
  sheet: PdfSheet,
  y: number,
  { colour, width }: { colour: string; width: number },
) {
  sheet.pdf
    .moveTo(paper.margin, y)
    .lineTo(rightOf(sheet), y)
    .lineWidth(width)
    .strokeColor(colour)
    .stroke();
}

export async function bytesOf({ pdf }: PdfSheet): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  const completion = new Promise<void>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  pdf.end();
  await completion;
  return Buffer.concat(chunks);
}
