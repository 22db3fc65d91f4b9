import { WaveGlyph } from '@/components/drawing/wave-glyph';
import { HeroFilm } from '@/components/ui/hero-film';
import { Link } from '@/components/ui/link';
import { Poster } from '@/components/ui/poster';
import { TitleText } from '@/components/ui/title-text';
import type { HomeContent } from '@/lib/content-schema/home';
import type { SiteContent } from '@/lib/content-schema/site';
import { routes, sections } from '@/lib/routes';
import { EventCard, type EventCardProps } from './event-card';
import { MusicToggle } from './music-toggle';

interface HeroProps extends Pick<EventCardProps, 'event' | 'state'> {
  texts: HomeContent['hero'];
  track: SiteContent['track'];
}

export function Hero({ texts, track, event, state }: HeroProps) {
  return (
    <section id={sections.hero} className="hero under-bar">
      <Poster name="home" />
      <HeroFilm name="home" pause={texts.pause} play={texts.play} />
      <div className="hero-t">
        <h1>
          <TitleText {...texts.title} />
        </h1>
        <p className="lead">{texts.lead}</p>
        <p className="acts">
          <Link className="btn go" href={routes.nextEvent}>
            {texts.buy}
          </Link>
          <MusicToggle
            unmute={texts.unmute}
            mute={texts.mute}
            track={track}
            glyph={<WaveGlyph wave="castillo" className="g" />}
          />
        </p>
      </div>
      <EventCard title={texts.card} detail={texts.place} event={event} state={state} />
    </section>
  );
}
