import { describe, expect, it } from 'vitest';
import { outboxPage } from './outbox-page.ts';

const message = {
  id: 1,
  kind: 'sms' as const,
  key: 'k',
  sender: 'Ruter',
  recipient: '+4741234567',
  replyTo: null,
  attachments: [],
  subject: null,
  receivedAt: '21.11.2026 14:03:12',
};

describe('the outbox page', () => {
  it('shows messages as text and never runs them', () => {
    const page = outboxPage({
      messages: [{ ...message, body: '<script>alert(1)</script> "hei"' }],
      sender: 'Ruter',
      recipient: '"><img>',
    });
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &quot;hei&quot;');
    expect(page).toContain('value="&quot;&gt;&lt;img&gt;"');
  });

  it('makes links that can be followed, without the full stop after them', () => {
    const body = 'Hent på https://app.example/hent?kode=ABC&x=1. Hilsen';
    const page = outboxPage({ messages: [{ ...message, body }], sender: 'Ruter', recipient: '' });
    expect(page).toContain(
      '<a href="https://app.example/hent?kode=ABC&amp;x=1">https://app.example/hent?kode=ABC&amp;x=1</a>. Hilsen',
    );
  });

  it('shows subject and reply-to address of an e-mail', () => {
    const replyTo = 'Kari <kari@x.example>';
    const email = { ...message, kind: 'email' as const, subject: 'Hei & hallo', replyTo, body: '' };
    const page = outboxPage({ messages: [email], sender: 'Ruter', recipient: '' });
    expect(page).toContain('E-post fra Ruter');
    expect(page).toContain('<p class="subject">Hei &amp; hallo</p>');
    expect(page).toContain('<p class="reply-to">Svar til Kari &lt;kari@x.example&gt;</p>');
  });

  it('teaches what to do while there is nothing to show', () => {
    expect(outboxPage({ messages: [], sender: 'Ruter', recipient: '' })).toContain(
      'Bestill en billett',
    );
  });
});
