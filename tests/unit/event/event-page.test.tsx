import { render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import NextEventPage from '@/app/(site)/proximos-eventos/page';
import { EventCard } from '@/components/home/event-card';
import { content as siteContent } from '@/lib/content-loader/content';
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
/** The titles of the page's sections, by the id to which links lead. */
const sections = {
  programa: programme.title,
  descargas: downloads.title,
  entrada: ticket.title,
  'por-dentro': atmosphere.title,
  hoteles: hotels.title,
  quedarse: stay.title,
  'como-llegar': arrival.title,
};
type SectionId = keyof typeof sections;
const planning = Object.keys(sections) as SectionId[];

/** The sections of the page in the states whose guests no longer plan the weekend. */
const otherSections: Partial<Record<EventState, SectionId[]>> = {
  postponed: ['programa', 'descargas', 'por-dentro', 'como-llegar'],
  cancelled: [],
  past: ['programa', 'por-dentro'],
};

const joinTitle = (title: object) => Object.values(title).join(' ');

describe.each(eventStates)('the page of an event that is %s', (state) => {
  const ids = otherSections[state] ?? planning;
  const { buy } = stateWords[state];

  /** The part of the page that has its title. */
  const hero = () => screen.getByRole('heading', { level: 1 }).closest('section')!;

  beforeEach(() => {
    vi.mocked(siteContent).mockReturnValue(withEvent({ state }));
    render(NextEventPage());
  });

  it('has the sections that its guests need, and first the closing call if it is called off', () => {
    const titles = ids.map((id) => joinTitle(sections[id]));
    const call = joinTitle(content.closingCalls[state].title);
    const isCallFirst = state === 'postponed' || state === 'cancelled';
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(isCallFirst ? [call, ...titles] : [...titles, call]);
  });

  it('has the targets of the links to these sections, and no others', () => {
    const isShown = (id: string) => document.getElementById(id) !== null;
    expect(Object.values(eventSections).filter(isShown)).toEqual(ids);
  });

  it('begins with its place and its notice', () => {
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(content.event.place);
    expect(within(hero()).getAllByText(siteContent().eventView.texts.notice)).toHaveLength(1);
  });

  it('begins with links to the ticket and the way there, as far as there are any', () => {
    const links = within(hero()).queryAllByRole('link');
    const labels = links.map(({ textContent }) => textContent.replace(` (${newTab})`, ''));
    const wayThere = ids.includes('como-llegar') && eventWords.head.arrival;
    expect(labels).toEqual([buy, wayThere].filter(Boolean));
  });

  it('has a ticket bar as long as there is a ticket button', () => {
    expect(document.querySelector('[data-ticket-bar]') !== null).toBe(buy !== null);
  });
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
