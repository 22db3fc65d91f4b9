/** Sizes at which the landscape is drawn, as shares of the film's. */
const shares = [1, 0.75, 0.5] as const;

/** What a late frame adds to the balance; a good one takes 1 off. It grows when more than one frame in four is late. */
const lateWeight = 3;
/** The balance at which the next smaller size is taken. Each size begins at minus this, the lowest it can get. */
const patience = 90;
/** After so many good frames (15 seconds) the next larger size is tried. */
const trial = 900;
/** A late frame takes this many off the count of good ones. */
const setback = 30;
/** Where a larger size had to be given up, the next try waits this many times longer: the size must not go to and fro. */
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
