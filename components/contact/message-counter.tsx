import { cx } from 'class-variance-authority';
import { useEffect, useState, type RefObject } from 'react';
import type { ContactField } from '@/lib/contact/fields';
import { countCodePoints, normalise } from '@/lib/contact/normalise';
import { fill } from '@/lib/fill';

interface MessageCounterProps {
  id: string;
  name: ContactField;
  /** Contains {count} and {max}. */
  text: string;
  max: number;
  area: RefObject<HTMLTextAreaElement | null>;
}

/**
 * Counts the characters as the server does. Waits for the next frame, because a restored draft or a reset is not in the
 * field before.
 */
export function MessageCounter({ id, name, text, max, area }: MessageCounterProps) {
  const [count, setCount] = useState(0);

  useEffect(() => {
    const element = area.current;
    const form = element?.form;
    if (!element || !form) return;
    let frame = 0;
    const update = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setCount(countCodePoints(normalise(name, element.value))));
    };
    update();
    element.addEventListener('input', update);
    form.addEventListener('reset', update);
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('input', update);
      form.removeEventListener('reset', update);
    };
  }, [area, name]);

  return (
    <p
      id={id}
      className={cx(
        'col-start-2 row-start-3 pt-2 text-small leading-note',
        count > max ? 'font-bold text-error' : 'text-muted',
      )}
    >
      {fill(text, { count, max })}
    </p>
  );
}
