import { cx } from 'class-variance-authority';
import { useEffect, useState, type RefObject } from 'react';
import { codePoints, normaliseMessage } from '@/lib/contact/form/normalise';

interface MessageCounterProps {
  id: string;
  /** With {count} and {max}. */
  text: string;
  max: number;
  message: RefObject<HTMLTextAreaElement | null>;
}

/** The message's length as the server counts it. Counts in the next frame, when a draft is restored or the form reset. */
export function MessageCounter({ id, text, max, message }: MessageCounterProps) {
  const [count, setCount] = useState(0);

  useEffect(() => {
    const area = message.current;
    const form = area?.form;
    if (!area || !form) return;
    let frame = 0;
    const update = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setCount(codePoints(normaliseMessage(area.value))));
    };
    update();
    area.addEventListener('input', update);
    form.addEventListener('reset', update);
    return () => {
      cancelAnimationFrame(frame);
      area.removeEventListener('input', update);
      form.removeEventListener('reset', update);
    };
  }, [message]);

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
