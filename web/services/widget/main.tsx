import '#platform/design/theme.css';
import { orderFormPath } from '@takst/domain/services/self-service/order-form/order-form-address.ts';
import { createRoot } from 'react-dom/client';
import { takeOperatorOfPage } from '#platform/texts/page-facts.ts';
import './words/design-words.ts';
import { OrderFormPage } from './order-form-page.tsx';
import { tellHeight } from './calls/tell-height.ts';

/** The public order form: a page of its own, without the portal around it, opened by its address or in a frame. */
async function start(root: HTMLElement) {
  takeOperatorOfPage();
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
  const clientId = decodeURIComponent(
    location.pathname.slice(orderFormPath.length).split('/')[0] ?? '',
  );
  createRoot(root).render(<OrderFormPage clientId={clientId} />);
  tellHeight(root, clientId);
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place to draw in');
void start(root);
