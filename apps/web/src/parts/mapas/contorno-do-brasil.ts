// The outline of the country, drawn by hand at some seventy points (longitude, latitude), and where a place lies on it.
// Equirectangular: at these latitudes good enough to say "near the coast of São Paulo", and it needs no library.

const PONTOS: readonly (readonly [longitude: number, latitude: number])[] = [
  [-51.6, 4.2],
  [-50, 1.8],
  [-48.5, -0.2],
  [-46.3, -1],
  [-44.3, -2.5],
  [-41.8, -2.8],
  [-38.5, -3.7],
  [-37, -4.8],
  [-35.2, -5.3],
  [-34.8, -7.2],
  [-35.1, -9.2],
  [-36.4, -10.5],
  [-37.9, -12.7],
  [-38.9, -13.9],
  [-39.1, -17],
  [-39.7, -19.5],
  [-41, -21.8],
  [-42, -22.95],
  [-44.5, -23.1],
  [-46.3, -24],
  [-48.3, -25.5],
  [-48.6, -27],
  [-48.9, -28.6],
  [-50.2, -30.3],
  [-52.1, -32.2],
  [-53.4, -33.7],
  [-53.5, -32.5],
  [-55.6, -30.9],
  [-57.6, -30.2],
  [-55.8, -28.2],
  [-54, -27.2],
  [-53.8, -26],
  [-54.6, -25.5],
  [-54.3, -24.1],
  [-55.4, -24],
  [-55.8, -22.3],
  [-57.9, -22.1],
  [-57.9, -20],
  [-57.7, -18],
  [-58.4, -17.2],
  [-60.2, -16.3],
  [-60.2, -15.1],
  [-60.5, -13.8],
  [-62.8, -13],
  [-65, -12],
  [-65.3, -9.9],
  [-66.6, -9.9],
  [-68.6, -11.1],
  [-70.6, -11],
  [-70.6, -9.5],
  [-72.2, -10],
  [-73.2, -9.4],
  [-74, -7.5],
  [-72.9, -5.2],
  [-70, -4.3],
  [-69.4, -1.2],
  [-69.8, 1.7],
  [-67.9, 1.8],
  [-67.1, 1.2],
  [-65.5, 0.7],
  [-63.4, 2.2],
  [-64, 4],
  [-62.8, 3.7],
  [-60.6, 5.2],
  [-59.9, 4.2],
  [-59.8, 2.4],
  [-58.9, 1.3],
  [-56, 1.9],
  [-54.5, 2.3],
  [-52.7, 2.3],
]

const ESCALA = 12
const OESTE = -75
const NORTE = 6

export const VISTA = `0 0 ${41 * ESCALA} ${40.5 * ESCALA}`

const umaCasa = (n: number): number => Math.round(n * 10) / 10

export const ponto = (longitude: number, latitude: number): readonly [x: number, y: number] => [
  umaCasa((longitude - OESTE) * ESCALA),
  umaCasa((NORTE - latitude) * ESCALA),
]

export const BRASIL = `M${PONTOS.map(([lo, la]) => ponto(lo, la).join(' ')).join('L')}Z`
