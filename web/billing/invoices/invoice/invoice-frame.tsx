import type { ReactNode } from 'react';
import { BackLink } from '#platform/design/links/back-link.tsx';
import { useListAddress } from '#platform/design/list/list-address.ts';
import { PageHeader } from '#platform/design/page/page-header.tsx';
import { useDocumentTitle } from '#platform/texts/document-title.ts';
import { DocumentGrid } from './document-grid.tsx';
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
  /** Before the lines. */
  changes?: ReactNode;
  facts: ReactNode;
  /** Under the facts. */
  aside?: ReactNode;
}

/** An invoice or an invoice base: head, lines, and facts beside them. */
export function InvoiceFrame(props: InvoiceFrameProps) {
  const { id, list, title, number, document, changes, facts, aside, ...header } = props;
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
      <DocumentGrid
        // Remounts for another invoice, so that its first lines are shown.
        lines={document && <InvoiceLines key={id} invoice={document} />}
        changes={changes}
        facts={facts}
        aside={aside}
      />
    </>
  );
}
