import { setImmediate } from 'node:timers/promises';
import { codeName } from '@takst/domain/app/changes/recorded-codes.ts';
import type { AgreementSubtype } from '@takst/domain/platform/tenants/agreement-subtype.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { organisationNumberText } from '#platform/http/pdf/pdf-amounts.ts';
import { drawBanner, drawFooters, type PageBreak, pageTurn } from '#platform/http/pdf/pdf-pages.ts';
import {
  bytesOf,
  colours,
  contentWidth,
  drawText,
  heightOf,
  openPdf,
  paper,
  type PdfSheet,
} from '#platform/http/pdf/pdf-sheet.ts';
import { norwegianDate, norwegianMoment } from '#platform/time/norwegian-date.ts';
import { type Clause, contractTexts as texts } from './contract.texts.ts';

/** What a contract is made of; the same facts are the same document. */
export type ContractFacts = {
  readonly tenant: TenantId;
  readonly companyName: string;
  readonly organisationNumber: string;
  readonly agreements: readonly AgreementSubtype[];
  readonly termsVersion: string;
  /** As they were when the contract was made: it reads the same after they have changed. */
  readonly clauses: readonly Clause[];
  readonly day: Temporal.PlainDate;
};

/** One who has signed, or is to. */
type ContractSignature = {
  readonly name: string;
  readonly birthDate: Temporal.PlainDate;
  readonly signedAt: Temporal.Instant | null;
};

type SignaturePage = {
  /** The file that was signed; it is attached, so that its checksum can be verified. */
  readonly signed: Uint8Array;
  readonly sha256: string;
  readonly signatures: readonly ContractSignature[];
};

/** The contract as it is signed: in Norwegian, with a translation. With signatures it has a page for them at its end. */
export async function contractPdf(facts: ContractFacts, page?: SignaturePage): Promise<Uint8Array> {
  const { tenant, companyName, day } = facts;
  const operator = tenantOf(tenant).brandTitle;
  const sheet = await openPdf({
    tenant,
    locale: texts.locale,
    title: `${texts.title} ${companyName}`,
    author: operator,
    day,
  });
  const footer = texts.footer(companyName);
  const writer = writing(sheet, pageTurn(sheet, footer, footer));
  writer.begin(drawBanner(sheet, texts.title));
  writer.facts([
    [texts.company, companyName],
    [texts.organisationNumber, organisationNumberText(facts.organisationNumber)],
    [texts.operator, operator],
    [texts.agreements, facts.agreements.map((subtype) => codeName(subtype, tenant).nb).join(', ')],
  ]);
  writer.heading(texts.terms(facts.termsVersion));
  for (const language of ['nb', 'en'] as const) {
    if (language === 'en') writer.heading(texts.inEnglish);
    for (const [place, { title, text }] of facts.clauses.entries()) {
      // Others are answered between two clauses.
      await setImmediate();
      writer.clause(`${place + 1}. ${title[language]}`, text[language]);
    }
  }
  writer.heading(texts.signatures);
  writer.text(texts.howSigned);
  if (page) {
    drawSignatures(writer, page);
    const attached = { name: texts.attachment, hidden: false, description: texts.attached };
    const date = new Date(day.toZonedDateTime('UTC').epochMilliseconds);
    sheet.pdf.file(Buffer.from(page.signed), {
      ...attached,
      type: 'application/pdf',
      creationDate: date,
      modifiedDate: date,
    });
  }
  await drawFooters(sheet, footer, texts.page);
  return bytesOf(sheet);
}

type Writer = ReturnType<typeof writing>;

function drawSignatures(writer: Writer, { sha256, signatures }: SignaturePage): void {
  writer.turn();
  writer.heading(texts.signatures);
  for (const { name, birthDate, signedAt } of signatures) {
    writer.text(
      signedAt
        ? texts.signedBy({
            name,
            birthDate: norwegianDate(birthDate),
            at: norwegianMoment(signedAt),
          })
        : texts.notSigned(name),
    );
  }
  writer.text(texts.checksum(sha256));
}

/** Writes from the top to the bottom of pages. */
function writing(sheet: PdfSheet, { bottom, next }: PageBreak) {
  const width = contentWidth(sheet);
  let top = 0;
  const room = (height: number) => {
    if (top + height > bottom) top = next();
  };
  const draw = (text: string, { size, isBold = false }: { size: number; isBold?: boolean }) => {
    top = drawText(sheet, text, { x: paper.margin, y: top, width, size, isBold });
  };
  const text = (content: string) => {
    room(heightOf(sheet, content, { width, size: 9.5 }));
    draw(content, { size: 9.5 });
    top += 8;
  };
  return {
    begin: (at: number) => {
      top = at;
    },
    turn: () => {
      top = next();
    },
    text,
    facts: (rows: readonly (readonly [string, string])[]) => {
      for (const [name, value] of rows) {
        const box = { y: top, size: 10 };
        drawText(sheet, name, { ...box, x: paper.margin, width: 140, colour: colours.muted });
        top = drawText(sheet, value, { ...box, x: paper.margin + 150, width: width - 150 }) + 5;
      }
    },
    heading: (content: string) => {
      room(60);
      top += 10;
      draw(content, { size: 13, isBold: true });
      top += 8;
    },
    clause: (title: string, content: string) => {
      room(20 + heightOf(sheet, content, { width, size: 9.5 }));
      draw(title, { size: 10, isBold: true });
      top += 2;
      text(content);
    },
  };
}
