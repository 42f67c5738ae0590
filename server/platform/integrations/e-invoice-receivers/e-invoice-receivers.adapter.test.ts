import { peppolBilling3 } from '@takst/domain/billing/invoices/documents/peppol.ts';
import fastify from 'fastify';
import type { RequestListener } from 'node:http';
import { describe, expect, it } from 'vitest';
import { startTestService } from '#platform/integrations/test-service.ts';
import { signingCompanies } from '#platform/stand-ins/company-register/signing-people.ts';
import {
  eInvoiceReceiversPath,
  eInvoiceReceiversStandIn,
} from '#platform/stand-ins/e-invoice-receivers.ts';
import { testWith } from '#testing/test-with.ts';
import { eInvoiceReceivers } from './e-invoice-receivers.adapter.ts';
import { locatorName, type ResolveNaptr } from './find-publisher.ts';

const wholeMs = 1_000;
const notAsked: ResolveNaptr = async () => Promise.reject(new Error('the locator is not asked'));

const sharedTest = testWith({
  make: async (onEnd) => {
    const app = fastify();
    await app.register(eInvoiceReceiversStandIn());
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    onEnd(() => app.close());
    const publisherUrl = `${address}${eInvoiceReceiversPath}`;
    return eInvoiceReceivers({ publisherUrl, resolveNaptr: notAsked, wholeMs });
  },
});

describe('the local register of e-invoice receivers', () => {
  sharedTest.each([
    ['alone', true],
    ['together', true],
    ['publicBody', true],
    // Receives orders alone.
    ['anyTwo', false],
    ['procuration', false],
  ] as const)('%s receives EHF: %s', async (receivers, company, receives) => {
    expect(await receivers.receivesEhf(signingCompanies[company])).toBe(receives);
  });

  sharedTest('is unavailable for one company', async (receivers) => {
    await expect(receivers.receivesEhf(signingCompanies.eInvoicesDown)).rejects.toThrow(
      'the register of e-invoice receivers is unavailable: it answered 503',
    );
  });

  it('never starts in production', () => {
    const before = process.env['NODE_ENV'];
    process.env['NODE_ENV'] = 'production';
    try {
      expect(() => eInvoiceReceiversStandIn()).toThrow('does not start with NODE_ENV=production');
    } finally {
      process.env['NODE_ENV'] = before;
    }
  });
});

const number = '923609016';
const invoice = `urn:oasis:names:specification:ubl:schema:xsd:Invoice-2::Invoice##${peppolBilling3}::2.1`;
const reference = (type: string) => `<ServiceMetadataReference href="https://x/services/${type}"/>`;
const group = (documents: string, participant = `0192:${number}`, before = '') =>
  `<?xml version="1.0"?>${before}<ServiceGroup xmlns="http://busdox.org/serviceMetadata/publishing/1.0/"><ids:ParticipantIdentifier xmlns:ids="http://busdox.org/transport/identifiers/1.0/" scheme="iso6523-actorid-upis">${participant}</ids:ParticipantIdentifier><ServiceMetadataReferenceCollection>${documents}</ServiceMetadataReferenceCollection></ServiceGroup>`;
const encoded = encodeURIComponent(`busdox-docid-qns::${invoice}`);

const askThat = async (answers: RequestListener) => {
  const publisherUrl = await startTestService(answers);
  return eInvoiceReceivers({ publisherUrl, resolveNaptr: notAsked, wholeMs }).receivesEhf(number);
};

describe('a publisher', () => {
  it('is asked by the organisation number, and again when it fails', async () => {
    const requests: (string | undefined)[] = [];
    expect(
      await askThat(({ url }, response) => {
        requests.push(url);
        response.writeHead(requests.length === 1 ? 502 : 200).end(group(reference(encoded)));
      }),
    ).toBe(true);
    expect(requests).toEqual(Array(2).fill(`/iso6523-actorid-upis%3A%3A0192%3A${number}`));
  });

  it.each([
    ['nothing', ''],
    ['credit notes', reference(encoded.replaceAll('Invoice', 'CreditNote'))],
    [
      'the invoice of another specification',
      reference(encoded.replace('billing%3A3.0', 'billing%3A4.0')),
    ],
    ['an address that cannot be read', reference('%E0%A4%A')],
    ['an address of no service', `<ServiceMetadataReference href="https://x"/>`],
  ])('that lists %s is of no receiver', async (_, documents) => {
    expect(await askThat((_request, response) => void response.end(group(documents)))).toBe(false);
  });

  it.each([
    ['another participant', group(reference(encoded), '0192:991609407'), 'another participant'],
    ['no participant', group(reference(encoded), ''), 'another participant'],
    ['HTML', '<html><h1>Vedlikehold</h1></html>', 'cannot be read'],
    ['no XML', 'Vedlikehold', 'cannot be read'],
    ['nothing', '', 'cannot be read'],
    ['half an answer', group(reference(encoded)).slice(0, -20), 'cannot be read'],
    ['no last tag', group(reference(encoded)).replace('</ServiceGroup>', ''), 'cannot be read'],
    ['a document type', group('', undefined, '<!DOCTYPE a [<!ENTITY b "c">]>'), 'cannot be read'],
    ['more than any company has', group('x'.repeat(1_100_000)), 'no end'],
  ])('that answers %s is unavailable', async (_, body, reason) => {
    await expect(askThat((_request, response) => void response.end(body))).rejects.toThrow(reason);
  });

  it.each<[string, RequestListener, string]>([
    ['is silent', () => undefined, 'no answer'],
    [
      'sends us elsewhere',
      ({ url }, response) => {
        if (url === '/elsewhere') response.end(group(reference(encoded)));
        else response.writeHead(302, { location: '/elsewhere' }).end();
      },
      'no answer',
    ],
    [
      'is asked too often',
      (_request, response) => void response.writeHead(429).end(),
      'answered 429',
    ],
  ])('that %s is unavailable', async (_, answers, reason) => {
    const began = performance.now();
    await expect(askThat(answers)).rejects.toThrow(reason);
    expect(performance.now() - began).toBeLessThan(wholeMs + 500);
  });
});

describe('the locator of Peppol', () => {
  const record = {
    flags: 'U',
    service: 'Meta:SMP',
    regexp: '',
    replacement: '',
    order: 100,
    preference: 10,
  };
  const receivesBy = (resolveNaptr: ResolveNaptr) =>
    eInvoiceReceivers({ publisherUrl: null, resolveNaptr, wholeMs }).receivesEhf(number);

  it('has a participant under the digest of its identifier', () => {
    expect(locatorName('0192:923609016')).toBe(
      'XQK4T3FMTEZDUY5BOVJMTNAQ45N7E4TIBYHWFPGOT75BSP7UYG2A.iso6523-actorid-upis.participant.sml.prod.tech.peppol.org',
    );
  });

  it('names the publisher that is asked: the first of those with metadata', async () => {
    const url = await startTestService(
      (_request, response) => void response.end(group(reference(encoded))),
    );
    const names: string[] = [];
    expect(
      await receivesBy(async (name) => {
        names.push(name);
        return [
          { ...record, order: 200, regexp: '!.*!http://127.0.0.1:9/!' },
          { ...record, service: 'Other', order: 1, regexp: '!.*!http://127.0.0.1:9/!' },
          { ...record, preference: 20, regexp: '!.*!http://127.0.0.1:9/!' },
          { ...record, regexp: `!^.*$!${url}!` },
        ];
      }),
    ).toBe(true);
    expect(names).toEqual([locatorName(`0192:${number}`)]);
  });

  it('has no name for a company outside the network', async () => {
    const error = Object.assign(new Error('queryNaptr ENOTFOUND'), { code: 'ENOTFOUND' });
    expect(await receivesBy(async () => Promise.reject(error))).toBe(false);
  });

  it.each<[string, ResolveNaptr, string]>([
    [
      'fails',
      async () => Promise.reject(Object.assign(new Error('x'), { code: 'ESERVFAIL' })),
      'does not answer',
    ],
    ['is silent', () => new Promise(() => undefined), 'no answer'],
    ['names nothing', async () => [], 'names no publisher'],
    [
      'names no address',
      async () => [{ ...record, regexp: '!.*!file:///etc/passwd!' }],
      'names no publisher',
    ],
  ])('that %s: nobody can tell', async (_, resolveNaptr, reason) => {
    await expect(receivesBy(resolveNaptr)).rejects.toThrow(reason);
  });
});
