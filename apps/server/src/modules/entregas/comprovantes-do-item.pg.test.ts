// Proofs that are no money on a real database: who sends and who answers, what an answer does, and what the buyer is told of it
// and of papers that came.
import { randomUUID } from 'node:crypto'
import { enviarAnexo } from '@martelo/contracts/anexos/enviar-anexo.contract.ts'
import { agendaDoPatioPorDia } from '@martelo/contracts/entregas/agenda-do-patio-por-dia.contract.ts'
import { moverAgendamento } from '@martelo/contracts/entregas/mover-agendamento.contract.ts'
import { provarItem } from '@martelo/contracts/entregas/provar-item.contract.ts'
import { responderComprovanteDoItem } from '@martelo/contracts/entregas/responder-comprovante.contract.ts'
import { emitirNota } from '@martelo/contracts/impressos/emitir-nota.contract.ts'
import { registrarPagamento } from '@martelo/contracts/pagamentos/registrar-pagamento.contract.ts'
import { responderPagamento } from '@martelo/contracts/pagamentos/responder-pagamento.contract.ts'
import { minhaVenda } from '@martelo/contracts/vendas/minha-venda.contract.ts'
import { diaEmBrasilia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { numeroDaVenda } from '@martelo/domain/vendas/numero-da-venda.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Cenario,
  type ClienteDoCenario,
  criarCenario,
  type Pessoa,
} from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { bater, PNG, venderLote } from '../../../../../tests/pg/venda-de-teste.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { avisarPapeisDoItem } from './avisar-papeis.job.ts'

let c: Cenario
beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 0, lotes: 0 })
})
afterAll(async () => {
  await c.fechar()
})

interface Vendido {
  readonly id: number
  readonly cli: ClienteDoCenario
  readonly itemUid: string
}
/** A paid purchase, with what the test needs of its item. */
async function vendido(coluna: object = {}, situacao = 'Fechada'): Promise<Vendido> {
  const cli = await c.novoCliente()
  const id = await venderLote(c, await bater(c, cli, 10_000_00))
  if (id === null) throw new Error('no sale')
  await c.banco.sistema
    .updateTable('venda')
    .set({ situacao: situacao as 'Fechada' })
    .where('id', '=', id)
    .execute()
  const { uid } = await c.banco.sistema
    .updateTable('vendaItem')
    .set({ retiradaSituacao: 'aguardando_retirada', ...coluna })
    .where('vndId', '=', id)
    .returning('uid')
    .executeTakeFirstOrThrow()
  return { id, cli, itemUid: uid }
}
let vaga = 0
async function agendar(v: Vendido, terceiro: string | null): Promise<string> {
  vaga += 1
  const { rows } = await sql<{ uid: string }>`
    insert into agendamento (hot_id, item_id, pat_id, inicio, fim, vaga, terceiro_nome, terceiro_documento, terceiro_telefone)
    select i.hot_id, i.id, ${c.patId}, now(), now() + interval '1 hour', ${vaga}, ${terceiro}::text,
      case when ${terceiro}::text is null then null else '11144477735' end, case when ${terceiro}::text is null then null else '11999990000' end
    from venda_item i where i.uid = ${v.itemUid} returning uid`.execute(c.banco.sistema)
  return rows[0]?.uid ?? ''
}
const enviar = (
  v: Vendido,
  tipo: 'retirada_por_terceiros' | 'aviso_de_recebimento',
  quem: Pessoa | null,
  hotsite = c.hotsite,
) =>
  executarChamada(c.ctx(quem, hotsite), provarItem, {
    params: { itemUid: v.itemUid },
    body: { tipo, chaveDoPedido: randomUUID() },
    arquivos: [{ nome: 'assinada.png', bytes: PNG }],
  })
const responder = (
  uid: string,
  evento: 'aprovar' | 'divergir',
  quem: Pessoa | null,
  motivo: string | null = null,
  hotsite = c.hotsite,
) =>
  executarChamada(c.ctx(quem, hotsite), responderComprovanteDoItem, {
    params: { uid },
    body: { evento, motivo },
  })
const como = (...papeis: string[]): Pessoa => ({ ...c.equipe, papeis })
/** The letters about a sale, oldest first, by a word of their subject. */
const avisos = async (v: Vendido, tipo: 'venda-comprovante' | 'venda-papeis'): Promise<string[]> => {
  const assunto = `Compra ${numeroDaVenda(v.id)}: ${tipo === 'venda-papeis' ? 'há novos papéis' : 'conferimos'}%`
  const { rows } = await sql<{ texto: string }>`
    select texto from caixa_postal where assunto like ${assunto} order by id`.execute(c.banco.sistema)
  return rows.map((r) => r.texto)
}
const quantos = async (v: Vendido, tipo: string): Promise<number> =>
  (await sql`select 1 from aviso where cli_id = ${v.cli.cliId} and tipo = ${tipo}`.execute(c.banco.sistema))
    .rows.length

test('the buyer sends the third party’s authorisation; the house refuses it with a reason, and takes the next', async () => {
  const v = await vendido()
  expect((await enviar(v, 'retirada_por_terceiros', v.cli)).erro?.message).toMatch(/outra pessoa/)
  const ageUid = await agendar(v, 'Rui Sá')
  const primeira = await enviar(v, 'retirada_por_terceiros', v.cli)
  expect(primeira.valor).toMatchObject({ tipo: 'retirada_por_terceiros', rotulo: 'Aguardando Validação' })
  const uid = primeira.valor.uid
  expect((await responder(uid, 'aprovar', v.cli)).status).toBe(404)
  expect((await responder(uid, 'aprovar', como('Despachante'))).status).toBe(404)
  expect((await responder(uid, 'aprovar', null)).status).toBe(401)
  const deFora = { ...como('SAC'), hotId: c.outroHotsite.id }
  expect((await responder(uid, 'aprovar', deFora, null, c.outroHotsite)).status).toBe(404)
  expect((await responder(uid, 'divergir', como('SAC'))).erro?.campos?.motivo).toBe('Informe o motivo.')
  expect((await responder(uid, 'divergir', como('SAC'), 'Falta a assinatura.')).valor).toMatchObject({
    rotulo: 'Divergente',
    motivo: 'Falta a assinatura.',
  })
  expect((await responder(uid, 'aprovar', como('SAC'))).status).toBe(409)
  // The gate knows.
  const entregar = () =>
    executarChamada(c.ctx(c.equipe), moverAgendamento, {
      params: { uid: ageUid },
      body: { evento: 'entregar', entreguePara: 'Rui Sá', versao: 1 },
    })
  expect((await entregar()).erro?.message).toMatch(/recusada: Falta a assinatura/)
  const agenda = async () => {
    const hoje = diaEmBrasilia(Date.now())
    const { uid: patUid } = await c.banco.sistema
      .selectFrom('patio')
      .select('uid')
      .where('id', '=', c.patId)
      .executeTakeFirstOrThrow()
    const r = await executarChamada(c.ctx(c.equipe), agendaDoPatioPorDia, {
      params: { patUid },
      query: { de: hoje, ate: diaEmBrasilia(Date.now() + 86_400_000) },
    })
    return r.valor.dias.flatMap((d) => d.agendados).find((a) => a.uid === ageUid)
  }
  expect(await agenda()).toMatchObject({
    autorizacao: { situacao: 'DIVERGENTE' },
    podeEntregar: { pode: false },
    podeConferirAutorizacao: true,
  })
  const segunda = (await enviar(v, 'retirada_por_terceiros', v.cli)).valor.uid
  expect((await responder(segunda, 'aprovar', como('SAC'))).valor.rotulo).toBe('Aprovado')
  expect(await agenda()).toMatchObject({ autorizacao: { situacao: 'PAGO' }, podeEntregar: { pode: true } })
  expect(await quantos(v, 'venda-comprovante')).toBe(2)
  expect((await avisos(v, 'venda-comprovante'))[0]).toContain('Falta a assinatura. Envie outro.')
  const minha = await executarChamada(c.ctx(v.cli), minhaVenda, { params: { id: v.id } })
  expect(minha.valor.comprovantes.map((k) => k.situacao)).toEqual(['PAGO', 'DIVERGENTE'])
  expect((await entregar()).erro).toBeNull()
})

test('without a file that the house accepted, the gate says that it has read the signed paper', async () => {
  const v = await vendido()
  const uid = await agendar(v, 'Rui Sá')
  const entregar = (autorizacaoConferida?: boolean) =>
    executarChamada(c.ctx(c.equipe), moverAgendamento, {
      params: { uid },
      body: { evento: 'entregar', entreguePara: 'Rui Sá', autorizacaoConferida, versao: 1 },
    })
  expect((await entregar()).erro?.campos).toHaveProperty('autorizacaoConferida')
  await enviar(v, 'retirada_por_terceiros', v.cli)
  expect((await entregar(false)).erro?.campos).toHaveProperty('autorizacaoConferida')
  expect((await entregar(true)).erro).toBeNull()
  const { rows } = await sql<{ depois: unknown }>`
    select depois from auditoria where entidade_uid = ${v.itemUid} and acao = 'entregar'`.execute(
    c.banco.sistema,
  )
  expect(rows).toEqual([{ depois: expect.objectContaining({ autorizacaoConferida: true }) }])
})

test('a newer file takes the place of one that waits; what is no document is refused at the field', async () => {
  const v = await vendido()
  await agendar(v, 'Rui Sá')
  const antes = (await enviar(v, 'retirada_por_terceiros', v.cli)).valor.uid
  await enviar(v, 'retirada_por_terceiros', v.cli)
  expect((await responder(antes, 'aprovar', como('SAC'))).status).toBe(409)
  const ruim = await executarChamada(c.ctx(v.cli), provarItem, {
    params: { itemUid: v.itemUid },
    body: { tipo: 'retirada_por_terceiros', chaveDoPedido: randomUUID() },
    arquivos: [{ nome: 'x.pdf', bytes: Buffer.from('nada') }],
  })
  expect(ruim.erro?.campos).toHaveProperty('arquivo')
  expect((await enviar(v, 'retirada_por_terceiros', await c.novoCliente())).status).toBe(404)
})

test('the receipt of the post is the Despachante’s to send; accepted, the papers have arrived', async () => {
  const v = await vendido({
    retiradaSituacao: 'entregue',
    documentacaoSituacao: 'enviado',
    metodoEntrega: 'Carta Registrada',
    documentacaoCodigoEnvio: 'OX123456785BR',
  })
  expect((await enviar(v, 'aviso_de_recebimento', v.cli)).status).toBe(404)
  const { valor } = await enviar(v, 'aviso_de_recebimento', como('Despachante'))
  expect((await responder(valor.uid, 'aprovar', como('SAC'))).erro).toBeNull()
  const minha = await executarChamada(c.ctx(v.cli), minhaVenda, { params: { id: v.id } })
  expect(minha.valor.itens[0]?.informacoesDocumentacao.situacao).toBe('entregue')
  expect((await avisos(v, 'venda-comprovante'))[0]).toContain('chegaram ao seu endereço')
  expect((await enviar(v, 'aviso_de_recebimento', como('Despachante'))).status).toBe(409)
})

test('papers that came together are told once, and only of a paid purchase', async () => {
  const v = await vendido()
  const anexar = (tipo: 'crlv' | 'atpve') =>
    executarChamada(c.ctx(c.equipe), enviarAnexo, {
      params: { entidade: 'venda_item', uid: v.itemUid },
      body: { tipo, pasta: '', chaveDoPedido: randomUUID() },
      arquivos: [
        {
          nome: `${tipo}.pdf`,
          bytes: Buffer.from(
            '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n',
          ),
        },
      ],
    })
  const naFila = async () =>
    (
      await sql`select from graphile_worker._private_jobs j where j.key = ${`papeis-${v.itemUid}`}`.execute(
        c.banco.sistema,
      )
    ).rows.length
  await anexar('crlv')
  await anexar('atpve')
  expect(await naFila()).toBe(1)
  const contar = () => avisarPapeisDoItem(c.servicos, { hotId: c.hotsite.id, itemUid: v.itemUid })
  expect([await contar(), await contar()]).toEqual([true, true])
  expect(await quantos(v, 'venda-papeis')).toBe(1)
  expect((await avisos(v, 'venda-papeis'))[0]).toContain('CRLV-e, ATPV-e')
  const aberta = await vendido({ retiradaSituacao: 'aguardando_pagamento' }, 'Aguardando Pagamento')
  expect(await avisarPapeisDoItem(c.servicos, { hotId: c.hotsite.id, itemUid: aberta.itemUid })).toBe(false)
})

test('a receipt, an approved part and a note are told, each once', async () => {
  const aberta = await vendido({ retiradaSituacao: 'aguardando_pagamento' }, 'Aguardando Pagamento')
  const pagar = async (valor: number) => {
    const r = await executarChamada(c.ctx(c.equipe), registrarPagamento, {
      params: { id: aberta.id },
      body: { tipo: 'DINHEIRO', valor, chaveDoPedido: randomUUID() },
    })
    const g = r.valor.pagamentos.at(-1)
    await executarChamada(c.ctx({ ...c.leiloeiro, papeis: ['Acerto'] }), responderPagamento, {
      params: { uid: g?.uid },
      body: { evento: 'aprovar', versao: g?.versao },
    })
  }
  await pagar(1_000_00)
  expect((await avisos(aberta, 'venda-papeis'))[0]).toContain('recibo nº 000001')
  expect((await avisos(aberta, 'venda-comprovante'))[0]).toContain('Aprovamos R$')
  await pagar(9_500_00)
  expect(await quantos(aberta, 'venda-fechada')).toBe(1)
  expect(await quantos(aberta, 'venda-comprovante')).toBe(1)
  expect((await executarChamada(c.ctx(c.equipe), emitirNota, { params: { id: aberta.id } })).erro).toBeNull()
  expect((await avisos(aberta, 'venda-papeis')).at(-1)).toContain('nota de arrematação')
})
