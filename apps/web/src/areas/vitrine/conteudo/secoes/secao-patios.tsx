// Yards: where they lie in the country, and as cards. The map is drawn here without third-party tiles, so no third
// party learns of the visitor.
import { dizerVisitacao } from '@martelo/domain/patios/dizer-visitacao.ts'
import type { PatioPublico } from '@martelo/contracts/patios/patio.schemas.ts'
import { IconMapPin } from '@martelo/ui/icones.tsx'
import { Link } from '../../../../core/ligacao.tsx'
import { IR } from '../../../../parts/cabeca/caminhos.ts'
import { usePaginaLigada } from '../../../../parts/cabeca/dados-da-cabeca.ts'
import { FatosDoPatio } from '../fatos-do-patio.tsx'
import { BRASIL, ponto, VISTA } from '../../../../parts/mapas/contorno-do-brasil.ts'
import { nivelDosItens, type PropsDeSecao, TituloDaSecao } from './titulo-da-secao.tsx'

const caminhoDoPatio = (t: PatioPublico): string =>
  `${IR.patios}/${[t.cidade, t.estadoUf, t.nome].map(encodeURIComponent).join('/')}`

/** The pages of yards; without them a yard is a name. */
const PATIOS = 13

function NomeDoPatio({ t }: { readonly t: PatioPublico }) {
  return usePaginaLigada()(PATIOS) ? <Link to={caminhoDoPatio(t)}>{t.nome}</Link> : t.nome
}

export function MapaDePatios({ s }: PropsDeSecao) {
  const patios = s.dados.patios ?? []
  const noMapa = patios.flatMap((t) =>
    t.latitude === null || t.longitude === null ? [] : [{ t, p: ponto(t.longitude, t.latitude) }],
  )
  if (patios.length === 0) return null
  return (
    <section>
      <TituloDaSecao s={s} para={IR.patios} pagina={PATIOS} />
      <div className="mapa-de-patios">
        {noMapa.length > 0 && (
          <svg viewBox={VISTA} role="img" aria-label={`Mapa do Brasil com ${noMapa.length} pátios`}>
            <path d={BRASIL} />
            {noMapa.map(({ t, p: [x, y] }) => (
              <circle key={t.uid} cx={x} cy={y} r="9" />
            ))}
          </svg>
        )}
        <ul>
          {patios.map((t) => (
            <li key={t.uid}>
              <IconMapPin size={18} />
              <NomeDoPatio t={t} />
              <small>
                {t.cidade}/{t.estadoUf}
              </small>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

export function ListaDePatios({ s }: PropsDeSecao) {
  const patios = s.dados.patios ?? []
  if (patios.length === 0) return null
  const H = nivelDosItens(s)
  return (
    <section>
      <TituloDaSecao s={s} para={IR.patios} pagina={PATIOS} />
      <ul className="cartoes-de-patio">
        {patios.map((t) => (
          <li key={t.uid}>
            <H>
              <NomeDoPatio t={t} />
            </H>
            <FatosDoPatio patio={t}>
              {t.explicacaoVisitacao && (
                <p className="cartoes-de-patio__visita">{dizerVisitacao(t.explicacaoVisitacao)}</p>
              )}
            </FatosDoPatio>
          </li>
        ))}
      </ul>
    </section>
  )
}
