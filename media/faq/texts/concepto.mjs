// Words on screen and captions, in beats (see README.md).
export const titles = [
  {
    to: 7.2,
    lines: [
      ['Viernes:', 1],
      ['llegar', 2, { serif: true, size: 132, space: 122 }],
    ],
  },
  {
    to: 21,
    y: 138,
    lines: [
      ['Sábado:', 8],
      ['de las 16:00', 9, { size: 82, space: 94 }],
      ['a las 02:00', 12, { size: 82, space: 90 }],
    ],
  },
  {
    to: 26.4,
    lines: [
      ['Domingo:', 21.5],
      ['brunch', 22.5, { serif: true, size: 132, space: 122 }],
    ],
  },
  {
    y: 140,
    lines: [
      ['Un lugar,', 27],
      ['un fin de semana', 28, { serif: true, size: 122, space: 124 }],
    ],
  },
];

export const captions = [
  [0, 7.2, '[Campanas suaves, sin ritmo]\nViernes: llegar'],
  [8, 21, '[Entra el bombo; la música crece]\nSábado: de las 16:00 a las 02:00'],
  [21.5, 26.4, '[El ritmo se apaga]\nDomingo: brunch'],
  [27, 32, '[Quedan las campanas]\nUn lugar, un fin de semana'],
];
