import type { Chance } from '../../../database/demo/chance.ts';

const mostOfName = 60;
const mostDepth = 8;
const longestText = 300;

/** `allAgreements` holds agreements. */
const singular = (name: string): string => {
  const noun = /^all[A-Z]/.test(name) ? name.charAt(3).toLowerCase() + name.slice(4) : name;
  return noun.replace(/s$/, '');
};

type Place = { readonly tag: string; readonly within: string; readonly depth: number };

/** Values of earlier answers by the name of their field, and ids also by the part of the portal that they came from. */
export class KnownValues {
  readonly #byName = new Map<string, unknown[]>();
  readonly #chance: Chance;

  constructor(chance: Chance) {
    this.#chance = chance;
  }

  learn(answer: unknown, tag: string): void {
    this.#learn(answer, { tag, within: '', depth: 0 });
  }

  #learn(answer: unknown, { tag, within, depth }: Place): void {
    if (depth > mostDepth || typeof answer !== 'object' || answer === null) return;
    if (Array.isArray(answer)) {
      for (const one of answer.slice(0, 20)) this.#learn(one, { tag, within, depth: depth + 1 });
      return;
    }
    // A thing names itself by what it lies in, as in `agreements: [{id}]`, and a company by what it has.
    const owner = 'organisationNumber' in answer || 'allAgreements' in answer ? 'company' : within;
    if ('id' in answer && owner !== '') this.#keep(`${owner}Id`, answer.id, tag);
    for (const [name, value] of Object.entries(answer)) {
      if (typeof value === 'object')
        this.#learn(value, { tag, within: singular(name), depth: depth + 1 });
      else if (typeof value !== 'string' || value.length <= longestText)
        this.#keep(name, value, tag);
    }
  }

  #keep(name: string, value: unknown, tag: string): void {
    for (const key of name === 'id' ? ['id', `id of ${tag}`] : [name]) {
      const values = this.#byName.get(key) ?? [];
      this.#byName.set(key, values);
      if (values.length < mostOfName) values.push(value);
      // Later answers take the place of earlier ones, so that there is always something new.
      else values[this.#chance.below(mostOfName)] = value;
    }
  }

  /** One that was seen by this name, of the same part where it is an id; nothing where none was. */
  find(name: string, tag: string): unknown {
    const ofTag = this.#byName.get(`id of ${tag}`);
    const owner = /^(\w+?)Ids?$/.exec(name)?.[1];
    const keys = name === 'id' ? (ofTag && this.#chance.in100(80) ? [ofTag] : []) : [];
    const found = [
      ...keys,
      this.#byName.get(name),
      this.#byName.get(name.replace(/s$/, '')),
      owner === undefined ? undefined : this.#byName.get(`id of ${owner}`),
      name === 'agreementName' ? this.#byName.get('agreementId') : undefined,
    ].find((values) => values !== undefined && values.length > 0);
    return found?.[this.#chance.below(found.length)];
  }
}
