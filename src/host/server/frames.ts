/** What goes over the socket between `join` and the host: frames of a kind, a length and bytes. */

/** From a visitor: who they are, keys, a new size, the end of what they say. To them: what is shown, complaints, the status at the end. */
const kinds = { hello: 1, keys: 2, size: 3, end: 4, shown: 5, complaint: 6, status: 7 } as const;
export type Kind = keyof typeof kinds;

const names: ReadonlyMap<number, Kind> = new Map<number, Kind>([
  [1, 'hello'],
  [2, 'keys'],
  [3, 'size'],
  [4, 'end'],
  [5, 'shown'],
  [6, 'complaint'],
  [7, 'status'],
]);

/** No frame is longer; who has more sends several. */
const mostOfFrame = 64 * 1024;
const headBytes = 5;

export interface Frame {
  readonly kind: Kind;
  readonly bytes: Uint8Array;
}

/** Bytes as frames of one kind. */
export function framesOf(kind: Kind, text: Uint8Array | string): Uint8Array {
  const bytes = Buffer.from(text);
  const frames: Uint8Array[] = [];
  for (let at = 0; at === 0 || at < bytes.length; at += mostOfFrame) {
    const part = bytes.subarray(at, at + mostOfFrame);
    const head = Buffer.alloc(headBytes);
    head.writeUInt8(kinds[kind], 0);
    head.writeUInt32BE(part.length, 1);
    frames.push(head, part);
  }
  return Buffer.concat(frames);
}

/** Takes bytes as they come and hands frames on; what is no frame is told once by `malformed`. */
export class FrameReader {
  private rest: Buffer = Buffer.alloc(0);
  private isOver = false;

  constructor(
    private readonly take: (frame: Frame) => void,
    private readonly malformed: () => void,
  ) {}

  push(bytes: Uint8Array): void {
    if (this.isOver) return;
    this.rest = Buffer.concat([this.rest, bytes]);
    while (this.rest.length >= headBytes) {
      const kind = names.get(this.rest.readUInt8(0));
      const length = this.rest.readUInt32BE(1);
      if (kind === undefined || length > mostOfFrame) {
        this.isOver = true;
        return this.malformed();
      }
      if (this.rest.length < headBytes + length) return;
      const frame = { kind, bytes: this.rest.subarray(headBytes, headBytes + length) };
      this.rest = this.rest.subarray(headBytes + length);
      this.take(frame);
    }
  }
}
