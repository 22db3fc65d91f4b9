'use client';

import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { findText, type IndexedText } from '@/lib/content-review/find-text';
import type { FindingGroup } from '@/lib/content-review/report';
import { FoundPlaces } from './found-places';
import styles from './preview-bar.module.css';
import { previewTexts as texts } from './preview-texts';
import { ReviewList } from './review-list';
import { usePointing } from './use-pointing';

interface PreviewBarProps {
  /** 'ningún error, 1 aviso' */
  summary: string;
  groups: FindingGroup[];
  index: IndexedText[];
  /** Address before a file's path, where files are edited; null without one. */
  editor: string | null;
}

/** The review of the content, and where each text and picture of the page is changed. */
export function PreviewBar({ summary, groups, index, editor }: PreviewBarProps) {
  const [mode, setMode] = useState<'closed' | 'open' | 'pointing'>('closed');
  const [found, setFound] = useState<IndexedText[] | null>(null);
  const [isAbove, setIsAbove] = useState(false);
  const bar = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const isPointing = mode === 'pointing';

  /** Shows places in the panel and moves the focus there, which works only after the render. */
  function show(places: IndexedText[] | null, next: 'open' | 'pointing') {
    flushSync(() => {
      setFound(places);
      setMode(next);
    });
    (panel.current?.hidden ? toggle : panel).current?.focus();
  }

  function choose(choices: string[], isInUpperHalf: boolean) {
    const places = choices.map((text) => findText(index, text, window.location.pathname));
    setIsAbove(isInUpperHalf);
    show(places.find(({ length }) => length > 0) ?? [], 'pointing');
  }
  usePointing({ active: isPointing, outside: bar, onChoice: choose });

  const handleEscape = useEffectEvent(() => {
    if (isPointing) return show(found, 'open');
    if (panel.current?.contains(document.activeElement)) toggle.current?.focus();
    setMode('closed');
  });

  useEffect(() => {
    if (mode === 'closed') return;
    const stop = new AbortController();
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && handleEscape(), {
      signal: stop.signal,
    });
    return () => stop.abort();
  }, [mode]);

  const labels = { closed: `${texts.region}: ${summary}`, open: texts.close, pointing: texts.pointing };
  return (
    <aside id="staff-preview" ref={bar} className={styles.bar} aria-label={texts.region}>
      <button
        ref={toggle}
        type="button"
        aria-expanded={mode !== 'closed'}
        aria-controls={panelId}
        onClick={() => setMode(mode === 'closed' ? 'open' : 'closed')}
      >
        {labels[mode]}
      </button>
      <div
        ref={panel}
        id={panelId}
        className={styles.panel}
        data-answer={isPointing ? (isAbove ? 'below' : 'above') : undefined}
        hidden={mode === 'closed' || (isPointing && !found)}
        tabIndex={-1}
      >
        {!isPointing && (
          <>
            <button type="button" onClick={() => show(null, 'pointing')}>
              {texts.point}
            </button>
            <label>
              {texts.search}
              <input type="search" onChange={({ target }) => setFound(findText(index, target.value))} />
            </label>
          </>
        )}
        <div role="status">{found && <FoundPlaces places={found} editor={editor} />}</div>
        {!isPointing && (
          <>
            <h2>{texts.review}</h2>
            <ReviewList groups={groups} />
          </>
        )}
      </div>
    </aside>
  );
}
