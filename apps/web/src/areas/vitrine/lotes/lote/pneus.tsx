// The tyres on an outline of the vehicle, seen from above with the front at the top, and the same in words beside it.
// The sign inside a wheel says what its colour says.
import type { LotePublico } from '@martelo/contracts/lotes/publico-lote.schemas.ts'

type Roda = LotePublico['veiculo']['rodas'][number]
type Bloco = NonNullable<LotePublico['veiculo']['bloco']>

const SINAIS: Readonly<Record<Roda['condicao'], string>> = { BOM: '✓', 'MEIA-VIDA': '½', TROCA: '!' }

const LARGURA = 200
const MEIO = LARGURA / 2
const TOPO = 46
const RODA = { largura: 20, altura: 36 }
/** Distance of a wheel from the middle, and between axles, for each outline. */
const MEDIDAS: Readonly<Record<Bloco, { readonly fora: number; readonly entre: number }>> = {
  LEVE: { fora: 54, entre: 118 },
  UTILITARIO: { fora: 56, entre: 138 },
  PESADO: { fora: 60, entre: 50 },
  MOTO: { fora: 0, entre: 130 },
}

export function Pneus({ rodas, bloco }: { rodas: readonly Roda[]; bloco: Bloco }) {
  const m = MEDIDAS[bloco]
  const eixos = Math.max(2, ...rodas.map((r) => r.eixo))
  const ultimo = TOPO + (eixos - 1) * m.entre
  const altura = ultimo + 62
  const noDesenho = rodas.filter((r) => r.eixo > 0)
  return (
    <div className="pneus">
      <svg
        viewBox={`0 0 ${LARGURA} ${altura}`}
        role="img"
        aria-label={rodas.map((r) => `${r.rotulo}: ${r.resposta}`).join('; ')}
        className="pneus__desenho"
      >
        <Contorno bloco={bloco} ultimo={ultimo} altura={altura} />
        {noDesenho.map((r) => {
          const lado = r.lado === 'esquerdo' ? -1 : r.lado === 'direito' ? 1 : 0
          const x = MEIO + lado * m.fora
          const y = TOPO + (r.eixo - 1) * m.entre
          return (
            <g key={r.rotulo} data-condicao={r.condicao}>
              <rect
                x={x - RODA.largura / 2}
                y={y - RODA.altura / 2}
                width={RODA.largura}
                height={RODA.altura}
                rx="6"
              />
              <text x={x} y={y + 5} textAnchor="middle" aria-hidden="true">
                {SINAIS[r.condicao]}
              </text>
            </g>
          )
        })}
      </svg>
      <ul className="pneus__lista">
        {rodas.map((r) => (
          <li key={r.rotulo} data-condicao={r.condicao}>
            <i aria-hidden="true">{SINAIS[r.condicao]}</i>
            <span>{r.rotulo.replace(/^Pneu /, '').replace(/^./, (c) => c.toUpperCase())}</span>
            <b>{r.resposta}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Contorno({ bloco, ultimo, altura }: { bloco: Bloco; ultimo: number; altura: number }) {
  if (bloco === 'MOTO')
    return (
      <g className="pneus__contorno">
        <path d={`M ${MEIO} ${TOPO} V ${ultimo}`} />
        <path d={`M ${MEIO - 42} ${TOPO + 34} Q ${MEIO} ${TOPO + 18} ${MEIO + 42} ${TOPO + 34}`} />
        <rect x={MEIO - 15} y={TOPO + 44} width="30" height={ultimo - TOPO - 74} rx="15" />
      </g>
    )
  if (bloco === 'PESADO')
    return (
      <g className="pneus__contorno">
        <rect x={MEIO - 44} y="10" width="88" height="58" rx="14" />
        <path d={`M ${MEIO - 34} 24 H ${MEIO + 34}`} />
        <rect x={MEIO - 44} y="76" width="88" height={altura - 88} rx="6" />
      </g>
    )
  const vidro = TOPO + 26
  return (
    <g className="pneus__contorno">
      <rect x={MEIO - 44} y="8" width="88" height={altura - 16} rx={bloco === 'LEVE' ? 34 : 22} />
      <path
        d={`M ${MEIO - 34} ${vidro + 14} Q ${MEIO} ${vidro - 8} ${MEIO + 34} ${vidro + 14} L ${MEIO + 28} ${vidro + 30} H ${MEIO - 28} Z`}
      />
      {bloco === 'LEVE' ? (
        <path
          d={`M ${MEIO - 28} ${ultimo - 12} H ${MEIO + 28} L ${MEIO + 33} ${ultimo + 4} Q ${MEIO} ${ultimo + 14} ${MEIO - 33} ${ultimo + 4} Z`}
        />
      ) : (
        <rect x={MEIO - 36} y={vidro + 44} width="72" height={altura - vidro - 66} rx="6" />
      )}
    </g>
  )
}
