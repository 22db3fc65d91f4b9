'use client';

import { useState, type MouseEvent } from 'react';

interface ShareButtonProps {
  /** Full address of the page to be shared. */
  url: string;
  title: string;
  texts: { label: string; copied: string; failed: string };
  className?: string;
}

type Outcome = 'shared' | 'copied' | 'failed';

/** The device's own share sheet; where there is none, or it fails, the address goes to the clipboard. */
async function share(title: string, url: string): Promise<Outcome> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      // Closed without a choice, or open already.
      const isAnswered = ['AbortError', 'InvalidStateError'];
      if (error instanceof DOMException && isAnswered.includes(error.name)) return 'shared';
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}

/** A link that shares the page, and writes an e-mail with its address where scripts do not run. */
export function ShareButton({ url, title, texts, className }: ShareButtonProps) {
  const [status, setStatus] = useState('');

  async function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    event.preventDefault();
    setStatus('');
    const outcome = await share(title, url);
    if (outcome !== 'shared') setStatus(texts[outcome]);
  }

  return (
    <>
      <a
        className={className}
        href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}
        onClick={handleClick}
      >
        {texts.label}
      </a>
      <span role="status">{status}</span>
    </>
  );
}
