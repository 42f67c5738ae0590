import {
  iframeCode,
  resizeCode,
} from '@takst/domain/services/self-service/order-form/embed-code.rules.ts';
import { frameWidth } from '@takst/domain/services/self-service/widget/widget-look.rules.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { Card } from '#platform/design/page/card.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { CopyField } from './copy-field.tsx';
import type { WidgetFields } from './widget-fields.ts';

/** What is pasted into the company's own page. */
export function EmbedCode({ clientId }: { clientId: string }) {
  const t = useTexts('widget');
  const { control } = useFormContext<WidgetFields>();
  const width = frameWidth(useWatch({ control, name: 'width' }));
  const { origin } = location;
  return (
    <Card title={t('code')}>
      <p className="mb-3">{t('codeText')}</p>
      <div className="grid gap-5">
        <CopyField
          label={t('iframeCode')}
          name="iframeCode"
          rows={4}
          value={iframeCode({ origin, clientId, width, title: t('frameTitle') })}
        />
        <CopyField
          label={t('resizeCode')}
          name="resizeCode"
          rows={6}
          value={resizeCode({ origin })}
        />
      </div>
    </Card>
  );
}
