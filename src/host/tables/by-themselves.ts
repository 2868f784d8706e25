/** Lets the bots at a table answer, one answer at a time, so that the other tables have their turn in between. */

export class ByThemselves {
  private isOnItsWay = false;

  constructor(
    /** Lets one answer come; false: whoever is asked answers in their own time. */
    private readonly letOneAnswer: () => boolean,
    /** Ends the table where something goes wrong. */
    private readonly guarded: (act: () => void) => void,
  ) {}

  /** Whether an answer is on its way. */
  get isBusy(): boolean {
    return this.isOnItsWay;
  }

  /** Lets answers come until somebody is asked who answers in their own time. */
  begin(): void {
    if (this.isOnItsWay) return;
    this.isOnItsWay = true;
    setImmediate(() => {
      this.isOnItsWay = false;
      this.guarded(() => {
        if (this.letOneAnswer()) this.begin();
      });
    });
  }
}
