// Words on screen and captions, timed in beats.
export const titles = [
  { to: 8, lines: [['Dos ondas', 1, { size: 104 }]] },
  {
    to: 14.6,
    lines: [
      ['pueden', 8.5],
      ['sumarse', 10, { serif: true, size: 132, space: 120 }],
    ],
  },
  {
    to: 21.8,
    lines: [
      ['y seguir', 15.2],
      ['siendo dos', 16.5, { serif: true, size: 132, space: 120 }],
    ],
  },
  {
    y: 130,
    lines: [
      ['ALMENA', 22],
      ['camina sola', 23, { space: 92 }],
      ['y colabora', 27, { serif: true, size: 112, space: 98 }],
    ],
  },
];

export const captions = [
  [0, 8, '[Dos melodías se responden]'],
  [8.4, 14.6, '[Se turnan sobre un mismo pulso]'],
  [15, 21.7, '[Siguen las dos, lado a lado]'],
  [22, 26.8, '[El ritmo sigue]'],
  [27, 32, '[Las dos melodías suenan juntas]'],
];
