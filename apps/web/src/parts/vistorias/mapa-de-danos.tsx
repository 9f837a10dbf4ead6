// The outline of a vehicle with its damages: shown, or marked by touch. Every mark stands in words below the drawing too.
import { CONTORNOS, lugarDaMarca, type Vista } from '@martelo/domain/vistorias/contornos.ts'
import { DANOS, GRAVIDADES, type Marca } from '@martelo/domain/vistorias/danos.ts'
import type { TipoDeImagem } from '@martelo/domain/vistorias/tipo-de-vistoria.ts'
import { VisuallyHidden } from '@martelo/ui/visually-hidden.tsx'
import type { MouseEvent } from 'react'
import './mapa-de-danos.css'

interface Props {
  readonly imagem: TipoDeImagem
  readonly marcas: readonly Marca[]
  /** a place was touched, in thousandths */
  readonly aoTocar?: (x: number, y: number) => void
  readonly aoTirar?: (indice: number) => void
  /** where the photograph of a mark is; null: there is none */
  readonly fotoDe?: (m: Marca) => string | null
}

export const marcaEmPalavras = (imagem: TipoDeImagem, m: Marca): string =>
  `${DANOS[m.dano].rotulo} (${GRAVIDADES[m.gravidade].toLowerCase()}): ${lugarDaMarca(imagem, m)}`

export function MapaDeDanos({ imagem, marcas, aoTocar, aoTirar, fotoDe }: Props) {
  const c = CONTORNOS[imagem]
  const tocar = (e: MouseEvent<HTMLButtonElement>): void => {
    const r = e.currentTarget.getBoundingClientRect()
    // By keyboard there is no place: the middle, from where it is moved by marking anew.
    if (e.detail === 0) return aoTocar?.(500, 500)
    const milesimos = (v: number): number => Math.max(0, Math.min(1000, Math.round(v * 1000)))
    aoTocar?.(milesimos((e.clientX - r.left) / r.width), milesimos((e.clientY - r.top) / r.height))
  }
  const nome =
    marcas.length === 0
      ? 'Desenho sem danos marcados'
      : marcas.map((m) => marcaEmPalavras(imagem, m)).join('; ')
  return (
    <div className="mapa-de-danos">
      <div className="mapa-de-danos__quadro">
        <svg
          viewBox={`0 0 ${c.largura} ${c.altura}`}
          role="img"
          aria-label={nome}
          className="mapa-de-danos__desenho"
        >
          {c.vistas.map((v) => (
            <VistaDesenhada key={v.nome} v={v} />
          ))}
          {marcas.map((m, i) => (
            <g
              key={`${m.x}-${m.y}-${String(i)}`}
              data-gravidade={m.gravidade}
              transform={`translate(${(m.x * c.largura) / 1000} ${(m.y * c.altura) / 1000})`}
            >
              <circle r="11" />
              <text y="4" textAnchor="middle" aria-hidden="true">
                {i + 1}
              </text>
            </g>
          ))}
        </svg>
        {aoTocar && (
          <button
            type="button"
            className="mapa-de-danos__toque"
            aria-label="Marcar um dano no desenho"
            onClick={tocar}
          />
        )}
      </div>
      {marcas.length > 0 && (
        <ol className="mapa-de-danos__lista">
          {marcas.map((m, i) => (
            <li key={`${m.x}-${m.y}-${String(i)}`} data-gravidade={m.gravidade}>
              <i aria-hidden="true">{i + 1}</i>
              <span>
                {marcaEmPalavras(imagem, m)}
                {m.nota && <small> {m.nota}</small>} <FotoDaMarca onde={fotoDe?.(m) ?? null} numero={i + 1} />
              </span>
              {aoTirar && (
                <button type="button" onClick={() => aoTirar(i)} aria-label={`Tirar a marca ${i + 1}`}>
                  Tirar
                </button>
              )}
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

const FotoDaMarca = ({ onde, numero }: { readonly onde: string | null; readonly numero: number }) =>
  onde === null ? null : (
    <a href={onde}>
      Ver a foto<VisuallyHidden> do dano {numero}</VisuallyHidden>
    </a>
  )

function VistaDesenhada({ v }: { v: Vista }) {
  const lugar = v.espelhada ? `translate(${v.x + v.largura} ${v.y}) scale(-1 1)` : `translate(${v.x} ${v.y})`
  return (
    <g className="mapa-de-danos__vista" transform={lugar}>
      {v.tracos.map((d) => (
        <path key={d} d={d} />
      ))}
    </g>
  )
}
