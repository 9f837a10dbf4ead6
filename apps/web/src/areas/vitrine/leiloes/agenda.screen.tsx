// The calendar of auctions: what is live, then the next ones by day and the last results; or a month as a calendar. By state
// and kind; all of it in the URL, and for other calendars at /agenda.ics.
import type { EntradaDe } from '@martelo/contracts/core/define-call.ts'
import type { leiloesListaSite } from '@martelo/contracts/leiloes/leiloes-lista-site.contract.ts'
import { diaEmBrasilia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { MODALIDADES } from '@martelo/domain/leiloes/leilao.ts'
import { dizerVisitacaoDoLeilao } from '@martelo/domain/leiloes/visitacao-do-leilao.ts'
import { buttonLook } from '@martelo/ui/button.tsx'
import { IconCalendar, IconMapPin } from '@martelo/ui/icones.tsx'
import { IconEye } from '@martelo/ui/icones-da-senha.tsx'
import { formatarDataHora } from '@martelo/ui/relogio.ts'
import { EmptyState } from '@martelo/ui/states.tsx'
import { doServidor } from '../../../core/contexto.ts'
import { type DadosDe, emTexto, lerTexto } from '../../../core/em-texto.ts'
import { Link } from '../../../core/ligacao.tsx'
import { inicial, quantos, usePalavras } from '../../../core/palavras-do-site.ts'
import { Cabeca, cabecaDe } from '../cabeca.tsx'
import { IR } from '../../../parts/cabeca/caminhos.ts'
import { AberturaDaPagina } from '../conteudo/abertura-da-pagina.tsx'
import { paginaDe } from '../conteudo/carregar-pagina.server.ts'
import { larguraDe } from '../conteudo/largura-da-pagina.ts'
import '../conteudo/conteudo.css'
import { SecoesAbaixo } from '../conteudo/secoes-abaixo.tsx'
import type { Route } from './+types/agenda.screen.ts'
import { BarraDaAgenda } from './barra-da-agenda.tsx'
import { porDia } from './dias.server.ts'
import {
  combina,
  enderecoDaAgenda,
  lerPedido,
  nomeDoMes,
  outroMes,
  semanasDoMes,
} from './filtros-da-agenda.server.ts'
import './leiloes.css'
import { MesDaAgenda } from './mes-da-agenda.tsx'

const PASSADOS = 12

export async function loader({ context, url }: Route.LoaderArgs) {
  const { pagina, dados } = await paginaDe(context, IR.agenda)
  const { chamar, agora } = context.get(doServidor)
  const pedido = lerPedido(url.searchParams, agora)
  const listar = async (query: Parametros) =>
    (await chamar('GET /v1/leiloes/lista-site', { query })).filter((l) => combina(pedido, l))
  const [aoVivo, ativos, passados, doMes, ufs] = await Promise.all([
    listar({ quadro: 'ao-vivo', limit: 50 }),
    pedido.ver === 'lista' ? listar({ quadro: 'ativo', limit: 200 }) : [],
    pedido.ver === 'lista' ? listar({ quadro: 'finalizado', limit: PASSADOS }) : [],
    pedido.ver === 'mes' ? listar({ porMes: pedido.mes, limit: 500 }) : [],
    chamar('GET /v1/leiloes/local-realizacao-leiloes/lista').then((l) =>
      [...new Set(l.map((x) => x.uf))].toSorted((a, b) => a.localeCompare(b)),
    ),
  ])
  const ir = (mudar: Partial<typeof pedido>) => enderecoDaAgenda(pedido, mudar)
  return emTexto(context, 'agenda', {
    pagina,
    pedido,
    aoVivo,
    dias: porDia(ativos, agora),
    passados,
    ufs,
    modalidades: Object.entries(MODALIDADES),
    hoje: diaEmBrasilia(agora),
    mes: {
      nome: nomeDoMes(pedido.mes),
      semanas: pedido.ver === 'mes' ? semanasDoMes(pedido.mes, doMes) : [],
      quantos: doMes.length,
      antes: ir({ mes: outroMes(pedido.mes, -1) }),
      depois: ir({ mes: outroMes(pedido.mes, 1) }),
    },
    lista: ir({ ver: 'lista' }),
    calendario: ir({ ver: 'mes' }),
    ics: enderecoDaAgenda(pedido, { ver: 'lista' }, '/agenda.ics'),
    dados: [
      ...dados,
      {
        '@type': 'ItemList',
        itemListElement: [...aoVivo, ...ativos].slice(0, 50).map((l, i) => ({
          '@type': 'ListItem',
          position: i + 1,
          name: l.nomeSemData,
          url: `${url.origin}${IR.agenda}/${l.uid}`,
        })),
      },
    ],
  })
}

type Parametros = NonNullable<EntradaDe<typeof leiloesListaSite>['query']>
type Dados = DadosDe<typeof loader>
type Leilao = Dados['aoVivo'][number]

export default function Agenda({ loaderData }: Route.ComponentProps) {
  const d = lerTexto(loaderData)
  return (
    <>
      <div className="pagina agenda" {...larguraDe(d.pagina)}>
        <Cabeca {...cabecaDe(d.pagina)} canonico={IR.agenda} dados={d.dados} />
        <AberturaDaPagina pagina={d.pagina} />
        <BarraDaAgenda d={d} />
        {d.aoVivo.length > 0 && (
          <Grupo titulo="Ao vivo agora">
            {d.aoVivo.map((l) => (
              <Item key={l.uid} leilao={l} />
            ))}
          </Grupo>
        )}
        {d.pedido.ver === 'mes' ? <MesDaAgenda mes={d.mes} hoje={d.hoje} /> : <ListaDaAgenda d={d} />}
      </div>
      <SecoesAbaixo pagina={d.pagina} />
    </>
  )
}

function ListaDaAgenda({ d }: { d: Dados }) {
  const p = usePalavras()
  const filtrada = d.pedido.uf !== '' || d.pedido.modalidade !== ''
  return (
    <>
      {d.aoVivo.length + d.dias.length === 0 && (
        <EmptyState
          icon={IconCalendar}
          title={filtrada ? `Nenhum ${p.leilao.um} com estes filtros` : `Nenhum ${p.leilao.um} marcado`}
          description="Novas datas aparecem aqui assim que forem publicadas."
          actions={
            filtrada ? (
              <Link to={IR.agenda} {...buttonLook({ variant: 'primary' })}>
                Ver todos
              </Link>
            ) : (
              <Link to={IR.lotes} {...buttonLook({ variant: 'primary' })}>
                Ver os {p.lote.varios}
              </Link>
            )
          }
        />
      )}
      {d.dias.map((dia) => (
        <Grupo key={dia.dia} titulo={dia.titulo}>
          {dia.leiloes.map((l) => (
            <Item key={l.uid} leilao={l} />
          ))}
        </Grupo>
      ))}
      {d.passados.length > 0 && (
        <Grupo titulo="Encerrados">
          {d.passados.map((l) => (
            <Item key={l.uid} leilao={l} />
          ))}
        </Grupo>
      )}
    </>
  )
}

function Grupo({ titulo, children }: { titulo: string; children: React.ReactNode }) {
  return (
    <section>
      <h2>{titulo}</h2>
      <ul className="lista-de-cartoes">{children}</ul>
    </section>
  )
}

const VENDIDO = { um: 'vendido', varios: 'vendidos', genero: 'm' } as const

/** When the goods can be seen, while that is still to come. */
function Visita({ leilao: l }: { leilao: Leilao }) {
  const ainda = l.quadro === 'ativo' || l.quadro === 'ao-vivo'
  if (!ainda || l.visitacaoInicio === null || l.visitacaoFim === null) return null
  const quando = { inicio: Date.parse(l.visitacaoInicio), fim: Date.parse(l.visitacaoFim) }
  return (
    <p>
      <IconEye size={16} /> Visitação: {dizerVisitacaoDoLeilao(quando)}
    </p>
  )
}

function Item({ leilao: l }: { leilao: Leilao }) {
  const p = usePalavras()
  const quando = formatarDataHora(Date.parse(l.data))
  const fotos = l.lotesDestaque.flatMap((d) => (d.foto === null ? [] : [d.foto])).slice(0, 3)
  return (
    <li className="agenda__item">
      {fotos.length > 0 && (
        <div className="agenda__fotos" aria-hidden="true">
          {fotos.map((f) => (
            <img key={f} src={f} alt="" loading="lazy" decoding="async" />
          ))}
        </div>
      )}
      {l.quadro === 'ao-vivo' && (
        <span className="ao-vivo">
          <i aria-hidden="true" /> Ao vivo
        </span>
      )}
      <h3>
        <Link to={`${IR.agenda}/${l.uid}`} prefetch="intent">
          {l.nomeSemData}
        </Link>
      </h3>
      <p>
        <IconCalendar size={16} /> <time dateTime={l.data}>{quando}</time>
      </p>
      <p>
        <IconMapPin size={16} /> {l.local}, {l.cidade}/{l.uf}
      </p>
      <p>
        {quantos(l.quantidadeLotes, p.lote)} · {inicial(p.leiloeiro.um)} {l.leiloeiro}
      </p>
      <Visita leilao={l} />
      {l.comitentesLogomarcas.length > 0 && (
        <p className="agenda__comitentes">{l.comitentesLogomarcas.map((c) => c.nome).join(', ')}</p>
      )}
      {l.quadro === 'finalizado' && (
        <p className="agenda__resultado">
          {l.quantidadeVendidos === 0
            ? 'Nada foi vendido'
            : `${quantos(l.quantidadeVendidos, VENDIDO)} de ${quantos(l.quantidadeLotes, p.lote)}`}
        </p>
      )}
      {l.quadro === 'ao-vivo' && (
        <Link
          to={`/auditorio/${l.uid}`}
          {...buttonLook({ variant: 'primary', size: 's', className: 'agenda__entrar' })}
        >
          Entrar {p.auditorio.genero === 'f' ? 'na' : 'no'} {p.auditorio.um}
        </Link>
      )}
    </li>
  )
}
