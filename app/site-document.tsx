// Must be first: it sets the order of the cascade layers.
import './globals.css';
import './fonts/faces.css';
import type { ReactNode } from 'react';
import { Analytics } from '@/components/consent/analytics';
import { CookieBanner } from '@/components/consent/cookie-banner';
import { CookieManager } from '@/components/consent/cookie-manager';
import { WaveGlyph } from '@/components/drawing/wave-glyph';
import { EarlyTaps } from '@/components/layout/early-taps';
import { Footer } from '@/components/layout/footer';
import { mainId, Navbar } from '@/components/layout/navbar';
import { RouteScroll } from '@/components/layout/route-scroll';
import { MusicSquare } from '@/components/music/music-button';
import { ToastOutlet } from '@/components/ui/toast-outlet';
import { env } from '@/lib/env';
import { musicTrack } from '@/lib/media/manifest';
import { content } from '@/lib/site-content';
import { StaffPreview } from './staff-preview';

/** The document around every page and the 404 page: styles, bar, footer, consent, toasts. */
export function SiteDocument({ children }: { children: ReactNode }) {
  const { consent, home, navigation, site } = content;
  const { gaId, gtmId, onVercel } = env();
  return (
    // NavbarScript may add an attribute before hydration.
    <html lang="es" suppressHydrationWarning>
      <body>
        <EarlyTaps />
        <CookieBanner texts={consent.banner} panel={consent.panel} />
        <Navbar {...navigation} />
        <main
          id={mainId}
          tabIndex={-1}
          // With very large text ornaments overflow, and must not make the page scroll sideways.
          className="behind-menu overflow-x-clip pt-bar has-data-under-bar:pt-0 print:pt-0"
        >
          {children}
        </main>
        <Footer {...navigation} site={site} year={new Date().getFullYear()}>
          <CookieManager texts={consent.manager} panel={consent.panel} />
        </Footer>
        <MusicSquare
          mute={home.hero.mute}
          track={musicTrack(site.track)}
          glyph={<WaveGlyph wave="castillo" className="h-[1.18rem] w-full" />}
        />
        <ToastOutlet {...consent.toasts} />
        <Analytics gtmId={gtmId} gaId={gaId} vercel={onVercel} />
        <RouteScroll mainId={mainId} />
        <StaffPreview />
      </body>
    </html>
  );
}
