// The account to a consignor over a bank that runs as a server: closed, approved by another person, paid once however
// often the bank is asked, shown to the consignor, and right in the ledger at each step.
import { randomUUID } from 'node:crypto'
import { documentoEmPdf } from '@martelo/contracts/impressos/documento-em-pdf.contract.ts'
import { abrirPrestacao } from '@martelo/contracts/prestacoes/abrir-prestacao.contract.ts'
import { encerrarOrdem } from '@martelo/contracts/prestacoes/encerrar-ordem.contract.ts'
import { lancarNaPrestacao } from '@martelo/contracts/prestacoes/lancar-na-prestacao.contract.ts'
import { listarOrdens } from '@martelo/contracts/prestacoes/listar-ordens.contract.ts'
import { listarPrestacoes } from '@martelo/contracts/prestacoes/listar-prestacoes.contract.ts'
import { minhasPrestacoes } from '@martelo/contracts/prestacoes/minhas-prestacoes.contract.ts'
import { moverPrestacao } from '@martelo/contracts/prestacoes/mover-prestacao.contract.ts'
import { ordenarPagamento } from '@martelo/contracts/prestacoes/ordenar-pagamento.contract.ts'
import { prestacoesAAbrir } from '@martelo/contracts/prestacoes/prestacoes-a-abrir.contract.ts'
import { retirarLancamento } from '@martelo/contracts/prestacoes/retirar-lancamento.contract.ts'
import { verPrestacao } from '@martelo/contracts/prestacoes/ver-prestacao.contract.ts'
import { buscaElasticComitente } from '@martelo/contracts/portal/busca-elastic-comitente.contract.ts'
import { minhasDespesas } from '@martelo/contracts/prestacoes/minhas-despesas.contract.ts'
import { lancamentosDoRazao } from '@martelo/contracts/razao/lancamentos-do-razao.contract.ts'
import { verRazao } from '@martelo/contracts/razao/ver-razao.contract.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type Cenario,
  type ClienteDoCenario,
  criarCenario,
  type Pessoa,
} from '../../../../../tests/pg/cenario.ts'
import { executarChamada as chamarComo } from '../../../../../tests/pg/executar-chamada.ts'
import { pdfDaChamada } from '../../../../../tests/pg/pdf-da-chamada.ts'
import { abrirPraca, ateQue, bater, type Praca, venderLote } from '../../../../../tests/pg/venda-de-teste.ts'
import { criarExterno } from '../../core/externo/externo.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { inserirPagamento, mudarPagamento } from '../pagamentos/door.ts'
import { conferirRazao } from '../razao/conferir-razao.ts'
import { assentarVenda, emNomeDoSistema, somasDe, travarVenda } from '../vendas/door.ts'
import { cobrarDoComitente } from './cobrar-do-comitente.ts'
import { aplicarRespostaDoBanco, conferirRecusa, consultarOrdens } from './pagar-comitente.job.ts'

let c: Cenario
let p: Praca
let outra: Pessoa
let acerto: Pessoa

async function pessoa(nome: string, papel: string): Promise<Pessoa> {
  const { rows } = await sql<{ id: number; uid: string }>`
    insert into usuario (hot_id, email, nome, papeis) values (${c.hotsite.id}, ${`${randomUUID()}@casa.com.br`}, ${nome}, array[${papel}]) returning id, uid`.execute(
    c.banco.sistema,
  )
  const u = rows[0]
  return { ...c.equipe, usuId: u?.id ?? 0, usuUid: u?.uid ?? '', nome, papeis: [papel] }
}

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 2, lotes: 0 })
  Object.assign(c.servicos, {
    externo: criarExterno({
      banco: c.banco,
      log: c.servicos.log,
      demo: true,
      pausaMs: 50,
      origemDaCasa: () => Promise.resolve(p.url),
    }),
  })
  p = await abrirPraca(c)
  outra = await pessoa('Fábio Financeiro', 'Financeiro')
  acerto = await pessoa('Ana do Acerto', 'Acerto')
  await sql`insert into conta_bancaria (hot_id, com_id, banco_codigo, banco, agencia, conta, titular, titular_documento, pix_chave)
    values (${c.hotsite.id}, ${c.comId}, '341', 'Itaú Unibanco', '0910', '12345', 'Comitente Ltda', '11222333000181', 'contas@comitente.com.br')`.execute(
    c.banco.sistema,
  )
  await sql`update comitente set comissao_paga_por = 'comitente', comissao_porcentagem = 5, comissao_minima = 100000 where id = ${c.comId}`.execute(
    c.banco.sistema,
  )
})
afterAll(async () => {
  await p.parar()
  await c.fechar()
})
beforeEach(() => {
  Object.assign(p.banco.comportamento, { falharACada: 0, envios: 'logo', latenciaMs: 0 })
  c.servicos.externo.disjuntores.esquecer('banco-pix|plataforma')
})

const hotId = () => c.hotsite.id
const equipe = () => p.ctx(c.equipe)
const diferencas = async () => (await conferirRazao(c.banco, hotId())).diferencas

/** A lot of the consignor, sold for that, and paid. */
async function vendida(valor: number): Promise<number> {
  const id = await venderLote(c, await bater(c, c.clientes[0] as ClienteDoCenario, valor))
  const m = await emNomeDoSistema(c.servicos, hotId(), 'teste')
  if (id === null || m === null) throw new Error('no sale')
  await c.banco.doHotsite(hotId(), async (tx) => {
    const v = await travarVenda(tx, hotId(), id)
    if (v === undefined) throw new Error('no sale')
    await inserirPagamento(tx, {
      hotId: hotId(),
      vndId: id,
      tipo: 'DEPOSITO',
      valor: somasDe(v).restante,
      situacao: 'aprovado',
    })
    await assentarVenda(m, tx, id, 'Teste')
  })
  return id
}
const abrir = async () =>
  (await chamarComo(equipe(), abrirPrestacao, { body: { leiUid: c.leilao.uid, comUid: await comUid() } }))
    .valor.uid
const comUid = async () =>
  (
    await c.banco.sistema
      .selectFrom('comitente')
      .select('uid')
      .where('id', '=', c.comId)
      .executeTakeFirstOrThrow()
  ).uid
const ver = async (uid: string) => (await chamarComo(equipe(), verPrestacao, { params: { uid } })).valor
const mover = async (quem: Pessoa, uid: string, evento: string, motivo?: string) =>
  chamarComo(p.ctx(quem), moverPrestacao, {
    params: { uid },
    body: { evento, motivo, versao: (await ver(uid)).versao },
  })
const pagar = async (uid: string, forma: string, versao?: number) =>
  chamarComo(p.ctx(outra), ordenarPagamento, {
    params: { uid },
    body: { forma, versao: versao ?? (await ver(uid)).versao },
  })
async function prestacaoAprovada(valor: number): Promise<string> {
  await vendida(valor)
  const uid = await abrir()
  expect((await mover(acerto, uid, 'conferir')).status).toBe(200)
  expect((await mover(outra, uid, 'aprovar')).status).toBe(200)
  return uid
}
const saldoDoComitente = async (): Promise<number> =>
  (
    await sql<{
      s: number
    }>`select coalesce(sum(valor), 0)::bigint as s from razao_partida where com_id = ${c.comId}`.execute(
      c.banco.sistema,
    )
  ).rows[0]?.s ?? 0

describe('from the sale to the payment', () => {
  test('sold, less commission, expenses and advances; approved by another person; paid by Pix; shown to the consignor', async () => {
    await vendida(30_000_00)
    await vendida(10_000_00)
    expect((await chamarComo(equipe(), prestacoesAAbrir)).valor).toMatchObject([
      { lotes: 2, vendido: 40_000_00 },
    ])
    const uid = await abrir()
    expect(await abrir()).toBe(uid)
    const lancar = (body: object) =>
      chamarComo(p.ctx(acerto), lancarNaPrestacao, {
        params: { uid },
        body: { dia: '2026-11-20', chaveDoPedido: randomUUID(), ...body },
      })
    const chaveDoPedido = randomUUID()
    const despesa = { tipo: 'despesa', descricao: 'Guincho', valor: 300_00, chaveDoPedido }
    await lancar(despesa)
    await lancar(despesa)
    await lancar({ tipo: 'adiantamento', descricao: 'Adiantamento', valor: 5_000_00 })
    await lancar({ tipo: 'retencao', descricao: 'Débito a apurar', valor: 1_000_00 })
    const errado = await lancar({ tipo: 'despesa', descricao: 'Engano', valor: 9_00 })
    const engano = errado.valor.lancamentos.find((l) => l.descricao === 'Engano')
    await chamarComo(p.ctx(acerto), retirarLancamento, { params: { uid: engano?.uid } })
    // 5 % of 30.000 is 1.500; of 10.000 it would be 500, and the least is 1.000.
    const liquido = 40_000_00 - 2_500_00 - 300_00 - 5_000_00 - 1_000_00
    expect((await ver(uid)).contas).toEqual({
      vendido: 40_000_00,
      multas: 0,
      correcoes: 0,
      comissao: 2_500_00,
      despesas: 300_00,
      adiantamentos: 5_000_00,
      retido: 1_000_00,
      liquido,
    })
    expect((await mover(acerto, uid, 'conferir')).valor.situacao).toBe('CONFERIDA')
    expect((await mover(acerto, uid, 'aprovar')).erro?.error).toBe('RECUSADA')
    expect((await lancar({ tipo: 'despesa', descricao: 'Tarde', valor: 1 })).erro?.error).toBe('RECUSADA')
    const aprovada = (await mover(outra, uid, 'aprovar')).valor
    expect(aprovada).toMatchObject({ situacao: 'APROVADA', codigo: expect.stringMatching(/^0001\//) })
    expect(
      (
        await chamarComo(p.ctx(acerto), ordenarPagamento, {
          params: { uid },
          body: { forma: 'PIX', versao: aprovada.versao },
        })
      ).status,
    ).toBe(403)
    expect((await pagar(uid, 'PIX')).status).toBe(200)
    await ateQue(async () => (await ver(uid)).situacao === 'PAGA', 'the bank pays')
    expect(p.banco.enviados()).toMatchObject([{ chave: 'contas@comitente.com.br', status: 'REALIZADO' }])
    expect(await saldoDoComitente()).toBe(-1_000_00)
    expect(await diferencas()).toEqual([])
    const minhas = await chamarComo(p.ctx(c.comitente), minhasPrestacoes)
    expect(minhas.valor).toMatchObject([
      { liquido, situacao: 'PAGA', pagamentos: [{ situacao: 'paga', valor: liquido }] },
    ])
    const pdf = await pdfDaChamada(p.ctx(c.comitente), documentoEmPdf, {
      params: { tipo: 'prestacao', chave: uid },
    })
    expect(pdf.texto.replaceAll('\u00a0', ' ')).toContain('Guincho')
    expect(
      (
        await chamarComo(p.ctx(c.clientes[0] as Pessoa), documentoEmPdf, {
          params: { tipo: 'prestacao', chave: uid },
        })
      ).status,
    ).not.toBe(200)
    expect((await chamarComo(equipe(), listarPrestacoes)).valor).toMatchObject([
      { situacao: 'PAGA', liquido },
    ])
  })

  test('what is paid later stands in a second statement', async () => {
    const uid = await prestacaoAprovada(20_000_00)
    expect((await ver(uid)).sequencia).toBe(2)
    expect((await ver(uid)).contas.vendido).toBe(20_000_00)
    expect((await mover(outra, uid, 'reabrir')).erro?.campos?.motivo).toContain('Informe o motivo')
    expect((await mover(outra, uid, 'reabrir', 'Faltou uma despesa')).valor.situacao).toBe('ABERTA')
    expect(await diferencas()).toEqual([])
    await mover(acerto, uid, 'conferir')
    expect((await mover(outra, uid, 'aprovar')).valor.codigo).toMatch(/^0002\//)
    await pagar(uid, 'PIX')
    await ateQue(async () => (await ver(uid)).situacao === 'PAGA', 'the bank pays')
  })

  test('what goods cost is told before the statement, and lots, sums and statement take the same off', async () => {
    const vndId = await vendida(12_000_00)
    const { rows } = await sql<{
      veiId: number
      lelUid: string
    }>`select l.vei_id, l.uid as lel_uid from venda_item i
      join lote l on l.id = i.lel_id where i.vnd_id = ${vndId}`.execute(c.banco.sistema)
    const veiId = rows[0]?.veiId ?? 0
    const gastar = (origem: 'remocao' | 'estadia', valor: number, origemUid = randomUUID()) =>
      c.banco.doHotsite(hotId(), (tx) =>
        cobrarDoComitente(tx, hotId(), {
          comId: c.comId,
          veiId,
          origem,
          origemUid,
          descricao: origem,
          valor,
          dia: '2026-11-20',
        }),
      )
    const meus = async (quem: Pessoa) => (await chamarComo(p.ctx(quem), minhasDespesas)).valor
    const dele = async () =>
      (await chamarComo(p.ctx(c.comitente), buscaElasticComitente, { body: { leiUid: c.leilao.uid } })).valor
    const antes = await dele()
    await gastar('remocao', 250_00)
    await gastar('estadia', 90_00)
    expect(await meus(c.comitente)).toMatchObject({
      total: 340_00,
      despesas: expect.arrayContaining([expect.objectContaining({ valor: 250_00, descricao: 'remocao' })]),
    })
    // The sum is of all, whatever the page shows.
    const umaPorPagina = { query: { pagina: 1, porPagina: 1 } }
    const primeira = (await chamarComo(p.ctx(c.comitente), minhasDespesas, umaPorPagina)).valor
    expect(primeira.total).toBe(340_00)
    expect(primeira.despesas).toHaveLength(1)
    const alheio = await pessoa('Bruna de Outro', 'Comitente')
    expect(await meus(alheio)).toEqual({ total: 0, despesas: [] })
    expect((await chamarComo(p.ctx(c.clientes[0] as Pessoa), minhasDespesas)).status).toBe(403)

    const uid = await abrir()
    expect((await meus(c.comitente)).total).toBe(0)
    const { contas, itens } = await ver(uid)
    const depois = await dele()
    const lote = depois.lotes.find((l) => l.lelUid === rows[0]?.lelUid)
    expect(lote?.liquido).toBe(12_000_00 - 1_000_00 - 340_00)
    expect(itens).toHaveLength(1)
    expect(contas).toMatchObject({ despesas: lote?.despesas, liquido: lote?.liquido })
    expect(depois.totais.despesas - antes.totais.despesas).toBe(contas.despesas)
    // One that the house takes back is off both.
    const diaria = (await ver(uid)).lancamentos.find((l) => l.valor === 90_00)
    await chamarComo(p.ctx(acerto), retirarLancamento, { params: { uid: diaria?.uid } })
    expect((await ver(uid)).contas.despesas).toBe(250_00)
    expect((await dele()).totais.despesas - antes.totais.despesas).toBe(250_00)
    await mover(acerto, uid, 'conferir')
    await mover(outra, uid, 'aprovar')
    const final = (await dele()).lotes.find((l) => l.lelUid === rows[0]?.lelUid)
    expect(final?.liquido).toBe((await ver(uid)).contas.liquido)
    await pagar(uid, 'PIX')
    await ateQue(async () => (await ver(uid)).situacao === 'PAGA', 'the bank pays')
  })

  test('a sale that is opened again keeps its statement from being approved and paid', async () => {
    const vndId = await vendida(15_000_00)
    const uid = await abrir()
    await mover(acerto, uid, 'conferir')
    const m = await emNomeDoSistema(c.servicos, hotId(), 'teste')
    if (m === null) throw new Error('no house')
    await c.banco.doHotsite(hotId(), async (tx) => {
      const v = await travarVenda(tx, hotId(), vndId)
      await mudarPagamento(tx, hotId(), v?.pagamentos[0]?.id ?? 0, {
        situacao: 'divergente',
        motivo: 'estorno',
      })
      await assentarVenda(m, tx, vndId, null)
    })
    expect((await mover(outra, uid, 'aprovar')).erro?.message).toContain('não está mais fechada')
    expect((await mover(outra, uid, 'reabrir', 'Venda reaberta')).status).toBe(200)
    expect((await mover(acerto, uid, 'conferir')).erro?.message).toContain('Ainda não há lote')
    expect(await diferencas()).toEqual([])
  })
})

describe('never paid twice', () => {
  const enviadosDe = (antes: number) => p.banco.enviados().length - antes

  test('an account that was changed after the question is asked about again; the key is shown masked, to who pays alone', async () => {
    const antes = p.banco.enviados().length
    const uid = await prestacaoAprovada(11_000_00)
    const lida = await ver(uid)
    expect(lida.destinoDoPix).toEqual({
      titular: expect.any(String),
      chave: expect.stringMatching(/^cont\*+@\*/),
    })
    const comDestino = (destino: object) =>
      chamarComo(p.ctx(outra), ordenarPagamento, {
        params: { uid },
        body: { forma: 'PIX', versao: lida.versao, destino },
      })
    const outro = await comDestino({ ...lida.destinoDoPix, chave: '529.9**.***-**' })
    expect(outro.erro?.message).toContain('A conta do comitente mudou')
    expect((await comDestino({ ...lida.destinoDoPix })).status).toBe(200)
    await ateQue(async () => (await ver(uid)).situacao === 'PAGA', 'the bank pays')
    expect(enviadosDe(antes)).toBe(1)
    expect((await ver(uid)).destinoDoPix).toBeNull()
  })

  test('two persons at once: one order', async () => {
    const antes = p.banco.enviados().length
    const uid = await prestacaoAprovada(11_000_00)
    const { versao } = await ver(uid)
    const r = await Promise.all([pagar(uid, 'PIX', versao), pagar(uid, 'PIX', versao)])
    expect(r.map((x) => x.status).toSorted((x, y) => x - y)).toEqual([200, 409])
    await ateQue(async () => (await ver(uid)).situacao === 'PAGA', 'the bank pays')
    expect(enviadosDe(antes)).toBe(1)
    expect((await pagar(uid, 'PIX')).erro?.error).toBe('RECUSADA')
  })

  test('the bank fails now and then, answers twice and late: one payment, one entry', async () => {
    const antes = p.banco.enviados().length
    p.banco.comportamento.envios = 'demoram'
    const uid = await prestacaoAprovada(12_000_00)
    p.banco.comportamento.falharACada = 2
    await pagar(uid, 'PIX')
    await ateQue(async () => p.banco.enviados().length > antes, 'the bank hears of it', 20_000)
    p.banco.comportamento.falharACada = 0
    await sql`update ordem_de_pagamento set created_at = created_at - interval '1 minute'`.execute(
      c.banco.sistema,
    )
    await ateQue(
      async () => {
        await consultarOrdens(c.servicos)
        return (await ver(uid)).situacao === 'PAGA'
      },
      'the bank tells',
      20_000,
    )
    const { rows } = await sql<{
      id: number
    }>`select id from ordem_de_pagamento order by id desc limit 1`.execute(c.banco.sistema)
    const ordId = rows[0]?.id ?? 0
    // The same answer again, and an opposite one that comes late.
    for (const status of ['REALIZADO', 'NAO_REALIZADO'] as const)
      await c.banco.doHotsite(hotId(), (tx) =>
        aplicarRespostaDoBanco.agendar(tx, {
          hotId: hotId(),
          ordId,
          r: { status, endToEndId: 'E1', motivo: null },
        }),
      )
    await new Promise((ok) => setTimeout(ok, 500))
    expect(enviadosDe(antes)).toBe(1)
    expect((await ver(uid)).situacao).toBe('PAGA')
    expect(await diferencas()).toEqual([])
  }, 60_000)

  test('the process dies between the bank’s answer and our row: the next one hears the same answer', async () => {
    const antes = p.banco.enviados().length
    const uid = await prestacaoAprovada(13_000_00)
    await pagar(uid, 'PIX')
    await ateQue(async () => (await ver(uid)).situacao === 'PAGA', 'the bank pays')
    // As it was when the process died: paid at the bank, not with us.
    await sql`update ordem_de_pagamento set situacao = 'enviando', autenticacao = null, created_at = created_at - interval '1 minute' where pre_id = (select id from prestacao where uid = ${uid})`.execute(
      c.banco.sistema,
    )
    await sql`update prestacao set situacao = 'APROVADA', paga_at = null where uid = ${uid}`.execute(
      c.banco.sistema,
    )
    expect((await mover(outra, uid, 'reabrir', 'x')).erro?.message).toContain('ordem de pagamento')
    expect((await pagar(uid, 'TRANSFERENCIA')).erro?.message).toContain('Já há uma ordem')
    expect(await consultarOrdens(c.servicos)).toBe(1)
    expect((await ver(uid)).situacao).toBe('PAGA')
    expect(enviadosDe(antes)).toBe(1)
    expect(await diferencas()).toEqual([])
  })

  test('a refused request is believed only when the bank knows of no payment', async () => {
    const antes = p.banco.enviados().length
    p.banco.comportamento.envios = 'demoram'
    const uid = await prestacaoAprovada(16_000_00)
    await pagar(uid, 'PIX')
    await ateQue(async () => p.banco.enviados().length > antes, 'the bank hears of it')
    const { rows } = await sql<{
      id: number
    }>`select id from ordem_de_pagamento order by id desc limit 1`.execute(c.banco.sistema)
    const perguntar = () =>
      c.banco.doHotsite(hotId(), (tx) =>
        conferirRecusa.agendar(tx, { hotId: hotId(), ordId: rows[0]?.id ?? 0 }),
      )
    await perguntar()
    await ateQue(async () => p.banco.enviados().at(-1)?.status === 'REALIZADO', 'the bank pays')
    await perguntar()
    await ateQue(async () => (await ver(uid)).situacao === 'PAGA', 'the bank tells')
    expect(p.banco.enviados().length - antes).toBe(1)
  })

  test('refused by the bank: the money is the consignor’s still, and a transfer pays it', async () => {
    p.banco.comportamento.envios = 'recusadas'
    const uid = await prestacaoAprovada(14_000_00)
    const devido = (await ver(uid)).contas.liquido
    await pagar(uid, 'PIX')
    await ateQue(async () => (await ver(uid)).ordens.at(-1)?.situacao === 'recusada', 'the bank refuses')
    expect(await saldoDoComitente()).toBe(-1_000_00 - devido)
    expect((await pagar(uid, 'TRANSFERENCIA')).status).toBe(200)
    const lista = await chamarComo(p.ctx(outra), listarOrdens, { query: { situacao: 'enviando' } })
    expect(lista.valor).toMatchObject([
      { forma: 'TRANSFERENCIA', banco: '341 Itaú Unibanco', conta: '12345' },
    ])
    const o = lista.valor[0]
    const encerrar = (body: object) =>
      chamarComo(p.ctx(outra), encerrarOrdem, {
        params: { uid: o?.uid },
        body: { versao: o?.versao, ...body },
      })
    expect((await encerrar({ resultado: 'paga' })).erro?.campos?.autenticacao).toContain('autenticação')
    expect((await encerrar({ resultado: 'paga', autenticacao: 'TED 4711' })).valor.situacao).toBe('PAGA')
    expect(await saldoDoComitente()).toBe(-1_000_00)
    expect(await diferencas()).toEqual([])
  })
})

test('the ledger shows accounts that sum to zero, and the entries of an object', async () => {
  const r = (await chamarComo(equipe(), verRazao)).valor
  expect(r.soma).toBe(0)
  expect(r.contas.find((x) => x.conta === 'ordens')?.saldo).toBe(0)
  const { rows } = await sql<{
    uid: string
  }>`select uid from ordem_de_pagamento where situacao = 'paga' order by id limit 1`.execute(c.banco.sistema)
  const entradas = await chamarComo(equipe(), lancamentosDoRazao, { query: { busca: rows[0]?.uid } })
  expect(entradas.valor.map((l) => l.fato)).toEqual([
    'Pagamento ao comitente',
    'Pagamento ao comitente ordenado',
  ])
  expect((await chamarComo(p.ctx(acerto), verRazao)).status).toBe(403)
})

test('who only reads statements is offered no act and moves nothing', async () => {
  await vendida(1_000_000)
  const uid = await abrir()
  const soLe = { ...acerto, ajustes: ['-prestacao:fazer'] }
  const vista = (await chamarComo(p.ctx(soLe), verPrestacao, { params: { uid } })).valor
  expect([vista.podeLancar, vista.atos.conferir.pode]).toEqual([false, false])
  expect((await mover(soLe, uid, 'conferir')).status).toBe(403)
  expect((await ver(uid)).atos.conferir.pode).toBe(true)
})
