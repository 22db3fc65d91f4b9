import type { ReactNode } from 'react';
import { LiveLandscape } from '@/components/landscape/live-landscape';
import { HeroFilm } from '@/components/ui/hero-film';
import { WaveGlyph } from '@/components/drawing/wave-glyph';
import type { HomeContent } from '@/lib/content-schema/home';
import type { SiteContent } from '@/lib/content-schema/site';
import { routes, sections } from '@/lib/routes';
import { MusicToggle } from './music-toggle';

interface HeroProps {
  texts: Pick<HomeContent['hero'], 'pause' | 'play' | 'buy' | 'mute' | 'unmute'>;
  track: SiteContent['track'];
  poster: ReactNode;
  /** HeroWords. */
  words: ReactNode;
  /** 'Próximo Evento'. */
  card: ReactNode;
}

export function Hero({ texts, track, poster, words, card }: HeroProps) {
  return (
    <section id={sections.hero} className="hero under-bar">
      {poster}
      <HeroFilm name="home" pause={texts.pause} play={texts.play} />
      <LiveLandscape />
      <div className="hero-t">
        {words}
        <p className="acts">
          <a className="btn go" href={routes.nextEvent}>
            {texts.buy}
          </a>
          <MusicToggle
            unmute={texts.unmute}
            mute={texts.mute}
            track={track}
            glyph={<WaveGlyph wave="castillo" />}
          />
        </p>
      </div>
      {card}
    </section>
  );
}
