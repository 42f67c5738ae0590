import { frameHeight } from '#services/self-service/widget/widget-look.rules.ts';
import { orderFormAddress, resizeMessage } from './order-form-address.ts';

export type EmbeddedForm = {
  /** Scheme and host of the operator's portal. */
  readonly origin: string;
  readonly clientId: string;
  readonly width: number;
  /** What the frame is called for screen readers. */
  readonly title: string;
};

const asAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** What a company copies to its own page (spec 2 §2, §9). */
export const iframeCode = ({ origin, clientId, width, title }: EmbeddedForm): string =>
  `<iframe src="${asAttribute(orderFormAddress(origin, clientId))}" width="${width}" height="${frameHeight.embedded}" title="${asAttribute(title)}" style="border: 0; max-width: 100%"></iframe>`;

/** What may stand beside the frame, so that it is always as high as the form in it. */
export const resizeCode = ({ origin }: Pick<EmbeddedForm, 'origin'>): string =>
  `<script>
  window.addEventListener('message', function (event) {
    if (event.origin !== '${origin}' || !event.data || event.data.type !== '${resizeMessage}') return;
    document.querySelectorAll('iframe').forEach(function (frame) {
      if (frame.contentWindow === event.source) frame.height = event.data.height;
    });
  });
</script>`;
