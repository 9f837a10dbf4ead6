// Sales paid over HTTP with parties in every mood: in the end our books say what theirs say, to the centavo, and each sale
// is closed. Each mood once in each run, many times in the night.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { conferirRazao } from '../../../apps/server/src/modules/razao/conferir-razao.ts'
import { carregarModulos } from '../../../apps/server/src/processes/carregar-modulos.ts'
import { NOITE, vezes } from '../../noite.ts'
import { type Cenario, criarCenario } from '../../pg/cenario.ts'
import { abrirPracaDaRede, HUMORES, type PracaDaRede } from './praca-da-rede.ts'
import { MEIOS, type VendaNaRede, venderNaRede } from './vendas-na-rede.ts'

const POR_HUMOR = vezes(1, 12)
const SEMENTE = process.env['MARTELO_SEMENTE'] ?? 'rede-1'
// A party that never answers takes as long as the product waits for it.
const NESTA_RODADA = NOITE ? HUMORES : HUMORES.filter((h) => h !== 'calado')
const TEMPO_MS = vezes(180_000, 1_800_000)

let c: Cenario
let p: PracaDaRede
let vendas: readonly VendaNaRede[]
beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 0, lotes: 0 })
  p = await abrirPracaDaRede(c)
  vendas = await venderNaRede(p, { semente: SEMENTE, porHumor: POR_HUMOR, humores: NESTA_RODADA })
  if (NOITE) await contar()
}, TEMPO_MS)
afterAll(async () => {
  await p.parar()
  await c.fechar()
})

const linhas = async <T>(pergunta: ReturnType<typeof sql<T>>): Promise<T[]> =>
  (await pergunta.execute(c.banco.sistema)).rows

/** For docs/figures/vendas-simuladas.md. */
async function contar(): Promise<void> {
  const [n] = await linhas(sql<object>`
    select (select count(*)::int from pagamento where hot_id = ${c.hotsite.id}) as pagamentos,
      (select count(*)::int from devolucao where hot_id = ${c.hotsite.id}) as devolucoes,
      (select count(*)::int from externo_registro) as pedidos,
      (select count(*)::int from externo_registro where desfecho <> 'ok') as falhas`)
  const noBanco = { pix: (await p.pixNoBanco()).length, boletos: Object.keys(p.boletos.boletos).length }
  console.log(JSON.stringify({ semente: SEMENTE, vendas: vendas.length, ...n, ...noBanco }))
}

test('each sale was played and is closed with nothing owed', async () => {
  expect(vendas).toHaveLength(NESTA_RODADA.length * MEIOS.length * POR_HUMOR)
  const abertas = await linhas(sql<{ id: number; situacao: string }>`
    select id, situacao, (select jsonb_agg(jsonb_build_object('tipo', g.tipo, 'situacao', g.situacao, 'valor', g.valor, 'motivo', g.motivo, 'ativo', g.ativo) order by g.id) from pagamento g where g.vnd_id = venda.id) as pagamentos
    from venda where hot_id = ${c.hotsite.id} and situacao <> 'Fechada'`)
  expect(abertas.map((v) => ({ ...v, como: vendas.find((x) => x.id === v.id)?.humor }))).toEqual([])
})

test('the ledger is even', async () => {
  const prova = await conferirRazao(c.banco, c.hotsite.id)
  expect(prova).toMatchObject({ soma: 0, vendas: vendas.length, diferencas: [] })
})

test('every Pix of the bank is known once, with its value', async () => {
  const nossos = await linhas(sql<{ endToEndId: string; valor: number }>`
    select end_to_end_id, valor from pix_recebido where hot_id = ${c.hotsite.id} order by 1`)
  const deles = (await p.pixNoBanco())
    .map((x) => ({ endToEndId: x.endToEndId, valor: Math.round(Number(x.valor) * 100) }))
    .toSorted((a, b) => (a.endToEndId < b.endToEndId ? -1 : 1))
  expect(nossos.toSorted((a, b) => (a.endToEndId < b.endToEndId ? -1 : 1))).toEqual(deles)
})

test('what the bank of boletos took is what we have, boleto by boleto', async () => {
  const nossos = await linhas(sql<{ uid: string; numero: string; pago: number }>`
    select b.uid, b.nosso_numero as numero, sum(q.pago)::bigint as pago from boleto b join boleto_liquidacao q on q.bol_id = b.id
    where b.hot_id = ${c.hotsite.id} group by 1, 2`)
  const pagos = Object.values(p.boletos.boletos).filter((b) => b.pago > 0)
  expect(pagos.length).toBeGreaterThanOrEqual(NESTA_RODADA.length * POR_HUMOR)
  for (const b of pagos) {
    const nosso = nossos.find((n) => n.uid === b.referencia || Number(n.numero) === Number(b.nossoNumero))
    expect(nosso?.pago, b.referencia).toBe(b.pago)
  }
  expect(nossos).toHaveLength(pagos.length)
})

test('what the acquirer holds is what we have, payment by payment', async () => {
  const nossos = await linhas(sql<{ uid: string; situacao: string; valor: number }>`
    select uid, situacao, valor_com_juros as valor from cartao_transacao where hot_id = ${c.hotsite.id} and situacao in ('capturada', 'liquidada') order by uid`)
  const deles = [p.adquirente, p.mudo]
    .flatMap((a) => Object.values(a.pagamentos))
    .filter((x) => x.situacao === 'CAPTURADA' || x.situacao === 'LIQUIDADA')
    .map((x) => ({ uid: x.referencia, situacao: x.situacao.toLowerCase(), valor: x.valor }))
    .toSorted((a, b) => (a.uid < b.uid ? -1 : 1))
  expect(nossos.toSorted((a, b) => (a.uid < b.uid ? -1 : 1))).toEqual(deles)
  expect(deles.length).toBeGreaterThanOrEqual(NESTA_RODADA.length * POR_HUMOR)
})
