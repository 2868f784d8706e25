// Runs the built program many times in one process: each message says with what, the answer says how it went. Plain node, for speed.
import { Buffer } from 'node:buffer';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';

const [, , main] = process.argv;
let runs = 0;

class Exit extends Error {
  constructor(status) {
    super(`exit ${status}`);
    this.status = status;
  }
}

/** Gathers what is written to a stream until the call. */
function gather(stream) {
  const write = stream.write;
  const chunks = [];
  stream.write = (chunk, ...rest) => {
    chunks.push(Buffer.from(chunk));
    rest.find((each) => typeof each === 'function')?.();
    return true;
  };
  return () => {
    stream.write = write;
    return Buffer.concat(chunks).toString('utf8');
  };
}

/** Gives the process these variables and no others. */
function surround(env) {
  for (const name of Object.keys(process.env)) if (env[name] === undefined) delete process.env[name];
  Object.assign(process.env, env);
}

process.on('message', async ({ args, cwd, env, input }) => {
  process.chdir(cwd);
  surround(env);
  process.argv = [process.execPath, main, ...args];
  process.exitCode = 0;
  process.exit = (status) => {
    throw new Exit(status ?? process.exitCode);
  };
  Object.defineProperty(process, 'stdin', { configurable: true, value: Readable.from([Buffer.from(input)]) });
  const [out, err] = [gather(process.stdout), gather(process.stderr)];
  let status = null;
  try {
    runs += 1;
    // The entry is evaluated anew for each query; what it loads is shared.
    await import(`${pathToFileURL(main).href}?run=${runs}`);
    status = process.exitCode;
  } catch (error) {
    if (!(error instanceof Exit)) throw error;
    status = error.status;
  }
  const told = { out: out(), err: err() };
  for (const event of ['uncaughtException', 'unhandledRejection']) process.removeAllListeners(event);
  for (const stream of [process.stdout, process.stderr]) stream.removeAllListeners('error');
  process.send({ status, ...told });
});
process.send('ready');
