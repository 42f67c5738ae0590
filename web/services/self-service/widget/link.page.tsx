import { orderFormAddress } from '@takst/domain/services/self-service/order-form/order-form-address.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { ExternalLink } from '#platform/design/buttons/external-link.tsx';
import { BackLink } from '#platform/design/links/back-link.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { PageHeader } from '#platform/design/page/page-header.tsx';
import { SkeletonLines } from '#platform/design/page/skeleton.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { CopyField } from './copy-field.tsx';
import { QrPicture } from './qr-picture.tsx';
import { useWidget } from './use-widget.ts';
import { DisabledNotice, NoAgreementNotice } from './widget-notices.tsx';

/** The address of the order form, and a QR code of it for a poster (spec 2 §2). */
export function LinkPage() {
  const t = useTexts('widget');
  const { company, hasAgreement, widget } = useWidget();
  const url = widget && orderFormAddress(location.origin, widget.clientId);
  return (
    <>
      <PageHeader
        title={t('linkTitle')}
        subtitle={t('linkSubtitle')}
        back={<BackLink to="/verktoy">{t('back')}</BackLink>}
      />
      {widget?.isDisabled && <DisabledNotice />}
      {!hasAgreement && <NoAgreementNotice />}
      {hasAgreement && !url && (
        <Card>
          <SkeletonLines lines={6} />
        </Card>
      )}
      {url && (
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <Card>
            <CopyField label={t('orderUrl')} name="orderUrl" rows={2} value={url} />
            <p className="mt-4">
              <ExternalLink href={url}>{t('openForm')}</ExternalLink>
            </p>
          </Card>
          <Card
            title={t('qrTitle')}
            actions={<Button onClick={() => window.print()}>{t('print')}</Button>}
          >
            <QrPicture
              url={url}
              label={t('qrLabel', { url })}
              text={t('qrText', { company: company.name })}
            />
          </Card>
        </div>
      )}
    </>
  );
}
