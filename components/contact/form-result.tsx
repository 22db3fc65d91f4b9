'use client';

import { useEffect, useRef } from 'react';

interface ContactResultProps {
  kind: 'success' | 'error';
  title: string;
  text: string;
}

/** What became of the message. Takes the focus, which the disabled button has lost. */
export function ContactResult({ kind, title, text }: ContactResultProps) {
  const banner = useRef<HTMLDivElement>(null);

  useEffect(() => banner.current?.focus(), []);

  return (
    <div
      ref={banner}
      className="res"
      data-kind={kind}
      role={kind === 'success' ? 'status' : 'alert'}
      tabIndex={-1}
    >
      <strong>{title}</strong>
      <p>{text}</p>
    </div>
  );
}
