import { escapeHtml } from './html.ts';
import type { OutboxMessage } from './message.query.ts';

/** Makes URLs links. Expects escaped text, which has no quotes. */
const withLinks = (text: string) =>
  escapeHtml(text).replace(
    /https?:\/\/[^\s<]+[^\s<.,;:!?)]/g,
    (url) => `<a href="${url}">${url}</a>`,
  );

const entry = (message: OutboxMessage) => `
    <li>
      <p class="head"><strong>${escapeHtml(message.recipient)}</strong>
        <span>${message.kind === 'sms' ? 'SMS' : 'E-post'} fra ${escapeHtml(message.sender)}</span>
        <time>${escapeHtml(message.receivedAt)}</time></p>
      ${message.subject === null ? '' : `<p class="subject">${escapeHtml(message.subject)}</p>`}
      ${message.replyTo === null ? '' : `<p class="reply-to">Svar til ${escapeHtml(message.replyTo)}</p>`}
      <p class="body">${withLinks(message.body)}</p>
      ${message.attachments.map((name) => `<p class="attachment">Vedlegg: ${escapeHtml(name)}</p>`).join('')}
    </li>`;

const empty = '<li class="empty">Ingen meldinger ennå. Bestill en billett, så kommer den hit.</li>';

type OutboxPage = {
  readonly messages: readonly OutboxMessage[];
  readonly sender: string;
  readonly recipient: string;
};

/** The page with the messages that the stand-ins received. */
export const outboxPage = ({ messages, sender, recipient }: OutboxPage): string => `<!doctype html>
<html lang="nb">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>Utboks for ${escapeHtml(sender)}</title>
  <link rel="icon" href="data:,">
  <link rel="stylesheet" href="/dev/outbox.css">
  <script src="/dev/outbox.js" defer></script>
</head>
<body>
  <main>
    <h1>Utboks for ${escapeHtml(sender)}</h1>
    <p>Meldinger som ville gått ut av huset. Siden henter nye av seg selv.</p>
    <form method="get" action="/dev/outbox">
      <label for="to">Mottaker</label>
      <input id="to" name="to" type="search" value="${escapeHtml(recipient)}" autocomplete="off">
      <button>Vis</button>
    </form>
    <ul id="messages" aria-live="polite">${messages.map(entry).join('') || empty}</ul>
  </main>
</body>
</html>`;

export const outboxStyle = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; background: light-dark(#f4f5f7, #16181c); color: light-dark(#1b1f26, #eceef2); }
main { max-width: 44rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.5rem; margin: 0 0 .25rem; }
form { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem; margin: 1rem 0; }
input, button { font: inherit; min-height: 44px; padding: 0 .75rem; border-radius: .5rem;
  border: 1px solid light-dark(#6b7280, #9aa1ad); background: light-dark(#fff, #22252b); color: inherit; }
input { flex: 1 1 12rem; min-width: 0; }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: .75rem; }
li { background: light-dark(#fff, #22252b); border-radius: .75rem; padding: .75rem 1rem; }
li p { margin: 0; overflow-wrap: anywhere; }
.head { display: flex; flex-wrap: wrap; gap: 0 1rem; }
.head span, .head time { color: light-dark(#4b5563, #b4bac4); }
.head time { margin-left: auto; }
.subject { font-weight: 600; }
.reply-to, .attachment { color: light-dark(#4b5563, #b4bac4); }
.body { white-space: pre-line; margin-top: .25rem; }
a { color: light-dark(#0b57b4, #8ab8ff); }
`;

/** Refreshes the list and keeps the filter's text. */
export const outboxScript = `
setInterval(async () => {
  if (document.hidden) return;
  const answer = await fetch(location.href).catch(() => null);
  if (!answer?.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html').getElementById('messages');
  const shown = document.getElementById('messages');
  if (fresh && fresh.innerHTML !== shown.innerHTML) shown.replaceWith(document.adoptNode(fresh));
}, 2000);
`;
