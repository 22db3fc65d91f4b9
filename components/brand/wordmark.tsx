import { readFileSync } from 'node:fs';
import { cx } from 'class-variance-authority';
import { inRepository } from '@/lib/media/folders';
import { layoutIds } from '@/lib/routes';

/** The outline in lib/brand/wordmark.svg. */
const readOutline = () =>
  / d="([^"]+)"/.exec(readFileSync(inRepository('lib/brand/wordmark.svg'), 'utf8'))?.[1];

const id = layoutIds.wordmark;

interface WordmarkProps {
  className: string;
  /** Set this if the wordmark is on the page already, so that the HTML contains the outline only once. */
  again?: boolean;
}

/** Decoration: the brand's wordmark in the text colour. */
export function Wordmark({ className, again }: WordmarkProps) {
  return (
    <svg
      className={cx('fill-current forced-colors:text-[CanvasText]', className)}
      viewBox="0 0 189.5 24"
      fillRule="evenodd"
      aria-hidden="true"
    >
      {again ? <use href={`#${id}`} /> : <path id={id} d={readOutline()} />}
    </svg>
  );
}
