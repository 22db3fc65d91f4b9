// First of all: the order of the layers stands there, before the sheet of any component.
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

/** The document around every page, the one for unknown addresses too: styles, bar, footer, consent, notices. */
export function SiteDocument({ children }: { children: ReactNode }) {
  const { consent, home, navigation, site } = content;
  const { gaId, gtmId, onVercel } = env();
  return (
    // The page may have been scrolled before React comes, and be marked so (NavbarScript).
    <html lang="es" suppressHydrationWarning>
      <body>
        <EarlyTaps />
        <CookieBanner texts={consent.banner} panel={consent.panel} />
        <Navbar {...navigation} />
        <main
          id={mainId}
          tabIndex={-1}
          // Ornaments may stick out where letters are very large; the page must not scroll sideways for them.
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
        {(gtmId || gaId || onVercel) && <Analytics gtmId={gtmId} gaId={gaId} onVercel={onVercel} />}
        <RouteScroll mainId={mainId} />
        <StaffPreview />
      </body>
    </html>
  );
}
