/**
 * One lot, bid at one price and sold for another: every reading call of the product is asked about it by each kind of reader,
 * and none may tell the bid alone. A new call that reads the bid as the price is found here without being named.
 */
import { NOMES_DOS_RELATORIOS } from '@martelo/contracts/relatorios/relatorios-declarados.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { carregarModulos } from '../../apps/server/src/processes/carregar-modulos.ts'
import { transitarLote } from '../../apps/server/src/engines/lances/port.ts'
import {
  type Cenario,
  type ClienteDoCenario,
  criarCenario,
  type LoteDoCenario,
  type Pessoa,
} from './cenario.ts'
import { responderChamada } from './executar-chamada.ts'
import { leituras } from './sonda.ts'
import { bater, venderLote } from './venda-de-teste.ts'

// No other amount of the scenario has these digits.
const LANCE = 500_013
const PRECO = 700_017

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

let c: Cenario
let valores: Record<string, readonly string[]>
const cliente = () => c.clientes[0] as ClienteDoCenario

async function vendido(): Promise<LoteDoCenario> {
  const lote = await bater(c, cliente(), LANCE, {
    valorComitente: 900_000,
    lanceQuantidade: 1,
    lanceTipo: 'Manual',
  })
  await sql`update lote set situacao = 'CONDICIONAL', condicional_data = now(), condicional_prazo = now() + interval '1 day' where id = ${lote.id}`.execute(
    c.banco.sistema,
  )
  const novo = {
    condicionalResposta: 'Novo valor',
    condicionalNovoValor: PRECO,
    condicionalRespostaData: new Date(),
  }
  for (const p of [
    { evento: 'novoValor', fatos: { resposta: 'Novo valor', novoValor: PRECO }, mudar: novo },
    { evento: 'clienteAceitaNovoValor', fatos: { novoValor: PRECO } },
  ] as const) {
    const r = await c.banco.doHotsite(c.hotsite.id, (tx) =>
      transitarLote(tx, c.ctx(c.equipe), { lelId: lote.id, quem: ['Comitente', 'Cliente'], ...p }),
    )
    expect(r).toMatchObject({ pode: true })
  }
  await venderLote(c, lote)
  return lote
}

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({
    clientes: 1,
    lotes: 0,
    leilao: { situacao: 'EXECUTADO', encerradoAt: new Date() },
  })
  const db = c.banco.sistema
  const lote = await vendido()
  const { rows } = await sql<
    Record<'lelUid' | 'veiUid' | 'vndUid' | 'itemUid' | 'comUid' | 'cliUid', string> & { vndId: number }
  >`
    select l.uid as lel_uid, v.uid as vei_uid, n.id as vnd_id, n.uid as vnd_uid, i.uid as item_uid, m.uid as com_uid, k.uid as cli_uid
    from lote l join veiculo v on v.id = l.vei_id join comitente m on m.id = l.com_id join venda_item i on i.lel_id = l.id join venda n on n.id = i.vnd_id
      join cliente k on k.id = n.cli_id where l.id = ${lote.id}`.execute(db)
  const [ids] = rows
  if (ids === undefined) throw new Error('nothing was sold')
  const { lelUid, veiUid, vndId, vndUid, itemUid, comUid, cliUid } = ids
  const leiUid = c.leilao.uid
  valores = {
    lelUid: [lelUid],
    leiUid: [leiUid],
    leilaoUid: [leiUid],
    itemUid: [itemUid],
    relatorio: NOMES_DOS_RELATORIOS,
    operacao: ['lotes', 'veiculos', 'leiloes'],
    id: [String(lote.id), String(c.leilao.id), String(vndId), veiUid, leiUid, lelUid],
    uid: [lelUid, leiUid, veiUid, vndUid, comUid, cliUid],
  }
})
afterAll(() => c.fechar())

/** Each way to name what the call asks for: the path has one name, or two of the same thing. */
function entradas(path: string): Record<string, string>[] {
  const nomes = [...path.matchAll(/:(\w+)/g)].map((m) => m[1] as string)
  if (nomes.length === 0) return [{}]
  return (valores[nomes[0] as string] ?? []).map((v) => Object.fromEntries(nomes.map((n) => [n, v])))
}

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

test('no reading call tells the bid of a sold lot as its price', async () => {
  const sistema = { ...c.comitente, papeis: ['Externo - Comitente Integração'] }
  const quem: readonly (Pessoa | null)[] = [null, c.equipe, c.comitente, sistema, cliente()]
  const lances = new Set<string>()
  const dizem = new Set<string>()
  for (const { contract: k } of leituras())
    for (const params of entradas(k.path))
      for (const pessoa of quem) {
        const r = await responderChamada(c.ctx(pessoa), k.key, { params, query: {}, body: {} }).catch(
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
}, 120_000)
