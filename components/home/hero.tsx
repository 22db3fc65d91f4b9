import type { ReactNode } from 'react';
import { HeroFilm } from '@/components/ui/hero-film';
import { Poster } from '@/components/ui/poster';
import { TitleText } from '@/components/ui/title-text';
import type { HomeContent } from '@/lib/content-schema/home';
import type { SiteContent } from '@/lib/content-schema/site';
import { routes, sections } from '@/lib/routes';
import { MusicToggle } from './music-toggle';

interface HeroProps {
  texts: HomeContent['hero'];
  track: SiteContent['track'];
  /** 'Próximo Evento'. */
  card: ReactNode;
}

export function Hero({ texts, track, card }: HeroProps) {
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
          <a className="btn go" href={routes.nextEvent}>
            {texts.buy}
          </a>
          <MusicToggle unmute={texts.unmute} mute={texts.mute} track={track} />
        </p>
      </div>
      {card}
    </section>
  );
}
