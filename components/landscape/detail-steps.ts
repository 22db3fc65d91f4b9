/** Shares of the film's size the landscape is drawn at. */
const shares = [1, 0.75, 0.5] as const;

/** Weight of a late frame beside a good one: when more than every fourth is late the balance grows. */
const lateWeight = 3;
/** Balance at which the size goes down; each size begins with as much to its credit, and never has more. */
const patience = 90;
/** Frames without much lateness (15 s) after which the next larger size is tried. */
const trial = 900;
/** A late frame takes back that much of a trial. */
const setback = 30;
/** After a size that did not last, the next trial is that much longer: it soon comes to rest. */
const distrust = 4;

/** Chooses the size of the drawing from the lateness of its frames. */
export function createDetailSteps() {
  let step = 0;
  let balance = -patience;
  let good = 0;
  let wait = trial;
  let tried = false;

  function go(next: number) {
    if (next > step && tried) wait *= distrust;
    tried = next < step;
    step = next;
    balance = -patience;
    good = 0;
  }

  return {
    share: () => shares[step]!,
    /** Takes in one frame; returns whether the share is another one from now on. */
    count(late: boolean): boolean {
      const before = step;
      balance = Math.max(-patience, balance + (late ? lateWeight : -1));
      good = late ? Math.max(0, good - setback) : good + 1;
      if (balance >= patience && step + 1 < shares.length) go(step + 1);
      else if (good >= wait && step > 0) go(step - 1);
      return step !== before;
    },
  };
}
