// Where the lots are: Brazil drawn by us from coordinates, a bubble per state as large as its number of lots. Nothing is
// asked of other hosts. The list beside it says and links the same.
import { Link } from '../../../../core/ligacao.tsx'
import { usePalavras } from '../../../../core/palavras-do-site.ts'

/** Longitude and latitude of the border, roughly, clockwise from Roraima. */
// biome-ignore format: a line of points is not read one by one
const BORDA = [
  -60.2, 5.2, -59.8, 4.4, -59.9, 2.9, -58.8, 1.2, -56.5, 1.9, -54.6, 2.3, -52.9, 2.2, -51.6, 4.2, -49.9, 1.7, -50, 0.9, -48.4, -0.7,
  -46.2, -1, -44.5, -2, -43.4, -2.4, -41.3, -2.9, -39.9, -2.9, -38.5, -3.7, -37.2, -4.8, -35.4, -5.1, -34.8, -7.2, -35, -8.6, -36.4, -10.5,
  -37.4, -11.6, -38.5, -13, -39, -14.8, -39.1, -17.5, -39.7, -19.5, -40.9, -21.4, -41.9, -22.9, -44.6, -23.2, -46.4, -24, -48, -25.1,
  -48.6, -26.5, -48.7, -28.5, -50.2, -30.1, -52.1, -32.2, -53.4, -33.7, -53.5, -32.6, -55.6, -30.9, -57.6, -30.2, -56, -28.3, -53.8, -27.1,
  -53.8, -25.8, -54.6, -25.5, -54.3, -24.1, -55.4, -24, -55.8, -22.3, -57.9, -22.1, -57.8, -20, -58.2, -17.6, -60.2, -16.2, -60.5, -13.8,
  -62.8, -13, -65.3, -10.9, -65.4, -9.8, -68, -11, -70.6, -11, -70.6, -9.5, -72.2, -10, -73.9, -7.4, -72.8, -5.1, -69.9, -4.3, -69.4, -1.1,
  -70, 0.6, -67.1, 1.2, -66.3, 0.8, -64, 1.5, -64.6, 4.2, -62.1, 4.1,
] as const

/** The middle of each state. */
// biome-ignore format: one row per region
const MEIO: Readonly<Record<string, readonly [lon: number, lat: number]>> = {
  AC: [-70.5, -9.2], AM: [-64.5, -4.2], AP: [-51.9, 1.4], PA: [-53, -4.2], RO: [-63, -10.9], RR: [-61.4, 2.1], TO: [-48.3, -10.2],
  AL: [-36.6, -9.6], BA: [-41.7, -12.5], CE: [-39.6, -5.1], MA: [-45.3, -5.1], PB: [-36.8, -7.1], PE: [-37.9, -8.4], PI: [-42.9, -7.4], RN: [-36.6, -5.8], SE: [-37.4, -10.6],
  DF: [-47.8, -15.8], GO: [-49.9, -15.9], MS: [-54.8, -20.5], MT: [-55.9, -13],
  ES: [-40.6, -19.6], MG: [-44.7, -18.5], RJ: [-42.7, -22.3], SP: [-48.8, -22.2],
  PR: [-51.6, -24.6], RS: [-53.5, -29.7], SC: [-50.5, -27.2],
}

const ESCALA = 14
const [OESTE, NORTE] = [-75, 6.5]
const LARGURA = 42 * ESCALA
const ALTURA = 41.5 * ESCALA
const x = (lon: number): number => (lon - OESTE) * ESCALA
const y = (lat: number): number => (NORTE - lat) * ESCALA
const CONTORNO = `M ${Array.from({ length: BORDA.length / 2 }, (_, i) => `${x(BORDA[i * 2] ?? 0).toFixed(0)} ${y(BORDA[i * 2 + 1] ?? 0).toFixed(0)}`).join(' L ')} Z`
const MENOR = 13
const MAIOR = 34

export interface EstadoNoMapa {
  readonly uf: string
  readonly nome: string
  readonly quantidade: number
  readonly href: string
}

export default function MapaDeLotes({ estados }: { estados: readonly EstadoNoMapa[] }) {
  const p = usePalavras()
  const maior = Math.max(1, ...estados.map((e) => e.quantidade))
  return (
    <div className="mapa-de-lotes">
      <svg viewBox={`0 0 ${LARGURA} ${ALTURA}`} aria-hidden="true">
        <path d={CONTORNO} />
        {/* The largest first, so that no small one lies hidden under it. */}
        {estados
          .toSorted((a, b) => b.quantidade - a.quantidade)
          .map((e) => {
            const [lon, lat] = MEIO[e.uf] ?? [0, 0]
            if (lon === 0) return null
            const raio = MENOR + (MAIOR - MENOR) * Math.sqrt(e.quantidade / maior)
            return (
              <Link key={e.uf} to={e.href} tabIndex={-1}>
                <circle cx={x(lon)} cy={y(lat)} r={raio} />
                <text x={x(lon)} y={y(lat) + 5} textAnchor="middle">
                  {e.quantidade}
                </text>
              </Link>
            )
          })}
      </svg>
      <ul aria-label={`${p.lote.varios} por estado`}>
        {estados.map((e) => (
          <li key={e.uf}>
            <Link to={e.href}>
              {e.nome} <span className="tabular">{e.quantidade}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
