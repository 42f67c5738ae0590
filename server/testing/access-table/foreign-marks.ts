import { companyMark, userMark } from '#testing/portal/marked-world.ts';
import { thingKinds, things } from './areas.ts';
import type { World, WorldCompany, WorldUser } from '#testing/portal/world.store.ts';

/** What of companies and users one may see; everything else in the world is foreign. */
export type VisibleData = {
  companies: readonly WorldCompany[];
  user: WorldUser | null;
  /** Other users that the user administers. */
  users?: readonly WorldUser[];
};

type OwnedWords = { owner: WorldCompany | WorldUser; words: readonly string[] };

/** Looks through raw answers for words, numbers and ids that belong to somebody else. */
export function foreignMarkFinder(world: World): (text: string, seen: VisibleData) => string[] {
  const owned: OwnedWords[] = [
    ...world.companies.map((owner, place) => ({
      owner,
      words: [
        companyMark(place),
        String(owner.id),
        ...thingKinds.flatMap((kind) => (things[kind].isMark ? owner[kind].map(String) : [])),
        ...owner.agreements.map(({ id }) => String(id)),
        ...owner.people.flatMap(({ id, personSlot, phone }) => [
          `${id}`,
          `${personSlot}`,
          String(phone),
        ]),
      ],
    })),
    ...world.users.map((owner) => ({ owner, words: [String(owner.id), userMark(owner.place)] })),
  ];
  const ownerOf = new Map(owned.flatMap(({ owner, words }) => words.map((word) => [word, owner])));
  return (text, { companies, user, users = [] }) => {
    const visibleOwners = new Set<WorldCompany | WorldUser | null>([...companies, ...users, user]);
    const words = new Set(text.match(/Q[cu]\d+Q|\d{7,8}/g));
    return [...words].filter((word) => {
      const owner = ownerOf.get(word);
      return owner !== undefined && !visibleOwners.has(owner);
    });
  };
}
