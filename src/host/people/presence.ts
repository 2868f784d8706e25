/** Who is here, however many sessions they have. */
import type { Person } from './person.ts';

export class Presence {
  private readonly here = new Map<string, { readonly person: Person; sessions: number }>();

  /** Those who are here, once each. */
  get people(): readonly Person[] {
    return [...this.here.values()].map(({ person }) => person);
  }

  isHere(id: string): boolean {
    return this.here.has(id);
  }

  /** Somebody comes; what is returned is called when they go, and says whether that was their last session. */
  enter(person: Person): () => boolean {
    const entry = this.here.get(person.id) ?? { person, sessions: 0 };
    entry.sessions += 1;
    this.here.set(person.id, entry);
    return () => {
      entry.sessions -= 1;
      return entry.sessions === 0 && this.here.delete(person.id);
    };
  }
}
