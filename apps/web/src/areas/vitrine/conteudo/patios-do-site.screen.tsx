// The yards: all of them, of a state, or of a city.

import { estadoPorSigla } from '@martelo/domain/comum/estados.ts'
import { IconMapPin } from '@martelo/ui/icones.tsx'
import { EmptyState } from '@martelo/ui/states.tsx'
import { data } from 'react-router'
import { doServidor } from '../../../core/contexto.ts'
import { Link } from '../../../core/ligacao.tsx'
import { Cabeca, cabecaDe } from '../cabeca.tsx'
import { IR } from '../../../parts/cabeca/caminhos.ts'
import type { Route } from './+types/patios-do-site.screen.ts'
import { AberturaDaPagina } from './abertura-da-pagina.tsx'
import { exigirPaginaLigada, paginaDe } from './carregar-pagina.server.ts'
import { FatosDoPatio } from './fatos-do-patio.tsx'
import { larguraDe } from './largura-da-pagina.ts'
import './conteudo.css'
import { trilha } from '../trilha-de-paginas.server.ts'
import { MapaDosPatios } from './mapa-dos-patios.tsx'
import { enderecoDoPatio, pontosDe } from './patio-interno.server.ts'
import { BRASIL, ponto, VISTA } from '../../../parts/mapas/contorno-do-brasil.ts'
import { SecoesAbaixo } from './secoes-abaixo.tsx'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const [{ ladrilhos }, daPagina] = await Promise.all([
    exigirPaginaLigada(context, IR.patios),
    paginaDe(context, IR.patios),
  ])
  const { estadoUf, cidade } = params as { estadoUf?: string; cidade?: string }
  if (estadoUf && estadoPorSigla(estadoUf.toUpperCase()) === null) throw data(null, { status: 404 })
  const query = { ...(estadoUf ? { estadoUf: estadoUf.toUpperCase() } : {}), ...(cidade ? { cidade } : {}) }
  const patios = await context.get(doServidor).chamar('GET /v1/patios/lista-site', { query })
  // Any word may stand in the address; it is a page of ours only where there is a yard.
  if (cidade && patios.length === 0) throw data(null, { status: 404 })
  const estados = Map.groupBy(patios, (t) => t.estadoUf)
  return {
    patios,
    pagina: daPagina.pagina,
    onde: (cidade && patios[0]?.cidade) ?? estadoUf?.toUpperCase() ?? null,
    caminho: url.pathname,
    ladrilhos,
    pontos: pontosDe(patios, enderecoDoPatio),
    estados: [...estados].map(([uf, lista]) => ({ uf, nome: lista[0]?.estado ?? uf, quantos: lista.length })),
    mapa: {
      vista: VISTA,
      contorno: BRASIL,
      pontos: patios.flatMap((t) =>
        t.latitude === null || t.longitude === null
          ? []
          : [{ uid: t.uid, nome: t.nome, em: ponto(t.longitude, t.latitude) }],
      ),
    },
    dados: [
      ...daPagina.dados,
      trilha(url.origin, [
        ['Início', IR.inicio],
        ['Pátios', IR.patios],
      ]),
    ],
  }
}

const enderecoDo = (t: {
  readonly cidade: string
  readonly estadoUf: string
  readonly nome: string
}): string => `${IR.patios}/${[t.cidade, t.estadoUf, t.nome].map(encodeURIComponent).join('/')}`

export default function Patios({ loaderData: d }: Route.ComponentProps) {
  const { patios, pagina, onde, caminho, mapa, dados } = d
  const nome = pagina.tituloPagina ?? pagina.titulo
  const em = onde === null ? '' : ` em ${onde}`
  return (
    <>
      <div className="pagina" {...larguraDe(pagina)}>
        <Cabeca {...cabecaDe(pagina)} titulo={pagina.titulo + em} canonico={caminho} dados={dados} />
        <AberturaDaPagina pagina={pagina} titulo={nome + em} />
        {onde !== null && (
          <p>
            <Link to={IR.patios}>Todos os pátios</Link>
          </p>
        )}
        {onde === null && mapa.pontos.length > 0 && <MapaDoPais {...d} />}
        {patios.length === 0 ? (
          <EmptyState
            icon={IconMapPin}
            title="Nenhum pátio por aqui"
            description="Veja todos os endereços onde os bens podem ser visitados."
            actions={<Link to={IR.patios}>Todos os pátios</Link>}
          />
        ) : (
          <ul className="lista-de-cartoes">
            {patios.map((t) => (
              <li key={t.uid}>
                <h2>
                  <Link to={enderecoDo(t)}>{t.nome}</Link>
                </h2>
                <FatosDoPatio patio={t} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {onde === null && <SecoesAbaixo pagina={pagina} />}
    </>
  )
}

function MapaDoPais({ mapa, estados, pontos, ladrilhos }: Route.ComponentProps['loaderData']) {
  return (
    <div className="patios__mapa">
      <MapaDosPatios pontos={pontos} ladrilhos={ladrilhos}>
        <svg viewBox={mapa.vista} aria-label={`Mapa do Brasil com ${mapa.pontos.length} pátios`} role="img">
          <path d={mapa.contorno} />
          {mapa.pontos.map(({ uid, nome, em: [x, y] }) => (
            <circle key={uid} cx={x} cy={y} r="9">
              <title>{nome}</title>
            </circle>
          ))}
        </svg>
      </MapaDosPatios>
      <nav aria-label="Pátios por estado">
        {estados.map((e) => (
          <Link key={e.uf} to={`${IR.patios}/${e.uf}`}>
            {e.nome} <small>{e.quantos}</small>
          </Link>
        ))}
      </nav>
    </div>
  )
}
