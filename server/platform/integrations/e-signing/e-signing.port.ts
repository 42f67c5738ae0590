/** Who signs, as an identity provider has proved them. */
type Signer = {
  readonly subjectDigest: string;
  readonly name: string;
  readonly birthDate: Temporal.PlainDate;
};

type SigningRequest = {
  /** Ours: the onboarding. */
  readonly reference: string;
  readonly title: string;
  readonly document: Uint8Array;
  readonly sha256: string;
  readonly signer: Signer;
  /** Where the service sends the browser when the signer is done, or has cancelled. */
  readonly returnTo: string;
};

type Signature = {
  readonly name: string;
  readonly birthDate: Temporal.PlainDate;
  readonly signedAt: Temporal.Instant;
};

/** A service by which people sign documents (docs/decisions/0112). */
export type ESigning = {
  /** `url` is where the browser goes to sign; null when the proven identity is the signature. */
  readonly create: (request: SigningRequest) => Promise<{ id: string; url: string | null }>;
  /** The signatures that the document of a signing has; none for one that is not known. */
  readonly status: (id: string) => Promise<readonly Signature[]>;
  /** The document with its signatures; null for a signing that is not known. */
  readonly signedDocument: (id: string) => Promise<Uint8Array | null>;
};

/** Where the evidence of signatures lies that were given by a proven identity. */
export type SigningEvidence = Pick<ESigning, 'status' | 'signedDocument'>;
