// Extra items and further parties of a sale on a real database: the total, a payment, the ledger, the papers, and who may.
import { randomUUID } from 'node:crypto'
import { extratoCompra } from '@martelo/contracts/impressos/extrato-compra.contract.ts'
import { emitirNota } from '@martelo/contracts/impressos/emitir-nota.contract.ts'
import { notasDaVenda } from '@martelo/contracts/impressos/notas-da-venda.contract.ts'
import { registrarDevolucao } from '@martelo/contracts/pagamentos/registrar-devolucao.contract.ts'
import { prestacoesAAbrir } from '@martelo/contracts/prestacoes/prestacoes-a-abrir.contract.ts'
import { conferirRazaoAgora } from '@martelo/contracts/razao/conferir-razao-agora.contract.ts'
import { acertarPorRecibo } from '@martelo/contracts/vendas/acertar-por-recibo.contract.ts'
import { buscarVenda } from '@martelo/contracts/vendas/buscar-venda.contract.ts'
import { lancarItemExtra } from '@martelo/contracts/vendas/lancar-item-extra.contract.ts'
import { minhaVenda } from '@martelo/contracts/vendas/minha-venda.contract.ts'
import { moverVenda } from '@martelo/contracts/vendas/mover-venda.contract.ts'
import { retirarItemExtra } from '@martelo/contracts/vendas/retirar-item-extra.contract.ts'
import { salvarPartesDaVenda } from '@martelo/contracts/vendas/salvar-partes-da-venda.contract.ts'
import { diaEmBrasilia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Cenario,
  type ClienteDoCenario,
  criarCenario,
  type Pessoa,
} from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { bater, venderLote } from '../../../../../tests/pg/venda-de-teste.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { assentarVenda, emNomeDoSistema } from './door.ts'

let c: Cenario
beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 0, lotes: 0 })
})
afterAll(async () => {
  await c.fechar()
})

// 5 % of commission.
const SEM_EXTRA = 10_500_00
async function venda(): Promise<{ id: number; cli: ClienteDoCenario }> {
  const cli = await c.novoCliente()
  const id = await venderLote(c, await bater(c, cli, 10_000_00))
  if (id === null) throw new Error('no sale')
  return { id, cli }
}
const lancar = (id: number, mais: object = {}, quem: Pessoa | null = c.equipe, hotsite = c.hotsite) =>
  executarChamada(c.ctx(quem, hotsite), lancarItemExtra, {
    params: { id },
    body: { descricao: 'Segunda chave', valor: 300_00, valorPago: 0, chaveDoPedido: randomUUID(), ...mais },
  })
const tirar = (uid: string, quem: Pessoa | null = c.equipe, hotsite = c.hotsite) =>
  executarChamada(c.ctx(quem, hotsite), retirarItemExtra, { params: { uid } })
const ler = async (id: number) =>
  (await executarChamada(c.ctx(c.equipe), buscarVenda, { params: { id } })).valor
const pagar = async (id: number, valor: number) => {
  await sql`insert into pagamento (hot_id, vnd_id, tipo, valor, situacao) values (${c.hotsite.id}, ${id}, 'DINHEIRO', ${valor}, 'aprovado')`.execute(
    c.banco.sistema,
  )
  const m = await emNomeDoSistema(c.servicos, c.hotsite.id, 'teste')
  if (m === null) throw new Error('no house')
  await c.banco.doHotsite(c.hotsite.id, (tx) => assentarVenda(m, tx, id, 'Caixa'))
}
const conferida = async () => {
  const r = await executarChamada(c.ctx(c.equipe), conferirRazaoAgora)
  expect(r.erro).toBeNull()
  expect(r.valor).toMatchObject({ soma: 0, diferencas: [] })
}

test('raises what is owed, is paid with the rest, and stands on the statement; the ledger is even all the way', async () => {
  const { id, cli } = await venda()
  const r = await lancar(id)
  expect(r.erro).toBeNull()
  expect(r.valor).toMatchObject({
    valorTotalRestanteItensExtras: 300_00,
    valorTotalVenda: SEM_EXTRA + 300_00,
    valorArremate: 10_000_00,
    valorTotal: SEM_EXTRA + 300_00,
    valorLiquido: SEM_EXTRA + 300_00,
    itensExtras: [{ descricao: 'Segunda chave', valor: 300_00 }],
  })
  await conferida()
  // The money of the lots alone does not close it.
  await pagar(id, SEM_EXTRA)
  expect(await ler(id)).toMatchObject({ situacao: 'Aguardando Pagamento', somas: { restante: 300_00 } })
  await pagar(id, 300_00)
  expect(await ler(id)).toMatchObject({ situacao: 'Fechada', somas: { restante: 0 } })
  await conferida()
  const minha = await executarChamada(c.ctx(cli), minhaVenda, { params: { id } })
  expect(minha.valor.itensExtras).toHaveLength(1)
  const extrato = await executarChamada(c.ctx(cli), extratoCompra, {
    query: { hashs: [minha.valor.hashQrcode] },
  })
  expect(extrato.valor.vendas[0]?.linhas).toContainEqual({ rotulo: 'Segunda chave', valor: 300_00 })
  // It is the house's: the consignor is accounted for the hammer value alone.
  const abrir = await executarChamada(c.ctx(c.equipe), prestacoesAAbrir)
  expect(JSON.stringify(abrir.valor)).not.toContain('1030000')
})

test('what was settled outside is not owed; taken off, nothing of it is; a closed sale keeps what it has', async () => {
  const { id } = await venda()
  expect((await lancar(id, { valor: 100_00, valorPago: 40_00 })).valor.valorTotalVenda).toBe(
    SEM_EXTRA + 60_00,
  )
  const outro = (await lancar(id, { descricao: 'Placa' })).valor.itensExtras.find(
    (e) => e.descricao === 'Placa',
  )
  expect((await tirar(outro?.uid ?? '')).valor).toMatchObject({ valorTotalVenda: SEM_EXTRA + 60_00 })
  // Twice taken off is taken off.
  expect((await tirar(outro?.uid ?? '')).erro).toBeNull()
  await conferida()
  await pagar(id, SEM_EXTRA + 60_00)
  expect((await ler(id)).situacao).toBe('Fechada')
  expect((await lancar(id)).erro?.error).toBe('RECUSADA')
  const [fica] = (await ler(id)).itensExtras
  expect((await tirar(fica?.uid ?? '')).erro?.error).toBe('RECUSADA')
})

test('taking off what was missing closes a sale whose lots are paid', async () => {
  const { id } = await venda()
  const extra = (await lancar(id)).valor.itensExtras[0]
  await pagar(id, SEM_EXTRA)
  expect((await tirar(extra?.uid ?? '')).valor.situacao).toBe('Fechada')
  await conferida()
})

test('an excess that went back pays for nothing: what comes on top later is owed, and the sale waits for it', async () => {
  const { id } = await venda()
  await pagar(id, SEM_EXTRA + 300_00)
  const [d] = (await ler(id)).devolucoes
  expect(d).toMatchObject({ valor: 300_00, situacao: 'a_devolver' })
  const devolvida = await executarChamada(c.ctx(c.equipe), registrarDevolucao, {
    params: { uid: d?.uid ?? '' },
    body: {
      forma: 'DINHEIRO',
      destino: 'O comprador',
      dia: diaEmBrasilia(Date.now()),
      versao: d?.versao ?? 0,
    },
  })
  expect(devolvida.erro).toBeNull()
  const fechada = await ler(id)
  expect(fechada).toMatchObject({ situacao: 'Fechada', somas: { restante: 0 } })
  const reaberta = await executarChamada(c.ctx(c.equipe), moverVenda, {
    params: { id },
    body: { evento: 'reabrir', motivo: 'Faltou a segunda chave', versao: fechada.versao },
  })
  expect(reaberta.erro).toBeNull()
  expect((await lancar(id)).valor).toMatchObject({
    situacao: 'Aguardando Pagamento',
    somas: { restante: 300_00 },
  })
  await conferida()
  await pagar(id, 300_00)
  expect(await ler(id)).toMatchObject({ situacao: 'Fechada', somas: { restante: 0 } })
  await conferida()
})

test('what was settled by receipt lowers what is owed, never below nothing, and the ledger says so', async () => {
  const { id, cli } = await venda()
  const acertar = async (valor: number, quem: Pessoa | null = c.equipe, versao?: number) => {
    const item = (await ler(id)).itens[0]
    return executarChamada(c.ctx(quem), acertarPorRecibo, {
      params: { uid: item?.uid ?? '' },
      body: { valor, motivo: 'Recibo 12 do comitente', versao: versao ?? item?.versao ?? 0 },
    })
  }
  expect((await acertar(SEM_EXTRA + 1)).erro?.campos).toHaveProperty('valor')
  expect((await acertar(500_00, cli)).status).toBe(403)
  expect((await acertar(500_00, null)).status).toBe(401)
  expect((await acertar(500_00, c.equipe, 99)).erro?.error).toBe('MUDOU')
  const deFora = await executarChamada(
    c.ctx({ ...c.equipe, hotId: c.outroHotsite.id }, c.outroHotsite),
    acertarPorRecibo,
    {
      params: { uid: (await ler(id)).itens[0]?.uid ?? '' },
      body: { valor: 1, motivo: 'x', versao: 1 },
    },
  )
  expect(deFora.status).toBe(404)
  expect((await acertar(500_00)).valor).toMatchObject({
    valorRecibo: 500_00,
    valorTotalVenda: SEM_EXTRA,
    valorLiquido: SEM_EXTRA - 500_00,
    somas: { restante: SEM_EXTRA - 500_00 },
    itens: [{ valorRecibo: 500_00 }],
  })
  await conferida()
  await pagar(id, SEM_EXTRA - 600_00)
  expect((await acertar(600_00)).valor.situacao).toBe('Fechada')
  expect((await acertar(0)).erro?.error).toBe('RECUSADA')
  await conferida()
})

test('a sale says the offer that made it, its consignors’ group, and lots that wait for their consignor', async () => {
  const { id, cli } = await venda()
  const outro = await bater(c, cli, 7_000_00)
  await sql`update lote set situacao = 'CONDICIONAL', condicional_prazo = now() + interval '1 day' where id = ${outro.id}`.execute(
    c.banco.sistema,
  )
  await sql`insert into comitente_grupo (hot_id, nome) values (${c.hotsite.id}, 'Bancos') on conflict do nothing`.execute(
    c.banco.sistema,
  )
  await sql`update comitente set cog_id = (select id from comitente_grupo where nome = 'Bancos' and hot_id = ${c.hotsite.id}) where id = ${c.comId}`.execute(
    c.banco.sistema,
  )
  const v = await ler(id)
  expect(v).toMatchObject({
    vndUid: v.uid,
    ofeUid: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-8/),
    hotsite: c.hotsite.nome,
  })
  expect(v.grupoComitenteId).toBeGreaterThan(0)
  expect(v.lotesEmCondicional).toMatchObject([{ loteId: outro.uid, valor: 7_000_00 }])
  const minha = await executarChamada(c.ctx(cli), minhaVenda, { params: { id } })
  expect(minha.valor.lotesEmCondicional).toHaveLength(1)
  const { id: alheia } = await venda()
  expect((await ler(alheia)).lotesEmCondicional).toEqual([])
})

test('a request that comes twice, also at once, is one item; bad values say so at their field', async () => {
  const { id } = await venda()
  const chaveDoPedido = randomUUID()
  const rs = await Promise.all([lancar(id, { chaveDoPedido }), lancar(id, { chaveDoPedido })])
  for (const r of rs) expect(r.erro).toBeNull()
  expect((await ler(id)).itensExtras).toHaveLength(1)
  expect((await lancar(id, { valorPago: 301_00 })).erro?.campos).toHaveProperty('valorPago')
  expect((await lancar(id, { valor: 0 })).status).toBe(400)
  expect((await lancar(id, { descricao: ' ' })).erro?.campos).toHaveProperty('descricao')
  expect((await ler(id)).itensExtras).toHaveLength(1)
})

test('is the settlement’s to do, in its own house', async () => {
  const { id, cli } = await venda()
  const extra = (await lancar(id)).valor.itensExtras[0]?.uid ?? ''
  const outra = { ...c.equipe, hotId: c.outroHotsite.id }
  expect((await lancar(id, {}, cli)).status).toBe(403)
  expect((await lancar(id, {}, null)).status).toBe(401)
  expect((await lancar(id, {}, outra, c.outroHotsite)).status).toBe(404)
  expect((await tirar(extra, cli)).status).toBe(403)
  expect((await tirar(extra, outra, c.outroHotsite)).status).toBe(404)
  expect((await tirar(randomUUID())).status).toBe(404)
  expect((await ler(id)).itensExtras).toHaveLength(1)
})

test('lawyer and endorsement go on the papers, and make a note that lacks them worthless', async () => {
  const { id, cli } = await venda()
  const salvar = async (body: object, versao?: number) =>
    executarChamada(c.ctx(c.equipe), salvarPartesDaVenda, {
      params: { id },
      body: {
        advogado: null,
        endossoNome: null,
        endossoDocumento: null,
        versao: versao ?? (await ler(id)).versao,
        ...body,
      },
    })
  expect(
    (await salvar({ endossoNome: 'Rui Sá', endossoDocumento: '111.444.777-36' })).erro?.campos,
  ).toHaveProperty('endossoDocumento')
  await pagar(id, SEM_EXTRA)
  expect((await executarChamada(c.ctx(c.equipe), emitirNota, { params: { id } })).erro).toBeNull()
  const nota = async () =>
    (await executarChamada(c.ctx(c.equipe), notasDaVenda, { params: { id } })).valor.notas[0]?.situacao
  expect(await nota()).toBe('Emitida')
  const dados = { advogado: 'Ana Lima, OAB/SP 1', endossoNome: 'Rui Sá', endossoDocumento: '111.444.777-35' }
  expect((await salvar(dados)).valor).toMatchObject({
    advogado: 'Ana Lima, OAB/SP 1',
    endossoCliente: { nome: 'Rui Sá', documento: '111.444.777-35' },
  })
  expect(await nota()).not.toBe('Emitida')
  const { hashQrcode } = await ler(id)
  const doDono = await executarChamada(c.ctx(cli), extratoCompra, { query: { hashs: [hashQrcode] } })
  expect(doDono.valor.vendas[0]).toMatchObject({
    advogado: 'Ana Lima, OAB/SP 1',
    endosso: 'Rui Sá, 111.444.777-35',
  })
  const deFora = await executarChamada(c.ctx(null), extratoCompra, { query: { hashs: [hashQrcode] } })
  expect(deFora.valor.vendas[0]).toMatchObject({ advogado: null, endosso: null })
  expect((await salvar(dados, 0)).erro?.error).toBe('MUDOU')
  expect((await salvar({})).valor).toMatchObject({ advogado: null, endossoCliente: null })
  expect(await nota()).toBe('Emitida')
})
