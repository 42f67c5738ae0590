import { useState } from 'react';
import { AccessRequested, type SentRequest } from './access-requested.tsx';
import { RequestAccessForm } from './request-access.form.tsx';

/** The simple form of `/register`, then its confirmation (spec 3 §2). */
export function RequestAccess() {
  const [sent, setSent] = useState<SentRequest | null>(null);
  return sent ? <AccessRequested {...sent} /> : <RequestAccessForm onSent={setSent} />;
}
