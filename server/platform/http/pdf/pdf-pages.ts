import { setImmediate } from 'node:timers/promises';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import {
  colours,
  contentWidth,
  drawRule,
  drawText,
  heightOf,
  paper,
  type PdfSheet,
  rightOf,
} from './pdf-sheet.ts';

/** The portal's mark: a bus on a rounded square of 32. */
const busPath =
  'M8 7h16a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1zM7 16h18M11 23v3M21 23v3M12 19.5v.01M20 19.5v.01';

/** The operator's brand and what the document is, at the top of the first page. Says where content begins. */
export function drawBanner(sheet: PdfSheet, title: string): number {
  const { pdf, brand } = sheet;
  pdf.roundedRect(paper.margin, paper.top, 32, 32, 7).fill(brand.mark);
  pdf.save().translate(paper.margin, paper.top);
  pdf.path(busPath).lineWidth(2).lineCap('round').lineJoin('round').stroke(brand.onMark);
  pdf.restore();
  const { brandTitle } = tenantOf(sheet.tenant);
  const brandBox = { x: paper.margin + 42, y: paper.top + 7, width: 220, size: 15 };
  drawText(sheet, brandTitle, { ...brandBox, isBold: true, colour: brand.header });
  const box = {
    x: rightOf(sheet) - 220,
    y: paper.top,
    width: 220,
    size: 22,
    isBold: true,
  } as const;
  drawText(sheet, title, { ...box, align: 'right', colour: brand.header });
  drawRule(sheet, 84, { colour: brand.mark, width: 2 });
  return 108;
}

export type PageBreak = {
  /** Below it stands the footer. */
  readonly bottom: number;
  /** Begins a page; says where its content begins. */
  readonly next: () => number;
};

/** Turns to pages that say what they belong to. */
export function pageTurn(sheet: PdfSheet, title: string, footer: string): PageBreak {
  const next = () => {
    sheet.pdf.addPage();
    const box = {
      x: paper.margin,
      y: paper.top,
      width: contentWidth(sheet),
      size: 9,
      colour: colours.muted,
    };
    const end = drawText(sheet, title, box);
    drawRule(sheet, end + 6, { colour: sheet.brand.mark, width: 1 });
    return end + 22;
  };
  return { bottom: footerTop(sheet, footer) - 12, next };
}

const footerSize = 8;
const footerWidth = (sheet: PdfSheet) => contentWidth(sheet) - 109;

/** Where the footer begins: as high as its text takes. */
const footerTop = (sheet: PdfSheet, text: string): number =>
  sheet.pdf.page.height -
  40 -
  heightOf(sheet, text, { width: footerWidth(sheet), size: footerSize });

/** Draws the footer on every page, once it is known how many there are. */
export async function drawFooters(
  sheet: PdfSheet,
  text: string,
  pageText: (page: number, count: number) => string,
): Promise<void> {
  const { pdf } = sheet;
  const top = footerTop(sheet, text);
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    await setImmediate();
    pdf.switchToPage(page);
    drawRule(sheet, top, { colour: colours.line, width: 0.5 });
    const box = { y: top + 10, size: footerSize, colour: colours.muted };
    drawText(sheet, text, { ...box, x: paper.margin, width: footerWidth(sheet) });
    const x = rightOf(sheet) - 100;
    drawText(sheet, pageText(page + 1, count), { ...box, x, width: 100, align: 'right' });
  }
}
