'use client';

import * as Accordion from '@radix-ui/react-accordion';
import { cx } from 'class-variance-authority';
import { createElement, useState, type ComponentProps } from 'react';
import { VideoPlayer } from '@/components/ui/video-player';
import type { AnswerFilm } from '@/lib/media/media-manifest';

const questionClasses = cx(
  'group flex min-h-15 w-full cursor-pointer items-center justify-between gap-4 py-6.25 text-start',
  'font-display text-h3 leading-label font-semibold wrap-anywhere font-stretch-115% max-320:font-stretch-normal',
);
const signClasses =
  'icon icon-gap text-accent transition-[scale] duration-open group-data-[state=open]:[scale:1_-1]';
/** Without scripts and in print all answers are open. */
const panelClasses = cx(
  'data-[state=open]:animate-open',
  'print:block print:[content-visibility:visible] noscript:block noscript:[content-visibility:visible]',
);

/**
 * A closed answer stays in the HTML for search engines, for visitors without JavaScript and for a search in the page, which
 * opens it (components/layout/early-script.tsx). The panel is a custom element because React writes `hidden="until-found"`
 * on no other. It drops the `style` and `ref` that Radix needs to animate the height, because here only CSS animates.
 */
function Panel({ style, ref, ...props }: ComponentProps<'div'> & { 'data-state'?: string }) {
  return createElement('accordion-panel', {
    ...props,
    hidden: props['data-state'] === 'closed' && 'until-found',
  });
}

interface FaqListProps {
  entries: { id: string; question: string; description: string; film: AnswerFilm | undefined }[];
}

/** The questions and their answers. Several questions may be open at once. */
export function FaqList({ entries }: FaqListProps) {
  const [open, setOpen] = useState<string[]>([]);
  return (
    <Accordion.Root type="multiple" className="col-[6/13] max-820:mt-8" value={open} onValueChange={setOpen}>
      {entries.map((entry) => (
        <Accordion.Item
          key={entry.id}
          value={entry.id}
          id={`faq-${entry.id}`}
          className="grid grid-cols-1 border-t border-hairline last:border-b"
        >
          <Accordion.Header>
            <Accordion.Trigger className={questionClasses}>
              {entry.question}
              <span className={signClasses} />
            </Accordion.Trigger>
          </Accordion.Header>
          <Accordion.Content forceMount asChild>
            <Panel className={panelClasses}>
              <div className="grid gap-6 pt-1 pb-9.5 text-soft">
                <p className="measure-34 hyphens-auto">{entry.description}</p>
                {entry.film && (
                  <VideoPlayer film={entry.film} label={entry.question} shown={open.includes(entry.id)} />
                )}
              </div>
            </Panel>
          </Accordion.Content>
        </Accordion.Item>
      ))}
    </Accordion.Root>
  );
}
