// One yard (route name patio-interno): where it is, when it opens, how to visit and collect, and what stands there.
import { formatarDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import {
  enderecoDoTelefone,
  mostrarTelefone,
} from '@martelo/domain/comum/identificadores/telefone-da-casa.ts'
import { buttonLook } from '@martelo/ui/button.tsx'
import { IconClock } from '@martelo/ui/icones.tsx'
import { IconExternal } from '@martelo/ui/icones-de-uso.tsx'
import { Breadcrumbs } from '@martelo/ui/navigation.tsx'
import { data, redirect } from 'react-router'
import { doServidor } from '../../../core/contexto.ts'
import { Link } from '../../../core/ligacao.tsx'
import { inicial, usePalavras } from '../../../core/palavras-do-site.ts'
import { IR, lotesCom } from '../../../parts/cabeca/caminhos.ts'
import { CartaoDoLote } from '../../../parts/lotes/cartao-do-lote.tsx'
import { Cabeca, cabecaDe } from '../cabeca.tsx'
import { EmailDaCasa } from '../moldura/email-da-casa.tsx'
import { trilha } from '../trilha-de-paginas.server.ts'
import { Trilho } from '../trilho.tsx'
import type { Route } from './+types/patio-interno.screen.ts'
import { AberturaDaPagina } from './abertura-da-pagina.tsx'
import { exigirPaginaLigada, paginaDe } from './carregar-pagina.server.ts'
import { larguraDe } from './largura-da-pagina.ts'
import './conteudo.css'
import './patio-interno.css'
import { MapaDosPatios } from './mapa-dos-patios.tsx'
import { enderecoDoPatio, noMapa, patioParaBuscadores, pontosDe, semanaDo } from './patio-interno.server.ts'
import { SecoesAbaixo } from './secoes-abaixo.tsx'

const LOTES = 12
/** What the house says around every yard: page 15. */
const PATIO = '/patio'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { ladrilhos } = await exigirPaginaLigada(context, IR.patios)
  const { chamar } = context.get(doServidor)
  const patio = await chamar('GET /v1/patio/por-nome/:patioNome', {
    params: { patioNome: params.patioNome },
  }).catch((e: unknown) => {
    throw (e as { codigo?: number }).codigo === 404 ? data(null, { status: 404 }) : e
  })
  // One address, whatever city was typed before the name.
  const caminho = enderecoDoPatio(patio)
  if (!ehOMesmo(params, patio)) throw redirect(caminho + url.search, 301)
  const { pagina } = await paginaDe(context, PATIO)
  const lotes = await chamar('POST /v1/lote/busca-elastic', {
    body: {
      from: 0,
      size: LOTES,
      requisicoesBusca: [{ tipo: 'exata', campo: 'patio', valor: patio.nome }],
      listaOrdenacao: [],
    },
  }).catch(() => [])
  const passos = [
    ['Pátios', IR.patios],
    [patio.estado, `${IR.patios}/${patio.estadoUf}`],
    [patio.nome, caminho],
  ] as const
  return {
    patio,
    pagina,
    semana: semanaDo(patio),
    recessos: patio.recessos.map((r) => ({
      ...r,
      texto: `${formatarDia(r.inicio)} a ${formatarDia(r.fim)}`,
    })),
    mapa:
      patio.latitude === null || patio.longitude === null ? null : noMapa(patio.longitude, patio.latitude),
    ladrilhos,
    pontos: pontosDe([patio]),
    lotes,
    caminho,
    dados: [patioParaBuscadores(url.origin, caminho, patio), trilha(url.origin, passos)],
  }
}

const ehOMesmo = (
  p: { readonly cidade?: string; readonly estadoUf?: string; readonly patioNome?: string },
  t: { readonly cidade: string; readonly estadoUf: string; readonly nome: string },
): boolean => p.cidade === t.cidade && p.estadoUf === t.estadoUf && p.patioNome === t.nome

type Dados = Route.ComponentProps['loaderData']

export default function PatioInterno({ loaderData: d }: Route.ComponentProps) {
  const p = usePalavras()
  const { patio: t, pagina, lotes, caminho } = d
  return (
    <>
      <div className="pagina patio" {...larguraDe(pagina)}>
        <Cabeca
          {...cabecaDe(pagina)}
          titulo={`${pagina.titulo} ${t.nome}`}
          descricao={`${t.endereco}, ${t.cidade}/${t.estadoUf}. ${pagina.descricao}`}
          canonico={caminho}
          imagem={t.fotos[0]?.url ?? pagina.imagemPrincipal}
          dados={d.dados}
        />
        <Breadcrumbs
          items={[
            { label: 'Pátios', href: IR.patios },
            { label: t.estadoUf, href: `${IR.patios}/${t.estadoUf}` },
            { label: t.nome },
          ]}
        />
        <header className="patio__topo">
          <AberturaDaPagina
            pagina={pagina}
            titulo={[pagina.tituloPagina, t.nome].filter(Boolean).join(' ')}
          />
          <p className="patio__agora" data-aberto={t.abertura.aberto || undefined}>
            <IconClock size={18} /> {t.abertura.texto}
          </p>
        </header>
        {t.fotos.length > 0 && (
          <ul className="patio__fotos">
            {t.fotos.map((f, i) => (
              <li key={f.uid}>
                <img
                  src={f.url}
                  alt={f.legenda || `Foto ${i + 1} do pátio`}
                  width={f.largura}
                  height={f.altura}
                  loading={i === 0 ? 'eager' : 'lazy'}
                />
                {f.legenda && <span>{f.legenda}</span>}
              </li>
            ))}
          </ul>
        )}
        <div className="patio__grade">
          <Onde d={d} />
          <Quando d={d} />
          <Como d={d} />
        </div>
        {lotes.length > 0 ? (
          <Trilho titulo={`${inicial(p.lote.varios)} neste pátio`} para={lotesCom({ patio: t.nome })}>
            {lotes.map((l) => (
              <CartaoDoLote key={l.uid} lote={l} />
            ))}
          </Trilho>
        ) : (
          <p>
            <Link to={IR.lotes}>Ver todos os {p.lote.varios}</Link>
          </p>
        )}
      </div>
      <SecoesAbaixo pagina={pagina} />
    </>
  )
}

function Onde({ d: { patio: t, mapa, ladrilhos, pontos } }: { d: Dados }) {
  return (
    <section>
      <h2>Onde fica</h2>
      {mapa && (
        <MapaDosPatios pontos={pontos} ladrilhos={ladrilhos}>
          <svg viewBox={mapa.vista} role="img" aria-label={`Mapa do Brasil: ${t.cidade}/${t.estadoUf}`}>
            <path d={mapa.contorno} />
            <circle cx={mapa.x} cy={mapa.y} r="10" />
          </svg>
        </MapaDosPatios>
      )}
      <address>
        {t.endereco}
        <br />
        {t.cidade}/{t.estadoUf}
        {t.cep && (
          <>
            , <span className="patio__cep">CEP {t.cep}</span>
          </>
        )}
        {t.telefone && (
          <>
            <br />
            <a href={enderecoDoTelefone(t.telefone)}>{mostrarTelefone(t.telefone)}</a>
          </>
        )}
        {t.email && (
          <>
            <br />
            <a href={`mailto:${t.email}`}>
              <EmailDaCasa email={t.email} />
            </a>
          </>
        )}
      </address>
      {t.googleMaps && (
        <a href={t.googleMaps} target="_blank" rel="noopener noreferrer" {...buttonLook({})}>
          Como chegar <IconExternal size={16} />
        </a>
      )}
    </section>
  )
}

function Quando({ d: { semana, recessos } }: { d: Dados }) {
  return (
    <section>
      <h2>Horários</h2>
      <dl className="patio__semana">
        {semana.map(({ dia, horario }) => (
          <div key={dia}>
            <dt>{dia}</dt>
            <dd>{horario}</dd>
          </div>
        ))}
      </dl>
      {recessos.map((r) => (
        <p key={r.inicio}>
          <strong>Recesso:</strong> sem atendimento de {r.texto}.
        </p>
      ))}
    </section>
  )
}

function Como({ d: { patio: t } }: { d: Dados }) {
  if (!t.explicacaoVisitacao && !t.explicacaoRetirada) return null
  return (
    <section>
      {t.explicacaoVisitacao && (
        <>
          <h2>Visitar</h2>
          <p>{t.explicacaoVisitacao}</p>
        </>
      )}
      {t.explicacaoRetirada && (
        <>
          <h2>Retirar</h2>
          <p>{t.explicacaoRetirada}</p>
        </>
      )}
    </section>
  )
}
