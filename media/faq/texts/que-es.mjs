// Words on screen and captions, timed in beats.
export const titles = [
  {
    to: 7.9,
    lines: [
      ['Una almena', 0.75],
      ['es piedra', 2],
    ],
  },
  { to: 12, y: 206, lines: [['y hueco', 8, { serif: true, size: 168 }]] },
  {
    to: 19.6,
    lines: [
      ['Una onda', 13],
      ['cuadrada', 16],
    ],
  },
  {
    to: 28,
    y: 150,
    lines: [
      ['música', 24],
      ['electrónica', 24.5],
    ],
  },
  {
    y: 136,
    lines: [
      ['en lugares', 28],
      ['con historia', 28.75, { serif: true, space: 116 }],
    ],
  },
];

export const captions = [
  [0, 7.8, '[Una nota sube, paso a paso]'],
  [8, 12, '[Entra un pulso grave]'],
  [13, 19.6, '[El ritmo se llena]'],
  [20, 27.6, '[La nota sigue subiendo]'],
  [28, 32, '[Llega arriba y queda en el aire]'],
];
