// A strip of the room's lots: what comes, or how it went. A card opens its lot inside the auditorium.
import type { LoteNoPregao } from '@martelo/contracts/pregao/pregao.schemas.ts'
import { Money } from '@martelo/ui/money.tsx'
import { Photo } from '@martelo/ui/photo.tsx'
import { Link } from '../../../core/ligacao.tsx'
import { useVocabulario } from '../../../core/palavras-do-site.ts'
import { fotoDoKit } from '../../../parts/lotes/fotos.ts'

interface Props {
  readonly titulo: string
  readonly lotes: readonly LoteNoPregao[]
  readonly focoUid: string | null
  readonly vazio: string
}

export function FitaDeLotes({ titulo, lotes, focoUid, vazio }: Props) {
  const { situacoes } = useVocabulario()
  return (
    <section className="fita" aria-label={titulo}>
      <h2>{titulo}</h2>
      {lotes.length === 0 && <p>{vazio}</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <ul tabIndex={0} aria-label={titulo}>
        {lotes.map(({ estado, fotos }) => (
          <li key={estado.lelUid} data-foco={estado.lelUid === focoUid || undefined}>
            <Link to={`?anuncioUid=${estado.lelUid}#lance`}>
              <Photo foto={fotos[0] ? fotoDoKit(fotos[0], estado.nome, 0) : null} sizes="14rem" />
              <span className="fita__numero">
                {estado.numero} · {situacoes[estado.situacao]}
                {estado.praca && ` · ${estado.praca.rotulo}`}
              </span>
              <span className="fita__nome">{estado.nome}</span>
              <Money centavos={estado.valorVendido ?? estado.valor ?? estado.minimo} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
