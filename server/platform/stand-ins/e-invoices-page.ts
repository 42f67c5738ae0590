import { html, type Html } from './html.ts';

type ListedEInvoice = {
  readonly id: string;
  readonly key: string;
  readonly sender: string;
  readonly receiver: string;
  readonly kind: string;
  readonly received_at: Temporal.Instant;
};

const joined = (parts: readonly Html[]): Html => ({
  markup: parts.map(({ markup }) => markup).join(''),
});

const entry = ({ id, key, sender, receiver, kind, received_at: at }: ListedEInvoice): Html =>
  html` <li>
    <p>
      <a href="/dev/e-invoices/${id}">${kind === 'invoice' ? 'Faktura' : 'Kreditnota'} ${key}</a>
    </p>
    <p>Fra ${sender} til ${receiver}, ${at.toString({ smallestUnit: 'second' })}</p>
  </li>`;

const empty = html`<li>Ingen dokumenter ennå. Start en fakturakjøring, så kommer de hit.</li>`;

/** The page with the documents that the local access point has taken. */
export const eInvoicesPage = (documents: readonly ListedEInvoice[]): string =>
  html`<!doctype html>
    <html lang="nb">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>EHF som er sendt</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/dev/outbox.css" />
      </head>
      <body>
        <main>
          <h1>EHF som er sendt</h1>
          <p>Dokumenter som ville gått til mottakerens aksesspunkt.</p>
          <ul>
            ${documents.length === 0 ? empty : joined(documents.map(entry))}
          </ul>
        </main>
      </body>
    </html>`.markup;
