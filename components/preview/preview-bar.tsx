'use client';

import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { findText, type IndexedText } from '@/lib/content-review/find-text';
import type { PreviewTexts } from '@/lib/content-review/preview-texts';
import type { FindingGroup } from '@/lib/content-review/report';
import { FoundPlaces } from './found-places';
import styles from './preview-bar.module.css';
import { ReviewList } from './review-list';
import { usePointing } from './use-pointing';

interface PreviewBarProps {
  texts: PreviewTexts;
  /** 'ningún error, 1 aviso' */
  summary: string;
  groups: FindingGroup[];
  index: IndexedText[];
  /** Address before a file's path, where files are edited; null when that is not known. */
  editor: string | null;
}

/** What staff should know of the preview they look at, and where each of its texts is changed. */
export function PreviewBar({ texts, summary, groups, index, editor }: PreviewBarProps) {
  const [open, setOpen] = useState(false);
  const [pointing, setPointing] = useState(false);
  const [found, setFound] = useState<IndexedText[] | null>(null);
  const bar = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();

  /** Only what is shown can take the focus, and who points with the keyboard is far away from the answer. */
  function stopPointing(places = found) {
    flushSync(() => {
      setPointing(false);
      setFound(places);
    });
    panel.current?.focus();
  }

  function choose(choices: string[]) {
    const places = choices.map((text) => findText(index, text, window.location.pathname));
    stopPointing(places.find(({ length }) => length > 0) ?? []);
  }
  usePointing({ active: pointing, outside: bar, onChoice: choose });

  const giveUp = useEffectEvent(() => {
    if (pointing) return stopPointing();
    if (panel.current?.contains(document.activeElement)) toggle.current?.focus();
    setOpen(false);
  });

  useEffect(() => {
    if (!open) return;
    const stop = new AbortController();
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && giveUp(), { signal: stop.signal });
    return () => stop.abort();
  }, [open]);

  return (
    <aside id="staff-preview" ref={bar} className={styles.bar} aria-label={texts.region}>
      <button
        ref={toggle}
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => {
          setPointing(false);
          setOpen(!open);
        }}
      >
        {open ? texts.close : `${texts.region}: ${summary}`}
      </button>
      <div ref={panel} id={panelId} className={styles.panel} hidden={!open || pointing} tabIndex={-1}>
        <button type="button" onClick={() => setPointing(true)}>
          {texts.point}
        </button>
        <label>
          {texts.search}
          <input type="search" onChange={({ target }) => setFound(findText(index, target.value))} />
        </label>
        <div role="status">{found && <FoundPlaces places={found} editor={editor} texts={texts} />}</div>
        <h2>{texts.review}</h2>
        <ReviewList groups={groups} />
      </div>
      <p role="status">{pointing && texts.pointing}</p>
    </aside>
  );
}
