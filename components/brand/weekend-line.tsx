import { cx } from 'class-variance-authority';
import { drawWeekendLine } from '@/lib/brand/weekend-line';

const box = { width: 1200, height: 150 };

interface WeekendLineProps {
  /** The parts of the weekend, in order. */
  timeline: { highlighted: boolean }[];
  className?: string;
  /** Class that colours the bars. */
  bars: string;
}

/** A line that shows how intense the weekend is: waves, and bars for highlighted parts. */
export function WeekendLine({ timeline, className, bars }: WeekendLineProps) {
  const paths = drawWeekendLine(box, timeline);
  return (
    <svg
      className={cx('fill-none stroke-current stroke-[1.6]', className)}
      viewBox={`0 0 ${box.width} ${box.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {paths.calm.map((line) => (
        <path key={line} d={line} vectorEffect="non-scaling-stroke" />
      ))}
      {paths.bars.map((path) => (
        <path key={path} className={cx('stroke-none', bars)} d={path} />
      ))}
    </svg>
  );
}
