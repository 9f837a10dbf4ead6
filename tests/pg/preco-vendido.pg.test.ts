/**
 * One lot, bid at one price and sold for another: every reading call of the product is asked about it by each kind of reader,
 * and none may tell the bid alone. A new call that reads the bid as the price is found here without being named.
 */
import { FORMATOS_DE_RELATORIO } from '@martelo/domain/relatorios/formatos.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { carregarModulos } from '../../apps/server/src/processes/carregar-modulos.ts'
import { responderChamada } from './executar-chamada.ts'
import { textoDoArquivo } from './sonda-arquivos.ts'
import { leituras } from './sonda.ts'
import { LANCE, type LoteVendido, PRECO, venderPorOutroPreco } from './vendido-por-outro-preco.ts'

/** Where a bid is told as a bid: what stands there says so, and the call is about bids. */
const DE_LANCES = [
  'GET /v1/leilao/lotes/:lelUid/lances .valor',
  'GET /v1/cliente/meus-lances .valor',
  'GET /v1/cliente/meus-lances-rapido .valor',
  // The highest bid of a lot that may be offered again.
  'GET /v1/leiloes/lotes-para-importacao/:id .maiorLance',
  // The bid that an answer of the house is given to.
  'GET /v1/leilao/condicionais .sobre',
  // The live state has the last bid, and the price beside it.
  'GET /v1/leilao/lotes/:lelUid/ao-vivo .estado.valor',
  'GET /v1/leilao/:leiUid/sala .lotes.estado.valor',
  'GET /v1/leiloes/backoffice-acompanhar-leilao/:id .lotes.estado.valor',
  'GET /v1/comitentes/acompanhar-leilao/:leiUid .lotes.estado.valor',
]
/** A bid by its name, beside the price. */
const LANCE_AO_LADO = /\.(lance|lances|meuLance)(\.valor)?$/

/** The readers of a price that are known: each told it. */
const DIZEM = [
  'GET /v1/cliente/meus-lances',
  'GET /v1/cliente/meus-lances-vencedores',
  'GET /v1/comitente-integracao/consulta/:operacao',
  'GET /v1/comitentes/acompanhar-leilao/:leiUid',
  'GET /v1/comitentes/bens/:uid',
  'GET /v1/comitentes/meus-leiloes',
  'GET /v1/eventos/painel/:leilaoUid',
  'GET /v1/leilao/:leiUid/sala',
  'GET /v1/leilao/condicionais',
  'GET /v1/leilao/lotes/:lelUid/ao-vivo',
  'GET /v1/leiloes/:id',
  'GET /v1/leiloes/:id/lotes',
  'GET /v1/leiloes/backoffice-acompanhar-leilao/:id',
  'GET /v1/leiloes/lista-site',
  'GET /v1/leiloes/lotes/qb',
  'GET /v1/lote/avaliacao-veicular-condicional/:uid',
  'GET /v1/lote/precos-realizados',
  'GET /v1/lote/publico/:id',
  'GET /v1/lote/registro/:lelUid',
  'GET /v1/lote/sem-conexao/:id',
  'GET /v1/relatorios/:relatorio/linhas',
  'GET /v1/veiculos/:uid',
  'POST /v1/lote/busca-elastic-comitente',
]

/** The files that tell a price: each of them is there, and tells it. */
const PAPEIS = [
  'comprovante',
  'extrato',
  'laudoCondicionais',
  'livrosAnuais',
  'livrosLeiloeiro',
  'meusDados',
  'nota',
  'notaSegundaVia',
  'notasDoLeilao',
  'prestacao',
]
const PLANILHAS = [
  'arrematados',
  'comitente',
  'condicionais',
  'conversao',
  'leilao',
  'licitantes',
  'precos',
  'vendas',
]
const ARQUIVOS_QUE_DIZEM = [
  'GET /v1/clientes/:id/dados',
  ...PAPEIS.map((p) => `GET /v1/documentos/:tipo/:chave/pdf ${p}`),
  ...PLANILHAS.flatMap((p) =>
    FORMATOS_DE_RELATORIO.map((f) => `GET /v1/relatorios/:relatorio/arquivo ${p} ${f}`),
  ),
]

let venda: LoteVendido
beforeAll(async () => {
  await carregarModulos()
  venda = await venderPorOutroPreco()
})
afterAll(() => venda.c.fechar())

/** Where in an answer a number stands, by the names that lead to it. */
function ondeEsta(v: unknown, numero: number, caminho = ''): string[] {
  if (v === numero) return [caminho]
  if (typeof v === 'string') {
    const dito = formatarReais(numero).replaceAll('\u00a0', ' ')
    return v.replaceAll('\u00a0', ' ').includes(dito) ? [caminho] : []
  }
  if (v === null || typeof v !== 'object') return []
  return Object.entries(v).flatMap(([k, x]) =>
    ondeEsta(x, numero, Array.isArray(v) ? caminho : `${caminho}.${k}`),
  )
}

/** As a sheet, a list or a paper writes it. */
const escritas = (centavos: number): string[] => {
  const [reais, resto] = [Math.floor(centavos / 100), String(centavos % 100).padStart(2, '0')]
  return [
    String(centavos),
    `${reais}.${resto}`,
    `${reais},${resto}`,
    formatarReais(centavos).replaceAll('\u00a0', ' ').replace('R$ ', ''),
  ]
}
const escreve = (texto: string, centavos: number): boolean =>
  escritas(centavos).some((e) => texto.includes(e))

test('no reading call tells the bid of a sold lot as its price', async () => {
  const lances = new Set<string>()
  const dizem = new Set<string>()
  for (const { contract: k } of leituras().filter((t) => !t.contract.file))
    for (const params of venda.entradas(k.path))
      for (const pessoa of venda.quem) {
        const r = await responderChamada(venda.c.ctx(pessoa), k.key, { params, query: {}, body: {} }).catch(
          () => null,
        )
        if (r === null || !r.ok || !('valor' in r)) continue
        const diz = ondeEsta(r.valor, PRECO).length > 0
        if (diz) dizem.add(k.key)
        for (const onde of ondeEsta(r.valor, LANCE))
          if (!diz || !LANCE_AO_LADO.test(onde)) lances.add(`${k.key} ${onde}`)
      }
  // In both ways: what is excused has to be there still.
  expect([...lances].toSorted()).toEqual(DE_LANCES.toSorted())
  expect(DIZEM.filter((k) => !dizem.has(k))).toEqual([])
}, 240_000)

test('no file and no paper tells the bid of a sold lot as its price', async () => {
  await venda.fechar()
  const lances: string[] = []
  const dizem = new Set<string>()
  for (const { contract: k } of leituras().filter((t) => t.contract.file))
    for (const params of venda.entradas(k.path)) {
      // So many papers at once are more than a person may ask for.
      await sql`delete from limite_de_taxa`.execute(venda.c.banco.sistema)
      for (const formato of k.path.endsWith('/arquivo') ? FORMATOS_DE_RELATORIO : [undefined])
        for (const pessoa of [venda.c.equipe, venda.c.comitente, venda.c.clientes[0] ?? null]) {
          const query = formato === undefined ? {} : { formato }
          const r = await responderChamada(venda.c.ctx(pessoa), k.key, { params, query, body: {} }).catch(
            () => null,
          )
          if (r === null || !r.ok || !('arquivo' in r)) continue
          const texto = (await textoDoArquivo(r.arquivo)).replaceAll('\u00a0', ' ')
          const qual = [k.key, params['relatorio'] ?? params['tipo'], formato].filter(Boolean).join(' ')
          if (escreve(texto, PRECO)) dizem.add(qual)
          else if (escreve(texto, LANCE)) lances.push(qual)
        }
    }
  // For the auctioneer's desk: "Último lance", beside a column that he fills in by hand.
  expect([...new Set(lances)].toSorted()).toEqual(['GET /v1/documentos/:tipo/:chave/pdf fichaLeiloeiro'])
  expect([...dizem].toSorted()).toEqual(ARQUIVOS_QUE_DIZEM.toSorted())
}, 240_000)
