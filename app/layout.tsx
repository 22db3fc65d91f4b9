import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { Analytics } from '@/components/consent/analytics';
import { CookieBanner } from '@/components/consent/cookie-banner';
import { CookieManager } from '@/components/consent/cookie-manager';
import { Footer } from '@/components/layout/footer';
import { mainId, Navbar } from '@/components/layout/navbar';
import { SoftNavigation } from '@/components/layout/soft-navigation';
import { ToastOutlet } from '@/components/ui/toast-outlet';
import { env } from '@/lib/env';
import { routes } from '@/lib/routes';
import { siteMetadata } from '@/lib/seo/metadata';
import { content } from '@/lib/site-content';
import { Part } from './markup/part';
import { StaffPreview } from './staff-preview';
import './globals.css';

const anybody = localFont({
  src: './fonts/anybody-es.woff2',
  weight: '500 800',
  declarations: [{ prop: 'font-stretch', value: '100% 130%' }],
  variable: '--font-anybody',
  adjustFontFallback: false,
});

const hanken = localFont({ src: './fonts/hanken-es.woff2', weight: '400 700', variable: '--font-hanken' });

const instrument = localFont({
  src: './fonts/instrument-serif-it-es.woff2',
  weight: '400',
  style: 'italic',
  variable: '--font-instrument',
});

export const metadata: Metadata = siteMetadata();

export const viewport: Viewport = { themeColor: '#0c0b10', colorScheme: 'dark light' };

export default function RootLayout({ children }: { children: ReactNode }) {
  const { consent, navigation, site } = content;
  const { gaId, gtmId, onVercel } = env();
  return (
    <html
      lang="es"
      data-scroll-behavior="smooth"
      className={`${anybody.variable} ${hanken.variable} ${instrument.variable}`}
    >
      <body>
        <CookieBanner />
        <Navbar texts={navigation.texts}>
          <Part name="menu" />
        </Navbar>
        <main id={mainId} tabIndex={-1}>
          {children}
        </main>
        <Footer
          legal={navigation.legal}
          texts={navigation.texts}
          site={site}
          year={new Date().getFullYear()}
          cookieManager={<CookieManager texts={consent.manager} policyHref={routes.cookiePolicy} />}
        >
          <Part name="footer" />
        </Footer>
        <ToastOutlet {...consent.toasts} />
        <Analytics gtmId={gtmId} gaId={gaId} vercel={onVercel} />
        <SoftNavigation />
        <StaffPreview />
      </body>
    </html>
  );
}
