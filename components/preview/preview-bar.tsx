'use client';

import { useCallback, useId, useRef, useState } from 'react';
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
  const panel = useId();

  const choose = useCallback(
    (choices: string[] | null) => {
      setPointing(false);
      setOpen(true);
      const places = choices?.map((text) => findText(index, text)) ?? [];
      if (choices) setFound(places.find(({ length }) => length > 0) ?? []);
    },
    [index],
  );
  usePointing({ active: pointing, outside: bar, onChoice: choose });

  return (
    <aside id="staff-preview" ref={bar} className={styles.bar} aria-label={texts.region}>
      <button type="button" aria-expanded={open} aria-controls={panel} onClick={() => setOpen(!open)}>
        {open ? texts.close : `${texts.region}: ${summary}`}
      </button>
      <div id={panel} className={styles.panel} hidden={!open || pointing}>
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
