import { readFileSync } from 'node:fs';
import { cx } from 'class-variance-authority';
import { inRepository } from '@/lib/repository';

const readOutline = () =>
  / d="([^"]+)"/.exec(readFileSync(inRepository('lib/brand/wordmark.svg'), 'utf8'))?.[1];

/** Decoration: the brand's wordmark in the text colour. */
export function Wordmark({ className }: { className: string }) {
  return (
    <svg
      className={cx('fill-current forced-colors:text-[CanvasText]', className)}
      viewBox="0 0 189.5 24"
      fillRule="evenodd"
      aria-hidden="true"
    >
      <path d={readOutline()} />
    </svg>
  );
}
