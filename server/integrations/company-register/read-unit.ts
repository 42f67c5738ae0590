import type { Obstacle, RegisterAnswer, RegisteredAddress } from './company-register.port.ts';
import type { RegisterUnit, UnitAddress } from './register-unit.schema.ts';

/** A unit of Enhetsregisteret in the words of the area. */
export function readUnit(unit: RegisterUnit): RegisterAnswer {
  const obstacle = obstacleOf(unit);
  if (obstacle) return { mayNotBecomeCustomer: obstacle };
  const visitAddress = inNorway(unit.forretningsadresse);
  // Many units have no address for post of their own: theirs is that of the business.
  const postAddress = inNorway(unit.postadresse) ?? visitAddress;
  return {
    found: {
      name: tidy(unit.navn),
      organisationNumber: unit.organisasjonsnummer,
      billAddress: postAddress,
      postAddress,
      visitAddress,
    },
  };
}

function obstacleOf(unit: RegisterUnit): Obstacle | null {
  if (unit.slettedato) return 'deleted';
  if (unit.konkurs) return 'bankrupt';
  if (unit.underTvangsavviklingEllerTvangsopplosning) return 'forced-dissolution';
  return unit.underAvvikling ? 'being-wound-up' : null;
}

/**
 * Addresses of customers are Norwegian ones (spec 1 §5: four digits). One in another country is left
 * out, so that nobody takes a half of it for the whole.
 */
function inNorway(address: UnitAddress | null | undefined): RegisteredAddress | null {
  if (!address || (address.landkode ?? 'NO') !== 'NO') return null;
  const [addressLine1 = '', ...others] = (address.adresse ?? [])
    .map((line) => tidy(line ?? ''))
    .filter((line) => line !== '');
  const postCode = address.postnummer?.trim() ?? '';
  return {
    addressLine1,
    addressLine2: others.length > 0 ? others.join(', ') : null,
    postCode: /^\d{4}$/.test(postCode) ? postCode : '',
    postArea: tidy(address.poststed ?? ''),
    countryCode: 'NO',
  };
}

/** The register has `Postboks 423  Skøyen` and `Postboks 2857 , TØYEN`. */
const tidy = (text: string): string => text.replace(/\s+/g, ' ').replaceAll(' ,', ',').trim();
