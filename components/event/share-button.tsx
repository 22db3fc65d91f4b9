'use client';

import { useState, type MouseEvent } from 'react';

interface ShareButtonProps {
  /** Full URL. */
  url: string;
  title: string;
  texts: { label: string; copied: string; failed: string };
  className?: string;
}

type Outcome = 'shared' | 'copied' | 'failed';

/** Opens the device's share sheet. If the device has none, or the sheet fails, copies the address. */
async function share(title: string, url: string): Promise<Outcome> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      // The visitor closed the sheet, or it is still open from an earlier tap.
      const isHarmless =
        error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name);
      if (isHarmless) return 'shared';
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}

/** A link that shares the page. Without scripts it starts an e-mail that contains the address. */
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
