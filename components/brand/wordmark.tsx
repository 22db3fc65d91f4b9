import { cx } from 'class-variance-authority';
import { documentIds } from '@/lib/routes';

/** The same path as in lib/brand/wordmark.svg. */
const letters =
  'M0 24V5.4H7.83V0H21.17V5.4H29V24H24.7V18.3H4.3V24zM4.3 14H24.7V9.7H16.87V4.3H12.13V9.7H4.3zM32.5 0H36.8V19.7H54.5V24H32.5z' +
  'M58 24V0H98V24H93.7V4.3H80.15V24H75.85V4.3H62.3V24zM101.5 0H124.5V4.3H105.8V9.85H122V14.15H105.8V19.7H124.5V24H101.5z' +
  'M128 24V0H157V24H152.7V4.3H132.3V24zM160.5 24V5.4H168.33V0H181.67V5.4H189.5V24H185.2V18.3H164.8V24z' +
  'M164.8 14H185.2V9.7H177.37V4.3H172.63V9.7H164.8z';

const id = documentIds.wordmark;

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
      {again ? <use href={`#${id}`} /> : <path id={id} d={letters} />}
    </svg>
  );
}
