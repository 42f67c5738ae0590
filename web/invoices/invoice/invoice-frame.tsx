import type { ReactNode } from 'react';
import { BackLink } from '#design/links/back-link.tsx';
import { useListAddress } from '#design/list/list-address.ts';
import { Card } from '#design/page/card.tsx';
import { PageHeader } from '#design/page/page-header.tsx';
import { SkeletonLines } from '#design/page/skeleton.tsx';
import { useDocumentTitle } from '#texts/document-title.ts';
import { InvoiceLines } from './invoice-lines.tsx';
import type { LinesDocument } from './line-facts.ts';

interface InvoiceFrameProps {
  id: number;
  /** Where the way back leads. */
  list: string;
  title: string;
  /** In the title of the window, after the title. */
  number?: number | undefined;
  subtitle: ReactNode;
  actions?: ReactNode;
  /** Undefined while it loads. */
  document: LinesDocument | undefined;
  facts: ReactNode;
  /** Under the facts. */
  aside?: ReactNode;
}

/** An invoice or an invoice base: head, lines, and facts beside them. */
export function InvoiceFrame(props: InvoiceFrameProps) {
  const { id, list, title, number, document, facts, aside, ...header } = props;
  useDocumentTitle(number === undefined ? title : `${title} – ${number}`);
  return (
    <>
      {/* Keeps its element while the invoice loads, so that it keeps the focus. */}
      <PageHeader
        back={
          <BackLink to="/faktura" search={useListAddress()}>
            {list}
          </BackLink>
        }
        title={title}
        {...header}
      />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_var(--size-aside)]">
        <div className="order-last grid min-w-0 gap-4 lg:order-first">
          {document ? (
            // Remounts for another invoice, so that its first lines are shown.
            <InvoiceLines key={id} invoice={document} />
          ) : (
            <Card>
              <SkeletonLines lines={8} />
            </Card>
          )}
        </div>
        <div className="grid gap-4">
          {facts ?? (
            <Card>
              <SkeletonLines lines={6} />
            </Card>
          )}
          {aside}
        </div>
      </div>
    </>
  );
}
