import { render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import NextEventPage from '@/app/(site)/proximos-eventos/page';
import { EventCard } from '@/components/home/event-card';
import { content as siteContent } from '@/lib/content-loader/content';
import { chooseSections } from '@/lib/event/choose-sections';
import { formatCardLine } from '@/lib/event/further-dates';
import type * as downloadFile from '@/lib/event/download-file';
import { eventStates, isCalledOff, type EventState } from '@/lib/event-states';
import type * as mediaManifest from '@/lib/media/media-manifest';
import { eventSections } from '@/lib/routes';
import { decapitalise } from '@/lib/spelling';
import { eventWords, furtherDatesWords, overviewWords } from '@/lib/words/event';
import { newTab } from '@/lib/words/layout';
import { stateWords } from '@/lib/words/states';
import { content, loadEdited, withEvent } from '../support/content';
import { announcing } from '../support/dates';

vi.mock('@/lib/content-loader/content', { spy: true });
// There is no build here, so there are no pictures, films and PDFs.
vi.mock('@/lib/media/media-manifest', (): Partial<typeof mediaManifest> => {
  const picture = { width: 1, height: 1, avif: '/a.avif 1w', src: '/a.jpg' };
  return {
    findGeneratedMedia: () => picture as never,
    findFilmVersions: () => ({ landscape: [], portrait: [] }),
    findPosterVersions: () => ({ landscape: picture, portrait: picture }),
  };
});
vi.mock('@/lib/event/download-file', (): Partial<typeof downloadFile> => ({
  describeDownload: () => ({ href: '/programa.pdf', fileName: 'programa.pdf', size: '1 kB' }),
}));

const { pending } = overviewWords.es;
const unknownDays = decapitalise(`${pending.days} ${pending.rest}`);

const { programme, downloads, ticket, atmosphere, hotels, stay, arrival } = eventWords;
const planning = [programme, downloads, ticket, atmosphere, hotels, stay, arrival];

/** The sections of the page in the states whose guests no longer plan the weekend. */
const otherSections: Partial<Record<EventState, { title: { lead: string } }[]>> = {
  postponed: [programme, downloads, atmosphere, arrival],
  cancelled: [],
  past: [programme, atmosphere],
};

it.each(eventStates)('the page of an event that is %s has the sections that its guests need', (state) => {
  const sections = otherSections[state] ?? planning;
  const isCallFirst = state === 'postponed' || state === 'cancelled';
  vi.mocked(siteContent).mockReturnValue(withEvent({ state }));
  render(NextEventPage());
  const call = content.closingCalls[state];
  const expected = isCallFirst ? [call, ...sections] : [...sections, call];
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(expected.map(({ title }) => Object.values(title).join(' ')));
  const isShown = (id: string) => document.getElementById(id) !== null;
  const has = chooseSections(siteContent().event, []);
  expect(Object.values(eventSections).map(isShown), 'targets of links').toEqual(Object.values(has));
  const { texts, buttons } = siteContent().eventView;
  const title = screen.getByRole('heading', { level: 1 });
  const hero = within(title.closest('section')!);
  expect([title.textContent, hero.getAllByText(texts.notice).length]).toEqual([content.event.place, 1]);
  const wayThere = sections.includes(arrival) && eventWords.head.arrival;
  const links = hero.queryAllByRole('link').map(({ textContent }) => textContent.replace(` (${newTab})`, ''));
  expect(links).toEqual([buttons.ticket?.label, wayThere].filter(Boolean));
  const hasTicketBar = document.querySelector('[data-ticket-bar]') !== null;
  expect(hasTicketBar).toBe(buttons.ticket !== null);
});

describe('further dates', () => {
  const { furtherDates } = loadEdited(
    announcing({
      a: {
        firstDay: '2032-03-12',
        lastDay: '2032-03-13',
        state: 'on-sale',
        ticketHref: 'https://entradas.example.com/castillo',
        line: 'Un castillo sobre el mar',
        mapHref: 'https://maps.example.com/castillo',
      },
      b: { place: 'Mérida', province: 'Badajoz' },
      c: { place: 'Tarifa', firstDay: '2032-04-02', lastDay: '2032-04-03', state: 'sold-out' },
    }),
  );
  const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

  it.each(eventStates)('of an event that is %s are told after all that its own guests need', (state) => {
    vi.mocked(siteContent).mockReturnValue(withEvent({ state }));
    const { unmount } = render(NextEventPage());
    const without = headings();
    unmount();
    vi.mocked(siteContent).mockReturnValue({ ...withEvent({ state }), furtherDates });
    render(NextEventPage());
    const place = isCalledOff(state) ? without.length : without.length - 1;
    expect(headings()).toEqual(without.toSpliced(place, 0, Object.values(furtherDatesWords.title).join(' ')));
  });

  it('have their days, place, state, line and links in a row each', () => {
    vi.mocked(siteContent).mockReturnValue({ ...content, furtherDates });
    render(NextEventPage());
    const rows = [...document.querySelectorAll<HTMLElement>('#mas-fechas li')];
    expect(rows.map((row) => within(row).getByRole('heading').textContent)).toEqual([
      ...['Peñíscola', 'Tarifa', 'Mérida'],
    ]);
    const { notice, buy } = stateWords['on-sale'];
    for (const text of ['12-13 Marzo 2032', 'Castellón', notice.es, 'Un castillo sobre el mar'])
      expect(rows[0]?.textContent).toContain(text);
    const links = rows.map((row) =>
      within(row)
        .queryAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')]),
    );
    expect(links).toEqual([
      [
        [`${arrival.map} (${newTab})`, 'https://maps.example.com/castillo', '_blank'],
        [`${buy} Peñíscola, 12-13 Marzo 2032 (${newTab})`, 'https://entradas.example.com/castillo', '_blank'],
      ],
      [],
      [[`${stateWords.announced.buy} Mérida, ${unknownDays}`, expect.stringMatching(/#contacto$/), null]],
    ]);
  });

  it('have buttons of different names, also if two of them are in one town', () => {
    const [first] = furtherDates;
    const second = { ...first!, id: 'dates/d', dates: '14-15 Mayo 2032' };
    vi.mocked(siteContent).mockReturnValue({ ...content, furtherDates: [first!, second] });
    render(NextEventPage());
    const { buy } = stateWords['on-sale'];
    for (const { dates } of [first!, second])
      expect(screen.getByRole('link', { name: `${buy} Peñíscola, ${dates} (${newTab})` })).toBeDefined();
  });

  it('are other dates if one of them is earlier than the next event', () => {
    const earlier = announcing({ a: { firstDay: '2031-09-05', lastDay: '2031-09-06' } });
    vi.mocked(siteContent).mockReturnValue(loadEdited(earlier));
    render(NextEventPage());
    expect(headings()).toContain(Object.values(furtherDatesWords.titleWithEarlier).join(' '));
  });

  it('are one line of the home page’s card, below its button', () => {
    const { texts, buttons } = content.eventView;
    const card = (line: string | null) => (
      <EventCard
        event={content.event}
        texts={texts}
        buttonLabel={buttons.labels.card}
        furtherDatesLine={line}
      />
    );
    const { rerender } = render(card(null));
    expect(screen.getAllByRole('link')).toHaveLength(1);
    rerender(card(formatCardLine(furtherDates, content.event)));
    const [, line] = screen.getAllByRole('link');
    expect(line?.textContent).toBe(
      furtherDatesWords.onCard(furtherDatesWords.title, 'Peñíscola', '12-13 Marzo 2032', 2),
    );
    expect(line?.getAttribute('href')).toBe('/proximos-eventos#mas-fechas');
  });
});
