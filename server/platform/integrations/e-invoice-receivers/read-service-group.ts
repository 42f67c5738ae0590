import { Parser } from 'saxen';
import { EInvoiceReceiversUnavailable } from './e-invoice-receivers.port.ts';

export type ServiceGroup = {
  /** As `0192:923609016`. */
  readonly participant: string;
  /** Identifiers of the documents that the participant receives. */
  readonly documentTypes: readonly string[];
};

/**
 * Reads the service group of a publisher (Peppol SMP 1.x): references whose addresses end in `/services/` and an encoded
 * document type. Throws EInvoiceReceiversUnavailable for anything else, and for a document type declaration.
 */
export function readServiceGroup(xml: string): ServiceGroup {
  const open: string[] = [];
  const documentTypes: string[] = [];
  let participant = '';
  let root = '';
  const fail = () => {
    throw new EInvoiceReceiversUnavailable('its answer cannot be read');
  };
  new Parser()
    .on('openTag', (name, attributes, decode) => {
      const element = name.slice(name.indexOf(':') + 1);
      if (open.length === 0) root ||= element;
      open.push(element);
      if (element === 'ServiceMetadataReference') {
        documentTypes.push(documentTypeOf(decode(attributes()['href'] ?? '')));
      }
    })
    .on('closeTag', () => void open.pop())
    .on('text', (value, decode) => {
      if (open.at(-1) === 'ParticipantIdentifier') participant += decode(value);
    })
    .on('attention', fail)
    .on('error', fail)
    .parse(xml);
  if (root !== 'ServiceGroup') fail();
  return { participant: participant.trim(), documentTypes };
}

/** Empty for an address that names none. */
function documentTypeOf(href: string): string {
  try {
    return decodeURIComponent(href.split('/services/')[1] ?? '');
  } catch {
    return '';
  }
}
