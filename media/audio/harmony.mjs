// The chords of all scores, in A aeolian. `root` is the bass note and `approach` the bass note that leads into it. `pad` has the
// held voices and `arp` the arpeggio.
export const CHORDS = {
  Am9: {
    root: 'A1',
    approach: 'G1',
    pad: ['A3', 'C4', 'E4', 'G4', 'B4'],
    arp: ['A4', 'E5', 'C5', 'G5', 'B4', 'E5', 'B5', 'C5'],
  },
  G69: {
    root: 'G1',
    approach: 'F1',
    pad: ['G3', 'B3', 'D4', 'E4', 'A4'],
    arp: ['G4', 'D5', 'B4', 'E5', 'A4', 'E5', 'A5', 'B4'],
  },
  Fmaj9: {
    root: 'F1',
    approach: 'E1',
    pad: ['F3', 'A3', 'C4', 'E4', 'G4'],
    arp: ['A4', 'E5', 'C5', 'F5', 'G4', 'C5', 'G5', 'E5'],
  },
  Em7: {
    root: 'E1',
    approach: 'G1',
    pad: ['E3', 'G3', 'B3', 'D4', 'G4'],
    arp: ['G4', 'D5', 'B4', 'E5', 'F#4', 'B4', 'F#5', 'D5'],
  },
  Dm9: {
    root: 'D2',
    approach: 'C2',
    pad: ['F3', 'A3', 'C4', 'E4', 'A4'],
    arp: ['A4', 'D5', 'F5', 'C5', 'E5', 'A5', 'E5', 'C5'],
  },
  C9: {
    root: 'C2',
    approach: 'B1',
    pad: ['G3', 'C4', 'D4', 'E4', 'B4'],
    arp: ['G4', 'E5', 'C5', 'G5', 'D5', 'E5', 'B5', 'G5'],
  },
  G: {
    root: 'G1',
    approach: 'A1',
    pad: ['G3', 'B3', 'D4', 'G4', 'A4'],
    arp: ['G4', 'D5', 'B4', 'G5', 'A4', 'D5', 'A5', 'G5'],
  },
};
