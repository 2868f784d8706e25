// Runs the built program many times in one process: each message names the arguments, the answer says how it went. Plain node, for speed.
import { Buffer } from 'node:buffer';
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
  let text = '';
  stream.write = (chunk) => {
    text += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('utf8');
    return true;
  };
  return () => {
    stream.write = write;
    return text;
  };
}

process.on('message', async ({ args, cwd, env }) => {
  process.chdir(cwd);
  Object.assign(process.env, env);
  process.argv = [process.execPath, main, ...args];
  process.exitCode = 0;
  process.exit = (status) => {
    throw new Exit(status ?? process.exitCode);
  };
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
