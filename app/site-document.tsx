// This import comes first, because it declares the order of the cascade layers.
import './globals.css';
import './fonts/faces.css';
import type { ReactNode } from 'react';
import { Analytics } from '@/components/consent/analytics';
import { CookieBanner } from '@/components/consent/cookie-banner';
import { FooterCookieButton, BarCookieButton } from '@/components/consent/cookie-buttons';
import { WaveGlyph } from '@/components/brand/wave';
import { AfterHydration } from '@/components/layout/after-hydration';
import { EarlyScript } from '@/components/layout/early-script';
import { Footer } from '@/components/layout/footer';
import { Navbar } from '@/components/layout/navbar';
import { RouteScroll } from '@/components/layout/route-scroll';
import { MusicSquare } from '@/components/music/music-button';
import { ContentProblems } from '@/components/preview/content-problems';
import { ToastOutlet } from '@/components/ui/toast-outlet';
import { content } from '@/lib/content-loader/content';
import { readSavedProblems } from '@/lib/content-loader/problems';
import { env } from '@/lib/env';
import { findMusicTrack } from '@/lib/media/media-manifest';
import { layoutIds } from '@/lib/routes';

/** The HTML document of every page, the 404 page included. */
export function SiteDocument({ children }: { children: ReactNode }) {
  const { navigation, privacy, site } = content();
  const { gaId, onVercel, preview } = env();
  return (
    // EarlyScript may set attributes here before React hydrates the page.
    <html lang="es" className="on-ink" suppressHydrationWarning>
      <body>
        {/* The cookie banner comes first, so that the keyboard reaches it first. foot.css places it. */}
        <CookieBanner sentences={privacy.banner} descriptions={privacy.categories} />
        <ToastOutlet />
        {preview && <ContentProblems problems={readSavedProblems()} />}
        <EarlyScript />
        <AfterHydration />
        <Navbar
          {...navigation}
          brand={site.brand}
          music={
            <MusicSquare
              track={findMusicTrack(site.track)}
              glyph={<WaveGlyph wave="castillo" className="h-[1.18rem] w-full" />}
            />
          }
          cookies={<BarCookieButton descriptions={privacy.categories} />}
        />
        <main
          id={layoutIds.main}
          tabIndex={-1}
          // Ornaments overflow at very large font sizes, but the page must not scroll sideways.
          className="behind-menu overflow-x-clip pt-bar has-data-under-bar:pt-0 print:pt-0"
        >
          {children}
        </main>
        <Footer {...navigation} site={site}>
          <FooterCookieButton descriptions={privacy.categories} />
        </Footer>
        {(gaId || onVercel) && <Analytics gaId={gaId} onVercel={onVercel} />}
        <RouteScroll />
      </body>
    </html>
  );
}
