'use client';

import type { ReactNode } from 'react';
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from '@/components/ui/accordion';
import { hydratedNear } from '@/components/ui/hydrated-near';
import { showFilms } from '@/lib/answer-films';
import { sections } from '@/lib/routes';

interface FaqListProps {
  entries: { id: string; question: string; answer: ReactNode }[];
}

const itemId = (id: string) => `faq-${id}`;

function showOpened(open: string[]) {
  for (const id of open) {
    const item = document.getElementById(itemId(id));
    if (item) showFilms(item);
  }
}

function Questions({ entries }: FaqListProps) {
  return (
    <Accordion type="multiple" className="faq-r" onValueChange={showOpened}>
      {entries.map(({ id, question, answer }) => (
        <AccordionItem key={id} value={id} id={itemId(id)}>
          <AccordionTrigger>{question}</AccordionTrigger>
          <AccordionContent>{answer}</AccordionContent>
        </AccordionItem>
      ))}
    </Accordion>
  );
}

/** The questions; several may be open at once. */
export const FaqList = hydratedNear(sections.faq, Questions);
