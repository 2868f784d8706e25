/** Of Second Edition alone: reads what stands behind a noun: 'that your personnel is facing', 'you have drawn'. */
import type { Definition } from '../../parse/grammar.ts';
import { p, w } from '../../parse/parser.ts';
import { bearing, commander, post, type Post } from '../core/posts.ts';
import { cards, player } from '../core/symbols.ts';
import { open } from '../../tree/open.ts';

const commanderWords = commander.is(
  w("that personnel's owner", { owner: open('personnel') }),
  w("that captive's owner", { owner: open('captive') }),
);

const bearingWords = bearing.is(w('overcome? (beneath|under) (it|them)', 'beneath'));

const postWords = post.is(
  // 'One of them (your opponent's choice) is stopped': said of who acts in other ways, too.
  w<Post>('<paren> your choice </paren>', { by: 'you' }).cost(3),
  w<Post>("<paren> (your|an|the)? opponent's choice </paren>", { by: 'opponent' }).cost(3),
  // 'A dilemma that your personnel is facing'.
  p`(that|which)? ${cards} (is|are) facing`.to(([by]): Post => ({ f: { f: 'faced', by } })),
  // 'A planet dilemma you have drawn'.
  p`(that)? ${player} have~ drawn`.to(([of]): Post => ({ at: { p: 'zone', zone: 'drawn', of } })),
);

export const FAMILY: readonly Definition[] = [commanderWords, bearingWords, postWords];
