import type { TermsDocument } from './terms-document.ts';
import { businessTerms } from './business-terms.ts';
import { eBikePrivacy } from './e-bike-privacy.ts';
import { eBikeTerms } from './e-bike-terms.ts';

export const termsDocuments: readonly TermsDocument[] = [businessTerms, eBikeTerms, eBikePrivacy];
