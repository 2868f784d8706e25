/** Games over SSH. The public interface of the host. */
export type { Ground, Opened } from './ground.ts';
