/** Traces, explanations and differences: the public interface of the lab. */
export { differences } from './difference.ts';
export { explanationLine, traceLines } from './trace.ts';
