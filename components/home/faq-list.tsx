'use client';

import { useState } from 'react';
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from '@/components/ui/accordion';
import { VideoPlayer } from '@/components/ui/video-player';
import type { FaqContent } from '@/lib/content-model/schemas/faq';
import type { AnswerFilm } from '@/lib/media/manifest';

interface FaqListProps extends Pick<FaqContent, 'unsupported' | 'captionsLabel'> {
  entries: { id: string; question: string; description: string; film: AnswerFilm | undefined }[];
}

/** The questions and their answers. Several questions may be open at once. */
export function FaqList({ entries, unsupported, captionsLabel }: FaqListProps) {
  const [open, setOpen] = useState<string[]>([]);
  return (
    <Accordion type="multiple" className="col-[6/13] max-820:mt-8" value={open} onValueChange={setOpen}>
      {entries.map(({ id, question, description, film }) => (
        <AccordionItem key={id} value={id} id={`faq-${id}`}>
          <AccordionTrigger>{question}</AccordionTrigger>
          <AccordionContent>
            <p className="measure-34 hyphens-auto">{description}</p>
            {film && (
              <VideoPlayer
                film={film}
                label={question}
                shown={open.includes(id)}
                unsupported={unsupported}
                captionsLabel={captionsLabel}
              />
            )}
          </AccordionContent>
        </AccordionItem>
      ))}
    </Accordion>
  );
}
