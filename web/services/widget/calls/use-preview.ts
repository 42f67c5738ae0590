import type { OrderForm } from '@takst/contract/services/self-service/order-form/get-order-form.contract.ts';
import { previewMessage } from '@takst/domain/services/self-service/order-form/order-form-address.ts';
import { useEffect, useState } from 'react';

/** What the widget page may show before it is saved. */
export type PreviewedLook = Pick<
  OrderForm,
  'format' | 'colourScheme' | 'logo' | 'employeeIdHelpText'
>;

type PreviewMessage = { type: typeof previewMessage; look: PreviewedLook };

const isPreview = (data: unknown): data is PreviewMessage =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === previewMessage;

/** The look that the portal's own widget page shows; no other page is listened to. */
export function usePreview(): PreviewedLook | null {
  const [look, setLook] = useState<PreviewedLook | null>(null);
  useEffect(() => {
    const listen = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin === location.origin && source === window.parent && isPreview(data)) {
        setLook(data.look);
      }
    };
    window.addEventListener('message', listen);
    if (window.parent !== window)
      window.parent.postMessage({ type: `${previewMessage}:ready` }, location.origin);
    return () => window.removeEventListener('message', listen);
  }, []);
  return look;
}
