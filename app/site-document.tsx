// First of all: the order of the layers stands there, before the sheet of any component.
import './globals.css';
import './fonts/fallback.css';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { Analytics } from '@/components/consent/analytics';
import { CookieBanner } from '@/components/consent/cookie-banner';
import { CookieManager } from '@/components/consent/cookie-manager';
import { EarlyTap } from '@/components/layout/early-tap';
import { Footer } from '@/components/layout/footer';
import { mainId, Navbar } from '@/components/layout/navbar';
import { RouteScroll } from '@/components/layout/route-scroll';
import { LinkPrefetching } from '@/components/ui/link';
import { ToastOutlet } from '@/components/ui/toast-outlet';
import { env } from '@/lib/env';
import { content } from '@/lib/site-content';
import { StaffPreview } from './staff-preview';

/*
 * No face is fetched ahead: the styles stand in the page, so the first words ask for their faces at once, and on a thin
 * line a preload would only delay the words. Until they come, faces of the phone stand in, in the same room.
 */
const anybody = localFont({
  src: './fonts/anybody-es.woff2',
  weight: '500 800',
  declarations: [{ prop: 'font-stretch', value: '100% 130%' }],
  variable: '--font-anybody',
  preload: false,
  adjustFontFallback: false,
});

const hanken = localFont({
  src: './fonts/hanken-es.woff2',
  weight: '400 700',
  variable: '--font-hanken',
  preload: false,
});

const instrument = localFont({
  src: './fonts/instrument-serif-it-es.woff2',
  weight: '400',
  style: 'italic',
  variable: '--font-instrument',
  preload: false,
  adjustFontFallback: false,
});

/** The document around every page, the one for unknown addresses too: styles, bar, footer, consent, notices. */
export function SiteDocument({ children }: { children: ReactNode }) {
  const { consent, navigation, site } = content;
  const { gaId, gtmId, onVercel } = env();
  return (
    <html lang="es" className={`${anybody.variable} ${hanken.variable} ${instrument.variable}`}>
      <body>
        <EarlyTap />
        <CookieBanner texts={consent.banner} panel={consent.panel} />
        <LinkPrefetching>
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
        </LinkPrefetching>
        <ToastOutlet {...consent.toasts} />
        <Analytics gtmId={gtmId} gaId={gaId} vercel={onVercel} />
        <RouteScroll mainId={mainId} />
        <StaffPreview />
      </body>
    </html>
  );
}
