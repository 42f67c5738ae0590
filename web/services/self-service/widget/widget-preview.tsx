import {
  orderFormAddress,
  previewMessage,
} from '@takst/domain/services/self-service/order-form/order-form-address.ts';
import {
  frameHeight,
  frameWidth,
} from '@takst/domain/services/self-service/widget/widget-look.rules.ts';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Card } from '#platform/design/page/card.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import type { WidgetFields } from './widget-fields.ts';

/** The form itself, in its real size, with settings that are not saved yet. */
export function WidgetPreview({ clientId }: { clientId: string }) {
  const t = useTexts('widget');
  const language = usePageLanguage();
  const { control } = useFormContext<WidgetFields>();
  const [width, format, colourScheme, logo, employeeIdHelpText] = useWatch({
    control,
    name: ['width', 'format', 'colourScheme', 'logo', 'employeeIdHelpText'],
  });
  const frame = useRef<HTMLIFrameElement>(null);
  const size = { width: frameWidth(width), height: frameHeight.preview };
  const url = `${orderFormAddress(location.origin, clientId)}?language=${language}`;

  useEffect(() => {
    const look = { format, colourScheme, logo, employeeIdHelpText };
    const show = () =>
      frame.current?.contentWindow?.postMessage({ type: previewMessage, look }, location.origin);
    show();
    // The form in the frame says when it listens.
    const listen = ({ source, data }: MessageEvent<unknown>) => {
      const isReady =
        typeof data === 'object' &&
        data !== null &&
        'type' in data &&
        data.type === `${previewMessage}:ready`;
      if (isReady && source === frame.current?.contentWindow) show();
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [format, colourScheme, logo, employeeIdHelpText]);

  return (
    <Card title={t('preview')} className="min-w-0">
      <p className="mb-3 max-w-80 text-small text-ink-muted">{t('previewText', size)}</p>
      <div className="overflow-x-auto">
        <iframe
          ref={frame}
          src={url}
          title={t('preview')}
          width={size.width}
          height={size.height}
          className="border border-line"
        />
      </div>
    </Card>
  );
}
