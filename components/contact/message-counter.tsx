import { cx } from 'class-variance-authority';
import { useEffect, useState, type RefObject } from 'react';
import { codePoints, normaliseLines } from '@/lib/contact/normalise';

interface MessageCounterProps {
  id: string;
  /** With {count} and {max}. */
  text: string;
  max: number;
  area: RefObject<HTMLTextAreaElement | null>;
}

/** The message's length as the server counts it. Counts in the next frame, when a draft is restored or the form reset. */
export function MessageCounter({ id, text, max, area }: MessageCounterProps) {
  const [count, setCount] = useState(0);

  useEffect(() => {
    const element = area.current;
    const form = element?.form;
    if (!element || !form) return;
    let frame = 0;
    const update = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setCount(codePoints(normaliseLines(element.value))));
    };
    update();
    element.addEventListener('input', update);
    form.addEventListener('reset', update);
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('input', update);
      form.removeEventListener('reset', update);
    };
  }, [area]);

  return (
    <p
      id={id}
      className={cx(
        'col-start-2 row-start-3 pt-2 text-small leading-note',
        count > max ? 'font-bold text-error' : 'text-muted',
      )}
    >
      {text.replace('{count}', String(count)).replace('{max}', String(max))}
    </p>
  );
}
