/** Tells people who are here what concerns them as it happens, and that somebody has come. */
import type { Person } from './person.ts';

interface Listener {
  readonly person: Person;
  readonly hear: (notice: Notice) => void;
}

export interface Notice {
  readonly words: string;
  /** `own`: it concerns them; `arrival`: somebody is there to play with. */
  readonly is: 'own' | 'arrival';
}

export class Notices {
  private readonly listeners = new Set<Listener>();

  /** Somebody wants to be told; call what is returned when they go. */
  listen(person: Person, hear: Listener['hear']): () => void {
    const listener = { person, hear };
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Tells somebody something; false where they are not here. */
  tell(id: string, words: string): boolean {
    const theirs = [...this.listeners].filter(({ person }) => person.id === id);
    for (const { hear } of theirs) hear({ words, is: 'own' });
    return theirs.length > 0;
  }

  /** Tells everybody else who wants to know of somebody who has come. */
  announce(by: Person, words: string, wants: (person: Person) => boolean): void {
    for (const { person, hear } of [...this.listeners])
      if (person.id !== by.id && wants(person)) hear({ words, is: 'arrival' });
  }
}
