'use client';

import type { ReactNode } from 'react';
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from '@/components/ui/accordion';
import { showFilms } from '@/lib/answer-films';

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

/** The questions; several may be open at once. */
export function FaqList({ entries }: FaqListProps) {
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
