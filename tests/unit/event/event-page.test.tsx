import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import NextEventPage from '@/app/(site)/proximos-eventos/page';
import { content as siteContent } from '@/lib/content-model/load/content';
import type { EventState } from '@/lib/event-states';
import { eventWords } from '@/lib/words/event';
import { content, withEvent } from '../support/content';

vi.mock('@/lib/content-model/load/content', { spy: true });
// The media and the PDFs are made by the build.
vi.mock('@/components/ui/picture', () => ({ Picture: () => null }));
vi.mock('@/components/brand/film-hero', () => ({ FilmHero: ({ words }: { words: ReactNode }) => words }));
vi.mock('@/lib/event/download-file', () => ({
  describeDownload: () => ({ href: '/programa.pdf', fileName: 'programa.pdf', size: '1 kB' }),
}));

const { programme, downloads, ticket, atmosphere, hotels, stay, arrival } = eventWords;
const planning = [programme, downloads, ticket, atmosphere, hotels, stay, arrival];

it.each<[EventState, { title: { lead: string } }[], 'first' | 'last']>([
  ['announced', planning, 'last'],
  ['on-sale', planning, 'last'],
  ['few-left', planning, 'last'],
  ['sold-out', planning, 'last'],
  ['postponed', [programme, downloads, atmosphere, arrival], 'first'],
  ['cancelled', [], 'first'],
  ['past', [programme, atmosphere], 'last'],
])('the page of an event that is %s has the sections that its guests need', (state, sections, place) => {
  vi.mocked(siteContent).mockReturnValue(withEvent({ state }));
  render(NextEventPage());
  const call = content.closingCalls[state];
  const expected = place === 'first' ? [call, ...sections] : [...sections, call];
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(expected.map(({ title }) => Object.values(title).join(' ')));
  const hasTicketBar = document.querySelector('[data-dock]') !== null;
  expect(hasTicketBar).toBe(['announced', 'on-sale', 'few-left'].includes(state));
});
