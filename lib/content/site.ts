import type { SiteContent } from '../content-schema/site';

/** La marca, quién responde por ella y cómo se la encuentra. */
export const site: SiteContent = {
  brand: 'ALMENA',
  domain: 'almena.example.com',
  titleSuffix: 'Música electrónica en lugares con historia',
  description:
    'Fines de semana de música electrónica en castillos, palacios, bodegas y playas. Un lugar, tres días, aforo limitado.',
  tagline: { lead: 'Música electrónica en lugares con', accent: 'siglos de eco' },
  email: 'hola@example.com',
  phone: null,
  social: [
    { href: 'https://instagram.example.com/almena', label: 'Instagram', icon: 'instagram' },
    { href: 'https://soundcloud.example.com/almena', label: 'SoundCloud', icon: 'soundcloud' },
    { href: 'https://youtube.example.com/almena', label: 'YouTube', icon: 'youtube' },
  ],
  owner: {
    name: 'Almena Eventos, S. L. (nombre provisional)',
    taxId: 'B00000000',
    address: 'Calle de Ejemplo, 1, 21000 Huelva',
    register: 'Registro Mercantil de Huelva, tomo 0, folio 0, hoja H-0',
  },
  developer: { label: 'Desarrollo web', href: 'https://estudio.example.com' },
  minimumAge: 21,
  track: {
    file: 'track.m4a',
    title: 'Música electrónica en lugares con historia',
    artist: 'ALMENA',
    loopStart: 0.1,
    loopEnd: 66.306896,
  },
  placeholderValues: ['domain', 'email', 'social', 'owner', 'developer.href'],
};
