// The notice of a published auction, written from what the house keeps: when and where, by whom, on which conditions and at
// what charge, where the goods can be seen, and every lot with its opening price. No reserve, no plate beyond its end.
import type { Bloco, Folha } from '@martelo/contracts/impressos/documento-impresso.schemas.ts'
import { formatarDataHora, formatarDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { maiuscula } from '@martelo/domain/hotsites/concordar.ts'
import { palavras } from '@martelo/domain/hotsites/palavras.ts'
import { dataPagamentoDoLeilao, MODALIDADES, type Modalidade } from '@martelo/domain/leiloes/leilao.ts'
import type { TextoDoLeilao } from '@martelo/domain/leiloes/textos-do-leilao.ts'
import { dizerVisitacaoDoLeilao } from '@martelo/domain/leiloes/visitacao-do-leilao.ts'
import { corEscrita } from '@martelo/domain/veiculos/cor-escrita.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { lerTextosDoLeilao } from '../leiloes/door.ts'
import { condicoesDoJuizo, lerCausa, processoEPracas, tabelaDoJuizo } from './edital-judicial.ts'
import { anos, linhas } from './folhas-do-leilao.ts'
import { type LeilaoNoPapel, lerLeilaoNoPapel, topoDoLeilao } from './leilao-no-papel.ts'
import { tipoDoSite } from './montar-impresso.ts'
import { type LoteNoPapel, lotesNoPapel } from './papeis-do-leilao.sql.ts'
import { dados } from './partes-da-folha.ts'

interface Condicoes {
  readonly situacao: string
  readonly descricao: string
  readonly teste: boolean
  readonly modalidade: Modalidade
  readonly tipo: string | null
  readonly regulamento: string
  readonly porcentagemComissao: number
  readonly taxaAdm: number
  readonly fim: Date | null
  readonly visitacaoInicio: Date | null
  readonly visitacaoFim: Date | null
}

async function lerCondicoes(tx: Tx, hotId: number, leiId: number): Promise<Condicoes | undefined> {
  const r = await sql<Condicoes>`
    select a.situacao, a.teste, a.descricao, a.modalidade, a.regulamento, a.porcentagem_comissao, a.taxa_adm, fim_do_leilao(a.id) as fim, a.visitacao_inicio, a.visitacao_fim,
      (select t.nome from tipo_de_leilao t where t.id = a.let_id) as tipo
    from leilao a where a.hot_id = ${hotId} and a.id = ${leiId}`.execute(tx)
  return r.rows[0]
}

/** Null while the auction is still being put together. */
export function folhaDoEdital(ctx: Ctx, leiUid: string): Promise<readonly Folha[] | null> {
  return ctx.ler(async (tx) => {
    const a = await lerLeilaoNoPapel(tx, ctx.hotsite.id, leiUid)
    const c = a && (await lerCondicoes(tx, ctx.hotsite.id, a.id))
    if (!a || !c || c.situacao === 'EM_LOTEAMENTO' || c.teste) return null
    const lotes = (await lotesNoPapel(tx, ctx.hotsite.id, { leiId: a.id })).filter(
      (l) => l.situacao !== 'CADASTRADO' && l.situacao !== 'LOTE_CANCELADO',
    )
    const textos = await lerTextosDoLeilao(tx, ctx.hotsite.id, a.id)
    const causa = await lerCausa(tx, ctx.hotsite.id, a.id)
    const p = palavras(tipoDoSite(ctx))
    const edital = maiuscula(p.edital.um)
    const topo = topoDoLeilao(
      ctx,
      { ...a, edital: null },
      { titulo: causa ? `${edital} de leilão judicial` : edital, numero: `${lotes.length} ${p.lote.varios}` },
    )
    return [
      {
        ...topo,
        // The register is that of auctioneers: a shop has none to name.
        cabecalho: tipoDoSite(ctx) === 'loja' ? [] : topo.cabecalho,
        blocos: causa
          ? [
              ...processoEPracas(causa),
              ...condicoes(ctx, a, c),
              ...condicoesDoJuizo(causa),
              ...textos.map(blocoDoTexto),
              ...visitas(ctx, lotes, c),
              tabelaDoJuizo(causa, lotes),
            ]
          : [
              ...condicoes(ctx, a, c),
              ...textos.map(blocoDoTexto),
              ...visitas(ctx, lotes, c),
              tabela(ctx, lotes),
            ],
      },
    ]
  })
}

const paragrafos = (texto: string): string[] => texto.split(/\n+/).filter((t) => t.trim() !== '')
const blocoDoTexto = (t: TextoDoLeilao): Bloco => ({
  tipo: 'texto',
  titulo: t.titulo,
  paragrafos: paragrafos(t.texto),
})

function condicoes(ctx: Ctx, a: LeilaoNoPapel, c: Condicoes): Bloco[] {
  const p = palavras(tipoDoSite(ctx))
  const fim = c.fim?.getTime() ?? null
  return [
    dados('Quando e onde', [
      ['Início', `${formatarDataHora(a.data.getTime())}, horário de Brasília`],
      ['Fim previsto', fim === null ? null : formatarDataHora(fim)],
      [
        'Visitação',
        c.visitacaoInicio &&
          c.visitacaoFim &&
          dizerVisitacaoDoLeilao({ inicio: c.visitacaoInicio.getTime(), fim: c.visitacaoFim.getTime() }),
      ],
      ['Modalidade', MODALIDADES[c.modalidade]],
      [`Tipo de ${p.leilao.um}`, c.tipo],
      ['Local', a.local],
      ['Situação', c.situacao === 'CANCELADO' ? 'Cancelado' : null],
    ]),
    dados('Quanto se paga além do preço', [
      [maiuscula(p.comissao.um), `${String(c.porcentagemComissao).replace('.', ',')}% do preço`],
      ['Taxa administrativa', c.taxaAdm > 0 ? `${formatarReais(c.taxaAdm)} por ${p.lote.um}` : null],
      ['Pagamento até', formatarDia(dataPagamentoDoLeilao(a.data.getTime(), fim))],
    ]),
    {
      tipo: 'texto',
      titulo: 'Condições',
      paragrafos: paragrafos(
        c.regulamento.trim() || c.descricao.trim() || 'Valem as condições gerais de venda deste site.',
      ),
    },
    // The house's own file, where it has one beside this page.
    ...(a.edital && /^https?:/.test(a.edital)
      ? [{ tipo: 'texto' as const, titulo: 'Arquivo publicado', paragrafos: [a.edital] }]
      : []),
  ]
}

/** Where the goods stand and how they are seen there, each place once; the days, where the auction itself says them. */
function visitas(ctx: Ctx, lotes: readonly LoteNoPapel[], c: Condicoes): Bloco[] {
  const semTexto = c.visitacaoInicio ? 'Nos dias e horas da visitação.' : 'Combine a visita com o pátio.'
  const lugares = new Map<string, string>()
  for (const l of lotes)
    if (l.patio)
      lugares.set(`${l.patio}${l.cidade ? `, ${l.cidade}/${l.uf}` : ''}`, l.visitacao?.trim() || semTexto)
  return lugares.size === 0 ? [] : [dados(`Onde ver cada ${palavras(tipoDoSite(ctx)).lote.um}`, [...lugares])]
}

function tabela(ctx: Ctx, lotes: readonly LoteNoPapel[]): Bloco {
  const p = palavras(tipoDoSite(ctx))
  return {
    tipo: 'tabela',
    titulo: maiuscula(p.lote.varios),
    vazia: 'Nada foi incluído ainda.',
    colunas: [
      { titulo: maiuscula(p.lote.um), peso: 5, nomeia: true },
      { titulo: maiuscula(p.comitente.um), peso: 2.6 },
      { titulo: 'Onde está', peso: 2.6 },
      { titulo: maiuscula(p.lanceInicial.um), peso: 2.2, valor: true },
    ],
    linhas: lotes.map((l) => [
      linhas(
        `${l.numero} – ${l.nome}`,
        [anos(l), corEscrita(l.cor), l.placa && `placa final ${l.placa.slice(-1)}`]
          .filter(Boolean)
          .join(' · '),
      ),
      l.comitente,
      linhas(l.patio, l.cidade && `${l.cidade}/${l.uf}`),
      formatarReais(l.minimo),
    ]),
  }
}
