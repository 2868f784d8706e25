/** What the rest of the program starts of the full-screen interface. Loaded only when it is wanted: ink takes time. */
export { runTable } from './frame/run-table.tsx';
export { runStart } from './frame/start.tsx';
export { runBringing, runReading } from './frame/pages.tsx';
