// `npm run kept-games`: plays the games and the crowded tables that tests play again anew, where rules or cards were changed on purpose, and keeps them.
import { writeFileSync } from 'node:fs';
import { crowded, crowdedFile } from '../test/rules/first-edition/crowded-play.ts';
import { fileOf, keptGames, played } from '../test/rules/first-edition/kept-games.ts';

for (const kept of keptGames) {
  const { journal, told } = played(kept);
  writeFileSync(fileOf(kept, 'journal'), journal);
  writeFileSync(fileOf(kept, 'told'), told);
  console.log(
    `${kept.name}: ${told.trimEnd().split('\n').length} turns, ${journal.trimEnd().split('\n').length - 1} answers`,
  );
}

writeFileSync(crowdedFile, crowded());
