/** The program as it is run: `npm test` builds it before. */
import { spawn, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import manifest from '../../package.json';
import { programIn, runAlone } from '../program/index.ts';
import { program } from '../program/processes.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
// Each run is a process of its own, and the machine may be busy.
vi.setConfig({ testTimeout: 120_000 });

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'spaceline-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const environment = () => ({ ...process.env, SPACELINE_DATA: join(folder, 'data'), NO_COLOR: '1' });

const run = programIn(() => ({ env: environment() }));

/** A file in the test's folder. */
function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const resumed = (out: string): string => /--resume (\S+)/.exec(out)?.[1] ?? '';

describe('the program', () => {
  it('says its version and helps, with examples first', async () => {
    expect((await run(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
    for (const words of [['play'], ['demo'], ['deck'], ['cards'], ['scenario'], ['replay'], ['rules'], ['settings']]) {
      const { status, out } = await run([...words, '--help']);
      expect(status).toBe(0);
      expect(out.indexOf('Examples:'), words.join(' ')).toBeGreaterThan(0);
      expect(out.indexOf('Examples:'), words.join(' ')).toBeLessThan(out.indexOf('Options:'));
    }
  });

  it.each([
    [['zap']],
    [['play', '--zap']],
    [['play', '--seed', 'x']],
    [['play', '--deck', 'nowhere.txt']],
    [['play', '--seats', 'human']],
    [['play', '--first', 'spock']],
    [['play', '--view', 'spock']],
    [['play', '--ruleset', 'chess']],
    [['play', '--script', 'nowhere']],
    [['play', '--resume', 'nowhere']],
    [['replay', 'nowhere']],
    [['deck', 'check', 'nowhere']],
    [['cards', 'show', 'Wrof']],
    [['cards', 'show', 'Worf', '--ruleset', 'chess']],
    [['cards', 'search', 'Worf', '--ruleset', '../second-edition']],
    [['cards', 'check', '--ruleset', 'constructor']],
    [['cards', 'import', 'nowhere', '--ruleset', 'chess']],
    [['deck', 'show', 'klingon', '--ruleset', '__proto__']],
    [['deck', 'check', 'klingon', '--ruleset', 'toString']],
    [['rules', '--ruleset', 'chess']],
    [['rules', '--ruleset', 'constructor']],
    [['scenario', 'nowhere.yaml']],
  ])('ends with 2 and a sentence: %s', async (args) => {
    const { status, err, out } = await run(args);
    expect(status).toBe(2);
    expect(err + out).not.toContain('    at ');
    expect((err + out).trim()).not.toBe('');
  });

  it.each([
    ['cards', 'search', 'zzzz'],
    ['cards', 'search', '--json', 'klingon', 'zzzz'],
    ['rules', 'xyzzy'],
    ['rules', '--json', '2E-MOVE-999'],
  ])('ends with 1 where it has searched and found nothing: %s %s %s', async (...args) => {
    const { status, out, err } = await run(args);
    expect([status, out]).toEqual([1, '']);
    expect(err).toMatch(/^spaceline: no (?:card|rule) /);
  });

  // Most of these tests share a process; this one says that they may.
  it.each([
    [0, ['rules', '2E-MOVE-02'], ''],
    [1, ['cards', 'search', 'zzzz'], ''],
    [2, ['deck', 'check', 'nowhere'], ''],
    [0, ['play', '--plain', '--seed', '3', '--record', '/dev/null'], 'draw\nplay 999\nhand\n'],
  ])('ends with %i and says the same in a process of its own: %s', async (status, args, input) => {
    const alone = runAlone(args, { env: environment() }, { input });
    expect(alone.status).toBe(status);
    expect(alone).toEqual(await run(args, input));
  });

  it('shows rules and cards', async () => {
    expect((await run(['rules', '2E-MOVE-02'])).out).toContain('2E-MOVE-02');
    expect((await run(['cards', 'show', 'Worf'])).out).toContain('Klingon');
    expect((await run(['cards', 'search', 'klingon', 'ship'])).status).toBe(0);
  });

  it('finds both shipped decks legal, and a bad one wanting', async () => {
    expect(await run(['deck', 'check', 'klingon', 'tng-federation'])).toMatchObject({ status: 0, err: '' });
    const bad = file('bad.txt', '3 Worf, Son of Mogh\n9 No Such Card\nMissions:\n2 Earth, Cradle of the Federation\n');
    const { status, err } = await run(['deck', 'check', bad]);
    expect(status).toBe(1);
    expect(err).toContain(`${bad}:2:`);
    for (const id of ['2E-DECK-02', '2E-DECK-03', '2E-DECK-05', '2E-DECK-06']) expect(err).toContain(id);
    expect((await run(['play', '--deck', bad])).status).toBe(2);
  });

  it('refuses binary files of any kind with their name', async () => {
    const binary = join(folder, 'binary');
    writeFileSync(
      binary,
      Uint8Array.from({ length: 999 }, (_, index) => (index * 89) % 256),
    );
    for (const args of [
      ['replay'],
      ['play', '--resume'],
      ['play', '--deck'],
      ['deck', 'check'],
      ['scenario'],
      ['play', '--script'],
    ]) {
      const { status, err, out } = await run([...args, binary]);
      expect(status, args.join(' ')).toBe(2);
      expect(err + out).toContain(`${binary}:1:1`);
    }
  });

  it('refuses scenarios that are broken, with the place', async () => {
    const broken = file('broken.yaml', 'scenario: x\nsteps: [unfinished\n');
    const unknown = file('unknown.yaml', 'scenario: x\nzap: 1\nplayers: {a: {}, b: {}}\nsteps: []\n');
    const first = await run(['scenario', broken]);
    expect(first.status).toBe(2);
    expect(first.out).toContain(`${broken}:`);
    const second = await run(['scenario', unknown]);
    expect(second.status).toBe(2);
    expect(second.out).toContain(`${unknown}:2:`);
  });

  it('brings the cast of a scenario along: what is shipped runs one from any folder', () => {
    const steps = 'steps:\n  - kirk: play Ensign Test\n  - expect: {where: {Ensign Test: at Home}, asks: kirk}\n';
    const position = 'players: {kirk: {missions: [Home], hand: [Ensign Test]}, spock: {}}\n';
    file('cast.yaml', `scenario: An ensign comes home\ncast: second-edition\n${position}${steps}`);
    file('no-cast.yaml', `scenario: An ensign comes home\ncast: first-light\n${position}${steps}`);
    const package_ = join(folder, 'package');
    for (const name of ['package.json', ...manifest.files])
      cpSync(join(root, name), join(package_, name), { recursive: true });
    const shipped = (...args: readonly string[]) =>
      spawnSync(process.execPath, [join(package_, 'bin/spaceline'), ...args], {
        cwd: folder,
        env: environment(),
        encoding: 'utf8',
      });
    const held = shipped('scenario', 'cast.yaml');
    expect(held.stdout).toContain('ok   cast.yaml: An ensign comes home');
    expect(held.status).toBe(0);
    const refused = shipped('scenario', 'no-cast.yaml');
    expect(refused.status).toBe(2);
    expect(refused.stdout).toContain(
      'no-cast.yaml:2:1: error: cast can\'t be "first-light"; write one of: premiere-1994, second-edition',
    );
    expect(shipped('cards', 'search', 'Ensign Test').stderr).toContain('no card has all of: Ensign Test');
    rmSync(package_, { recursive: true });
  });
});

describe('a game in lines', () => {
  it('is saved at the end of input, and goes on where it was, undo included', async () => {
    const first = await run(['play', '--seed', '3'], 'draw\nplay 999\nhand\n1\n');
    expect(first.status).toBe(0);
    expect(first.out).toContain('> draw');
    expect(first.out).toContain('refused');
    const journal = resumed(first.out);
    expect((await run(['replay', journal])).status).toBe(0);
    const again = await run(['play', '--resume', journal], 'log\n');
    expect(again.out).toContain('human draws');
    expect(resumed(again.out)).toBe(journal);
  });

  it('stops a script at the first refusal, with its line', async () => {
    const script = file('moves.txt', '# two draws, and nonsense\ndraw\nmove Nothing to Nowhere\ndraw\n');
    const stopped = await run(['play', '--seed', '3', '--script', script]);
    expect(stopped.status).toBe(2);
    expect(stopped.err).toContain(`${script}, line 3: refused`);
    const kept = await run(['play', '--seed', '3', '--script', script, '--keep-going']);
    expect(kept.status).toBe(2);
    // The opening hand is drawn as well.
    expect(kept.out.match(/human draws/g)).toHaveLength(3);
  });

  it('takes commands from --do and from standard input, with both seats scripted', async () => {
    const given = await run([
      'play',
      '--seed',
      '3',
      '--seats',
      'a=script,b=script',
      '--first',
      'b',
      '--do',
      'b: draw; draw',
    ]);
    expect(given.status).toBe(0);
    expect(given.out.match(/b draws/g)?.length).toBeGreaterThanOrEqual(2);
    const piped = await run(
      ['play', '--seed', '3', '--seats', 'a=script,b=script', '--first', '1', '--script', '-'],
      'draw\na: draw\nb: draw\n',
    );
    expect(piped.status).toBe(2);
    expect(piped.err).toContain('standard input, line 3: refused');
  });

  it('names no card of the other side that the player may not know', async () => {
    const { out } = await run(['play', '--seed', '3', '--first', '2'], '');
    expect(out).toContain('face down');
    expect(out).not.toMatch(/bot draws [A-Z]/);
  });

  it('resumes a journal that is cut off from before that line, and loses nothing else', async () => {
    const journal = resumed((await run(['play', '--seed', '5'], 'draw\ndraw\n')).out);
    const whole = readFileSync(journal, 'utf8');
    const cut = file('cut.journal', whole.slice(0, -6));
    const replayed = await run(['replay', cut]);
    expect(replayed.status).toBe(2);
    expect(replayed.err).toContain('cut off');
    const { status, err } = await run(['play', '--resume', cut], '');
    expect(status).toBe(0);
    expect(err).toContain('cut off');
    expect(readFileSync(cut, 'utf8')).toBe(whole.split('\n').slice(0, -2).join('\n') + '\n');
  });

  it('goes on in the same file, and copies what was played to another one', async () => {
    const journal = join(folder, 'same.journal');
    await run(['play', '--seed', '5', '--record', journal], 'draw\ndraw\n');
    const before = readFileSync(journal, 'utf8');
    await run(['play', '--resume', journal, '--record', journal], 'draw\n');
    const after = readFileSync(journal, 'utf8');
    expect(after.startsWith(before) && after.length > before.length).toBe(true);
    const other = join(folder, 'copy.journal');
    await run(['play', '--resume', journal, '--record', other], 'draw\n');
    expect(readFileSync(journal, 'utf8')).toBe(after);
    expect(readFileSync(other, 'utf8').startsWith(after)).toBe(true);
    expect((await run(['replay', other])).status).toBe(0);
  });

  it('writes over no file that is something else, unless that is meant, and keeps a journal that gives way', async () => {
    const mine = file('mine.txt', 'my novel');
    for (const args of [
      ['--record', mine],
      ['--cast', mine],
    ]) {
      const { status, err } = await run(['play', '--seed', '5', ...args]);
      expect(status).toBe(2);
      expect(err).toContain('--force');
    }
    const both = join(folder, 'both');
    expect((await run(['play', '--record', both, '--cast', both, '--force'])).err).toContain('both the journal');
    const asked = await run(['play', '--seed', '5'], `save ${mine}\nsave ${join(folder, 'kept.journal')}\n`);
    expect(asked.out).toContain('would be lost');
    expect(asked.out).toContain('Saved to');
    expect(readFileSync(mine, 'utf8')).toBe('my novel');
    const kept = join(folder, 'kept.journal');
    const before = readFileSync(kept, 'utf8');
    expect((await run(['play', '--seed', '6', '--record', kept], 'draw\n')).status).toBe(0);
    expect(readFileSync(`${kept}~`, 'utf8')).toBe(before);
    const second = readFileSync(kept, 'utf8');
    expect((await run(['play', '--seed', '7', '--record', kept], 'draw\n')).status).toBe(0);
    expect([`${kept}~`, `${kept}~2`].map((name) => readFileSync(name, 'utf8'))).toEqual([before, second]);
    expect((await run(['play', '--seed', '5', '--record', mine, '--force'])).status).toBe(0);
    expect((await run(['replay', mine])).status).toBe(0);
  });

  it('lets a script save beside itself, and nowhere else', async () => {
    mkdirSync(join(folder, 'scripts'));
    const outside = file('outside.txt', 'my diary');
    symlinkSync(outside, join(folder, 'scripts', 'link'));
    const saves = ['mine.journal', '../outside.journal', 'link --force', '--force', '..dots', 'mine.journal --force'];
    const script = file('scripts/saves.txt', saves.map((words) => `save ${words}\n`).join(''));
    const { status, err } = await run(['play', '--seed', '3', '--script', script, '--keep-going']);
    expect(status).toBe(2);
    const refused = err.split('\n').filter((line) => line.includes('a script saves beside itself'));
    expect(refused.map((line) => /line (\d+)/.exec(line)?.[1])).toEqual(['2', '3', '4']);
    expect(readFileSync(outside, 'utf8')).toBe('my diary');
    expect(readdirSync(join(folder, 'scripts')).toSorted()).toEqual(['..dots', 'link', 'mine.journal', 'saves.txt']);
  });

  it('leaves nothing behind where there is no room for a lock, and says where a game can go on', async () => {
    const [journal, fresh] = [join(folder, 'roomless.journal'), join(folder, 'fresh.journal')];
    await run(['play', '--seed', '5', '--record', journal], 'draw\n');
    const without = (...args: readonly string[]) =>
      spawnSync('sh', ['-c', 'ulimit -f 0; exec "$@"', 'sh', process.execPath, program, 'play', ...args], {
        env: environment(),
        encoding: 'utf8',
      });
    const again = without('--resume', journal);
    expect([again.status, again.stderr]).toEqual([2, expect.stringContaining('EFBIG')]);
    expect(again.stderr).toMatch(/a folder that can be written to: .* --record FILE/);
    const begun = without('--record', fresh);
    expect([begun.status, begun.stderr]).toEqual([2, expect.stringContaining('EFBIG')]);
    const left = readdirSync(folder).filter((name) => /^(roomless|fresh)/.test(name));
    expect(left).toEqual(['roomless.journal']);
    expect((await run(['play', '--record', join(folder, 'no', 'such')])).err).toContain(
      `no folder ${join(folder, 'no')}`,
    );
  });

  it('writes to what is no file without harm to it, and says nothing of going on', async () => {
    const { status, out } = await run(['play', '--seed', '3', '--record', '/dev/null'], 'draw\n');
    expect(status).toBe(0);
    expect(out).not.toContain('--resume');
    expect(statSync('/dev/null').isCharacterDevice()).toBe(true);
  });

  it('says that what is shown can not be written', () => {
    const { stderr, status } = spawnSync(
      'sh',
      ['-c', '"$0" "$1" demo --seed 7 > /dev/full', process.execPath, program],
      {
        env: environment(),
        encoding: 'utf8',
      },
    );
    expect([status, stderr]).toEqual([2, expect.stringContaining('ENOSPC')]);
  });

  it('is played by one program at a time, and goes on at once after a crash', async () => {
    const journal = join(folder, 'held.journal');
    const child = spawn(process.execPath, [program, 'play', '--seed', '3', '--record', journal], {
      env: environment(),
    });
    await new Promise((resolve) => child.stdout.once('data', resolve));
    const refused = await run(['play', '--resume', journal]);
    expect(refused.status).toBe(2);
    expect(refused.err).toContain(`process ${child.pid}`);
    child.kill('SIGKILL');
    await new Promise((resolve) => child.on('close', resolve));
    expect((await run(['play', '--resume', journal], '')).status).toBe(0);
  });

  it('finds the line of a journal that was tampered with', async () => {
    const journal = resumed((await run(['play', '--seed', '5'], 'draw\ndraw\n')).out);
    const forged = file(
      'forged.journal',
      readFileSync(journal, 'utf8').replace(/draw # [0-9a-f]+\n$/, 'draw # 0123456789ab\n'),
    );
    const { status, out } = await run(['replay', forged]);
    expect(status).toBe(1);
    expect(out).toMatch(/line \d+: 'draw' does not go as recorded/);
    const refused = await run(['play', '--resume', forged]);
    expect(refused.status).toBe(2);
    expect(refused.err).toContain('forged.journal:');
    appendFileSync(forged, 'garbage\n');
    expect((await run(['replay', forged])).status).toBe(2);
  });

  it('is saved when interrupted, and says how to resume', async () => {
    const child = spawn(process.execPath, [program, 'play', '--seed', '3'], { env: environment() });
    let out = '';
    // The program may have ended by the time it is written to.
    child.stdin.on('error', () => undefined);
    child.stdout.setEncoding('utf8');
    const status = await new Promise<number | null>((resolve) => {
      child.stdout.on('data', (text: string) => {
        const isFirstPrompt = !out.includes('Play and draw') && (out + text).includes('Play and draw');
        out += text;
        if (isFirstPrompt) child.stdin.write('draw\n');
        // Only once: a second one ends it at once, whatever it is at.
        if (!child.killed && text.includes('human draws')) child.kill('SIGINT');
      });
      child.on('close', resolve);
    });
    expect(status).toBe(130);
    expect((await run(['play', '--resume', resumed(out)], '')).status).toBe(0);
  });
});

describe('a game in JSON', () => {
  const objects = (out: string): readonly unknown[] =>
    out
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line));
  const typed = (said: readonly unknown[], type: string): readonly unknown[] =>
    said.filter((each) => typeof each === 'object' && each !== null && 'type' in each && each.type === type);

  it('says events and requests one a line, and takes answers and commands', async () => {
    const input = [
      '{"answer":{"option":0}}',
      '{"command":"draw"}',
      '{"answer":{"option":99}}',
      '{"command":"zap"}',
      'no json',
      '{"view":true}',
    ];
    const { status, out } = await run(['play', '--seed', '3', '--json'], input.join('\n'));
    expect(status).toBe(0);
    const said = objects(out);
    expect(said[0]).toMatchObject({ type: 'start', seed: 3 });
    expect(typed(said, 'request').length).toBeGreaterThanOrEqual(3);
    expect(typed(said, 'refused')).toHaveLength(2);
    expect(typed(said, 'error')).toHaveLength(1);
    expect(typed(said, 'view')).toHaveLength(1);
    expect(said.at(-1)).toMatchObject({ type: 'saved' });
  });

  it('tells in lines what a card costs and can, where it is one of several', async () => {
    const { out } = await run(['play', '--plain', '--seed', '4'], 'quit');
    expect(out).toMatch(
      /^ +\d+ {2}play Rixx .* \(cost 1, Fed, int 6 cun 5 str 5, Astrometrics, Leadership, Officer, command\)$/m,
    );
    expect(out).toMatch(/\(cost 5, Fed, range 8 weapons 8 shields 8, staffed by command, staff, staff\)$/m);
  });

  it('keeps how it ended where a person played it, and shows where the points came from', async () => {
    const journal = join(folder, 'ended.journal');
    const bots = await run(['demo', '--seed', '7', '--record', journal]);
    expect(bots.out).toMatch(/^bot2:\n( {2}\d+ points from .*\n)+ {2}mission attempts \d+, dilemmas faced \d+/m);
    expect((await run(['stats'])).out).toBe('No game has been played to its end yet.\n');
    writeFileSync(journal, readFileSync(journal, 'utf8').replace('"kind":"bot"', '"kind":"human"'));
    for (let time = 1; time <= 2; time += 1)
      expect((await run(['play', '--plain', '--resume', journal])).status).toBe(0);
    const { out } = await run(['stats']);
    expect(out).toMatch(/^tng-federation +klingon +bot +1 /m);
    expect(out).toMatch(/ in turn \d+, tng-federation against klingon \(bot\), seed 7$/m);
    const { standings, games } = JSON.parse((await run(['stats', '--json'])).out) as Record<string, unknown[]>;
    expect([standings?.length, games?.length]).toEqual([1, 1]);
  });

  it('says what a list holds where one is refused', async () => {
    const input = [
      '{"command":"end"}',
      '{"command":"zap"}',
      '{"answer":{"option":0,"chosen":[34]}}',
      '{"answer":{"option":0,"chosen":"1"}}',
    ];
    const said = objects(
      (await run(['play', '--seats', 'human,random', '--seed', '3', '--json'], input.join('\n'))).out,
    );
    const messages = JSON.stringify([...typed(said, 'refused'), ...typed(said, 'error')]);
    expect(messages).toMatch(/positions in selection\.from of that option, counted from 0/);
  });

  it('prints for one seat only what that seat is asked, says when another openly is, and takes answers for both', async () => {
    const input = ['{"command":"draw"}', '{"command":"a: draw"}', '{"command":"b: draw"}', '{"answer":{"option":0}}'];
    const people = ['--seats', 'a=human,b=human', '--first', 'a', '--seed', '3'];
    const said = objects((await run(['play', ...people, '--json', '--view', 'b'], input.join('\n'))).out);
    expect(typed(said, 'request')).toEqual([]);
    expect(typed(said, 'waiting')).toContainEqual({ type: 'waiting', seat: 0, name: 'a' });
    expect(typed(said, 'refused')).toEqual([
      { type: 'refused', message: 'refused 2E-ACTION-02: b is not asked, a is', rules: ['2E-ACTION-02'] },
    ]);
    const draws = typed(said, 'event').filter((event) => JSON.stringify(event).includes('a draws 1 card'));
    expect(draws).toHaveLength(3);
    const turned = objects((await run(['play', ...people, '--json', '--view', 'a'], input.join('\n'))).out);
    expect(typed(turned, 'request').length).toBeGreaterThanOrEqual(4);
    expect(typed(turned, 'waiting')).toEqual([]);
  });

  it.each(['human,human', 'human,script', 'script,script'])('hands out no seed to %s before the end', async (seats) => {
    const json = (await run(['play', '--seats', seats, '--seed', '314159', '--json'], '{"command":"draw"}')).out;
    const lines = (await run(['play', '--seats', seats, '--seed', '314159', '--plain'], 'draw\ntable\n')).out;
    for (const out of [json, lines]) expect(out).not.toContain('314159');
    expect((await run(['play', '--seats', seats, '--seed', '314159', '--json', '--view', 'all'], '')).out).toContain(
      '314159',
    );
  });
});

describe('a fault of ours', () => {
  const faulty = `
    const write = process.stdout.write;
    process.stdout.write = function (text, ...rest) {
      if (String(text).includes('Play and draw') || String(text).includes('"request"')) throw new TypeError('a fault');
      return write.call(this, text, ...rest);
    };`;

  it.each(['--plain', '--json'])(
    'ends the program although standard input stays open (%s), and names the journal',
    async (face) => {
      const preload = ['--import', `data:text/javascript,${encodeURIComponent(faulty)}`];
      const child = spawn(process.execPath, [...preload, program, 'play', '--seed', '3', '--first', '1', face], {
        env: environment(),
      });
      let err = '';
      child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
      expect(await new Promise((resolve) => child.on('close', resolve))).toBe(70);
      expect(err).toContain('This is a fault of the program, not yours');
      expect(err).toMatch(/replay --trace \S+journal/);
    },
  );
});

describe.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('a game that is ended by %s', (signal) => {
  it.each([
    [['--json'], /"type":"saved".*"resume"/],
    [['--plain'], /--resume \S+/],
  ])('says where it is: %s', async (args, says) => {
    const child = spawn(process.execPath, [program, 'play', '--seed', '3', '--first', '1', ...args], {
      env: environment(),
    });
    let out = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const isAsked = /"type":"request"|Play and draw/.test(out);
      out += text;
      if (!isAsked && /"type":"request"|Play and draw/.test(out)) child.kill(signal);
    });
    expect(await new Promise((resolve) => child.on('close', resolve))).toBe(130);
    expect(out).toMatch(says);
  });
});

describe('a demo', () => {
  it('plays a game to its end, the same for the same seed', async () => {
    const one = await run(['demo', '--seed', '7', '--record', join(folder, 'one.journal')]);
    const other = await run(['demo', '--seed', '7', '--record', join(folder, 'other.journal')]);
    expect(one.status).toBe(0);
    expect(one.out).toMatch(/The game is over after turn \d+\./);
    const told = (out: string): string => out.replace(/The journal of the game: .*/, '');
    expect(told(other.out)).toBe(told(one.out));
    expect(readFileSync(join(folder, 'one.journal'), 'utf8')).toBe(readFileSync(join(folder, 'other.journal'), 'utf8'));
    expect(await run(['replay', join(folder, 'one.journal')])).toMatchObject({ status: 0 });
    expect((await run(['replay', '--trace', join(folder, 'one.journal')])).out).toMatch(/ATT 3f|ATT 2b/);
  });

  it('plays many for a table of results', async () => {
    const { status, out } = await run(['demo', '--games', '1', '--seats', 'random,bot']);
    expect(status).toBe(0);
    expect(out.split('\n')[0]).toContain('by points');
    expect(out).toContain('all games');
  });

  it('leaves quietly when nobody reads on', async () => {
    const child = spawn(process.execPath, [program, 'demo', '--seed', '7'], { env: environment() });
    let err = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
    child.stdout.once('data', () => child.stdout.destroy());
    await new Promise((resolve) => child.on('close', resolve));
    expect(err).toBe('');
  });

  it('keeps its games in the data folder', async () => {
    await run(['demo', '--seed', '8']);
    expect(readdirSync(join(folder, 'data', 'games', 'finished')).some((name) => name.includes('-8-'))).toBe(true);
  });
});

describe('two programs that import cards at once', () => {
  it('wait for each other, and both lists are there afterwards', async () => {
    const cards = (title: string): string =>
      file(`${title}.yaml`, `- {title: ${title}, type: event, cost: 1, text: "Plays in your core."}\n`);
    const imports = ['Warp One', 'Warp Two', 'Warp Three'].map((title) => {
      const child = spawn(process.execPath, [program, 'cards', 'import', cards(title)], { env: environment() });
      return new Promise((resolve) => child.on('close', resolve));
    });
    expect(await Promise.all(imports)).toEqual([0, 0, 0]);
    const { out } = await run(['cards', 'search', 'warp', 'event']);
    for (const title of ['Warp One', 'Warp Two', 'Warp Three']) expect(out).toContain(title);
  });
});
