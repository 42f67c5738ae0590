import { portalPrivacy } from './documents/portal-privacy.ts';
import { TermsView } from './terms-view.tsx';

/** A page of its own: the visitors of the terms do not load it. */
export function PrivacyPage() {
  return <TermsView document={portalPrivacy} />;
}
