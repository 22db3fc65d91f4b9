'use client';

import { useState, type MouseEvent } from 'react';
import { shareLinkWords } from '@/lib/words/share';

interface ShareButtonProps {
  /** Full URL. */
  url: string;
  title: string;
  className?: string;
}

/** A link that shares the page. Without scripts it starts an e-mail that contains the address. */
export function ShareButton({ url, title, className }: ShareButtonProps) {
  const [status, setStatus] = useState('');

  /** Opens the device's share sheet. If the device has none, or the sheet fails, copies the address. */
  async function share(event: MouseEvent) {
    event.preventDefault();
    setStatus('');
    try {
      await navigator.share({ title, url });
    } catch (error) {
      const isClosedByVisitor = error instanceof DOMException && error.name === 'AbortError';
      if (isClosedByVisitor) return;
      try {
        await navigator.clipboard.writeText(url);
        setStatus(shareLinkWords.copied);
      } catch {
        setStatus(shareLinkWords.failed);
      }
    }
  }

  return (
    <>
      <a
        className={className}
        href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}
        onClick={share}
      >
        {shareLinkWords.label}
      </a>
      <span role="status">{status}</span>
    </>
  );
}
