/** Games over SSH. The public interface of the host. */
export type { Ground, Opened } from './ground.ts';
export { openHost, type Host } from './host.ts';
export { joinHost } from './server/join.ts';
