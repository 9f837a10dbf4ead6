// One auction: when and where, who cries it, its papers and rules, and a first look at its lots.
import { mostrarTelefone } from '@martelo/domain/comum/identificadores/telefone-da-casa.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import type { publicoLeilao } from '@martelo/contracts/leiloes/publico-leilao.contract.ts'
import { MODALIDADES } from '@martelo/domain/leiloes/leilao.ts'
import { dizerVisitacaoDoLeilao } from '@martelo/domain/leiloes/visitacao-do-leilao.ts'
import { buttonLook } from '@martelo/ui/button.tsx'
import { IconCalendar } from '@martelo/ui/icones.tsx'
import { IconArrowRight } from '@martelo/ui/icones-de-ferramenta.tsx'
import { IconDocument } from '@martelo/ui/icones-de-uso.tsx'
import { Breadcrumbs } from '@martelo/ui/navigation.tsx'
import { formatarDataHora } from '@martelo/ui/relogio.ts'
import { Facts } from '@martelo/ui/table.tsx'
import { data } from 'react-router'
import { Link } from '../../../core/ligacao.tsx'
import { doServidor } from '../../../core/contexto.ts'
import { emTexto, lerTexto } from '../../../core/em-texto.ts'
import { useMarca } from '../../../core/marca-atual.ts'
import { inicial, quantos, usePalavras } from '../../../core/palavras-do-site.ts'
import { TransmissaoDoLeilao } from '../../../parts/transmissoes/transmissao-do-leilao.tsx'
import { CartaoDoLote } from '../../../parts/lotes/cartao-do-lote.tsx'
import { reais } from '../../../parts/lotes/reais.ts'
import { Cabeca } from '../cabeca.tsx'
import { IR, lotesCom } from '../../../parts/cabeca/caminhos.ts'
import '../conteudo/conteudo.css'
import { usePaginaLigada } from '../../../parts/cabeca/dados-da-cabeca.ts'
import { trilha } from '../trilha-de-paginas.server.ts'
import type { Route } from './+types/leilao.screen.ts'
import { eventoDoLeilao } from './evento-do-leilao.server.ts'
import './leiloes.css'

const PRIMEIROS = 8
const NOMES = new Intl.ListFormat('pt-BR')

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { chamar, marca } = context.get(doServidor)
  const leilao = await chamar('GET /v1/leiloes/publico/:leiUid', { params: { leiUid: params.leiUid } }).catch(
    (e: unknown) => {
      const codigo = (e as { codigo?: number }).codigo
      // An id that is none is an address that does not exist.
      throw codigo === 404 || codigo === 400 ? data(null, { status: 404 }) : e
    },
  )
  const lotes = await chamar('POST /v1/lote/busca-elastic', {
    body: {
      from: 0,
      size: PRIMEIROS,
      requisicoesBusca: [{ tipo: 'exata', campo: 'leiUid', valor: leilao.uid }],
      listaOrdenacao: [{ campo: 'posicaoLeilao', direcao: 'asc' }],
    },
  }).catch(() => [])
  const passos = [
    ['Início', IR.inicio],
    ['Agenda', IR.agenda],
    [leilao.nomeSemData, `${IR.agenda}/${leilao.uid}`],
  ] as const
  return emTexto(context, 'leilao', {
    leilao,
    modalidade: MODALIDADES[leilao.modalidade],
    lotes,
    dados: [eventoDoLeilao(url.origin, marca.nome, leilao), trilha(url.origin, passos)],
  })
}

type Leilao = RespostaDe<typeof publicoLeilao>

export default function PaginaDoLeilao({ loaderData }: Route.ComponentProps) {
  const { leilao: l, modalidade, lotes, dados } = lerTexto(loaderData)
  const p = usePalavras()
  const { tipo } = useMarca()
  const ligada = usePaginaLigada()
  const quando = formatarDataHora(Date.parse(l.data))
  return (
    <div className="pagina agenda">
      <Cabeca
        titulo={l.nomeSemData}
        descricao={`${l.nomeSemData}: ${quantos(l.quantidadeLotes, p.lote)}, ${quando}, ${l.local.cidade}/${l.local.uf}.`}
        canonico={`${IR.agenda}/${l.uid}`}
        imagem={l.imagem}
        dados={dados}
      />
      <Breadcrumbs
        items={[{ label: 'Agenda', ...(ligada(11) && { href: IR.agenda }) }, { label: l.nomeSemData }]}
      />
      <Topo l={l} quando={quando} modalidade={modalidade} />
      {(l.temCanal || l.transmissaoUrl) && l.situacao === 'AO_VIVO' && (
        <section className="leilao__transmissao" aria-label="Transmissão">
          <TransmissaoDoLeilao leilao={l} esperada />
        </section>
      )}
      <div className="leilao__grade">
        <section>
          <h2>Informações</h2>
          <Facts fatos={fatosDo(l, p, tipo === 'loja')} />
          <Papeis leilao={l} />
        </section>
        {l.descricao && (
          <section>
            <h2>Sobre</h2>
            <p className="leilao__texto">{l.descricao}</p>
          </section>
        )}
      </div>
      {lotes.length > 0 && (
        <section>
          <h2>{inicial(p.lote.varios)}</h2>
          <ul className="grade-de-lotes">
            {lotes.map((lote) => (
              <li key={lote.uid}>
                <CartaoDoLote lote={lote} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {l.textos.map((t) => (
        <section key={t.titulo}>
          <h2>{t.titulo}</h2>
          <p className="leilao__texto">{t.texto}</p>
        </section>
      ))}
      {l.regulamento && (
        <section id="regulamento">
          <h2>{inicial(p.regulamento.um)}</h2>
          {l.regulamentoNumero !== null && <p>Versão {l.regulamentoNumero}</p>}
          <p className="leilao__texto">{l.regulamento}</p>
        </section>
      )}
    </div>
  )
}

function Topo({ l, quando, modalidade }: { l: Leilao; quando: string; modalidade: string }) {
  const p = usePalavras()
  return (
    <header className="leilao__topo sobre-gradiente">
      <p className="leilao__quando">
        <span>{quando}, horário de Brasília</span>
        <span>{modalidade}</span>
      </p>
      <h1>{l.nomeSemData}</h1>
      {l.convidados !== null && (
        <p className="leilao__convidados">
          {inicial(p.leilao.um)} para convidados
          {l.convidados.length > 0 && ` de ${NOMES.format(l.convidados)}`}. Só eles podem {p.darLance}.
        </p>
      )}
      <div className="leilao__acoes">
        {l.situacao === 'AO_VIVO' && (
          <Link to={`/auditorio/${l.uid}`} {...buttonLook({ variant: 'secondary', size: 'l' })}>
            Entrar {p.auditorio.genero === 'f' ? 'na' : 'no'} {p.auditorio.um}
          </Link>
        )}
        <Link to={lotesCom({ leilao: l.uid })} {...buttonLook({ variant: 'secondary', size: 'l' })}>
          Ver {quantos(l.quantidadeLotes, p.lote)} <IconArrowRight size={20} />
        </Link>
        {l.situacao !== 'EXECUTADO' && l.situacao !== 'CANCELADO' && (
          <a href={`${IR.agenda}/${l.uid}/agenda.ics`} {...buttonLook({ variant: 'secondary', size: 'l' })}>
            <IconCalendar size={20} /> Pôr no meu calendário
          </a>
        )}
      </div>
    </header>
  )
}

function fatosDo(l: Leilao, p: ReturnType<typeof usePalavras>, loja: boolean) {
  const porcentagem = String(l.porcentagemComissao).replace('.', ',')
  return [
    ...l.judicial,
    ...(l.visitacaoInicio && l.visitacaoFim
      ? [
          {
            rotulo: 'Visitação',
            valor: dizerVisitacaoDoLeilao({
              inicio: Date.parse(l.visitacaoInicio),
              fim: Date.parse(l.visitacaoFim),
            }),
          },
        ]
      : []),
    ...(l.tipo === null ? [] : [{ rotulo: `Tipo de ${p.leilao.um}`, valor: l.tipo }]),
    { rotulo: 'Local', valor: `${l.local.nome}, ${l.local.endereco}, ${l.local.cidade}/${l.local.uf}` },
    {
      rotulo: inicial(p.leiloeiro.um),
      valor: loja ? l.leiloeiro : `${l.leiloeiro} (${l.leiloeiroRegistro})`,
    },
    { rotulo: inicial(p.comissao.um), valor: `${porcentagem}%` },
    ...(l.taxaAdm > 0 ? [{ rotulo: 'Taxa administrativa', valor: reais(l.taxaAdm) }] : []),
    { rotulo: 'Pagamento até', valor: l.dataPagamento.split('-').reverse().join('/') },
    ...(l.comitentes.length > 0
      ? [
          {
            rotulo: inicial(l.comitentes.length === 1 ? p.comitente.um : p.comitente.varios),
            valor: l.comitentes.join(', '),
          },
        ]
      : []),
    ...(l.local.telefone ? [{ rotulo: 'Telefone', valor: mostrarTelefone(l.local.telefone) }] : []),
  ]
}

function Papeis({ leilao: l }: { leilao: Leilao }) {
  const p = usePalavras()
  const papeis = [
    [l.editalUrl, inicial(p.edital.um)],
    [l.ordemVisitacaoUrl, 'Ordem de visitação'],
    [l.ordemEntradaUrl, 'Ordem de entrada'],
  ].filter(([url]) => url)
  if (papeis.length === 0) return null
  return (
    <p className="leilao__papeis">
      {papeis.map(([url, nome]) => (
        <a key={nome} href={url ?? ''} target="_blank" rel="noopener noreferrer" {...buttonLook({})}>
          <IconDocument size={18} /> {nome}
        </a>
      ))}
    </p>
  )
}
