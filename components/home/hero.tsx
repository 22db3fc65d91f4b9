import { HeroFilm } from '@/components/ui/hero-film';
import { Poster } from '@/components/ui/poster';
import { RouteLink } from '@/components/ui/route-link';
import { TitleText } from '@/components/ui/title-text';
import type { HomeContent } from '@/lib/content-schema/home';
import type { SiteContent } from '@/lib/content-schema/site';
import { routes, sections } from '@/lib/routes';
import { MusicToggle } from './music-toggle';
import { EventCard, type EventCardProps } from './event-card';

interface HeroProps {
  texts: HomeContent['hero'];
  event: EventCardProps['event'];
  state: EventCardProps['state'];
  track: SiteContent['track'];
}

export function Hero({ texts, event, state, track }: HeroProps) {
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
          <RouteLink className="btn go" href={routes.nextEvent}>
            {texts.buy}
          </RouteLink>
          <MusicToggle unmute={texts.unmute} mute={texts.mute} track={track} />
        </p>
      </div>
      <EventCard title={texts.card} detail={texts.place} event={event} state={state} />
    </section>
  );
}
