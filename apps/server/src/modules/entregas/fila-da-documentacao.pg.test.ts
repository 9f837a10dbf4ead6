// The Despachante's queue on a real database: its order, what leaves it, the labels with the chosen address, the files
// that the buyer gets to read, and who reaches which of it.
import { randomUUID } from 'node:crypto'
import { baixarAnexo } from '@martelo/contracts/anexos/baixar-anexo.contract.ts'
import { enviarAnexo } from '@martelo/contracts/anexos/enviar-anexo.contract.ts'
import { listarAnexos } from '@martelo/contracts/anexos/listar-anexos.contract.ts'
import { filaDaDocumentacao } from '@martelo/contracts/entregas/fila-da-documentacao.contract.ts'
import { moverDocumentacao } from '@martelo/contracts/entregas/mover-documentacao.contract.ts'
import { lerDocumento } from '@martelo/contracts/impressos/ler-documento.contract.ts'
import { minhaVenda } from '@martelo/contracts/vendas/minha-venda.contract.ts'
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

let c: Cenario
let despachante: Pessoa
beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 0, lotes: 0 })
  despachante = { ...c.equipe, papeis: ['Despachante'] }
})
afterAll(async () => {
  await c.fechar()
})

interface Vendido {
  readonly cli: ClienteDoCenario
  readonly id: number
  readonly itemId: number
  readonly itemUid: string
}

/** Paid, collected so many days ago, its papers to go by that way. */
async function retirado(diasAtras: number, previsao: number, metodo = 'Sedex'): Promise<Vendido> {
  const cli = await c.novoCliente()
  const id = await venderLote(c, await bater(c, cli, 10_000_00))
  if (id === null) throw new Error('no sale')
  await sql`update venda set situacao = 'Fechada' where id = ${id}`.execute(c.banco.sistema)
  const r = await sql<{ id: number; uid: string }>`
    update venda_item i set retirada_situacao = 'entregue', entregue_at = now() - make_interval(days => ${diasAtras}), documentacao_situacao = 'em_analise',
      documentacao_previsao_dias = ${previsao}, metodo_entrega = ${metodo}, pat_id = case when ${metodo} = 'Retirada' then ${c.patId}::int end,
      endereco_entrega = case when ${metodo} = 'Retirada' then null else (select to_jsonb(e) from endereco e where e.cli_id = ${cli.cliId}) end
    where vnd_id = ${id} returning i.id, i.uid`.execute(c.banco.sistema)
  const item = r.rows[0]
  if (item === undefined) throw new Error('no item')
  return { cli, id, itemId: item.id, itemUid: item.uid }
}
const fila = async (query: object = {}, quem: Pessoa = despachante, hotsite = c.hotsite) => {
  const r = await executarChamada(c.ctx(quem, hotsite), filaDaDocumentacao, {
    query: { pagina: 1, porPagina: 50, ...query },
  })
  expect(r.erro).toBeNull()
  return r.valor
}
const mover = async (v: Vendido, evento: string, codigoEnvio: string | null = null) => {
  const r = await sql<{ versao: number }>`select versao from venda_item where id = ${v.itemId}`.execute(
    c.banco.sistema,
  )
  return executarChamada(c.ctx(despachante), moverDocumentacao, {
    params: { itemUid: v.itemUid },
    body: { evento: evento as 'enviar', codigoEnvio, versao: r.rows[0]?.versao ?? 0 },
  })
}

test('the nearest deadline first; what is posted leaves the queue, with a tracking page', async () => {
  const longe = await retirado(1, 60)
  const atrasado = await retirado(60, 5, 'Retirada')
  const perto = await retirado(2, 8)
  const ordem = async (q: object = {}) => (await fila(q)).map((l) => l.id)
  expect(await ordem()).toEqual([atrasado.itemId, perto.itemId, longe.itemId])
  expect(await ordem({ prazo: 'vencido' })).toEqual([atrasado.itemId])
  expect(await ordem({ metodo: 'Sedex' })).toEqual([perto.itemId, longe.itemId])
  expect(await ordem({ pagina: 2, porPagina: 2 })).toEqual([longe.itemId])
  expect((await fila({ prazo: 'vencido' }))[0]).toMatchObject({
    metodo: 'Retirada',
    destino: 'Pátio Campinas',
  })
  expect((await fila({ metodo: 'Sedex' }))[0]).toMatchObject({
    destino: 'Campinas/SP',
    situacao: 'em_analise',
  })
  // Not before it went to the Despachante, and not without a code.
  expect((await mover(perto, 'enviar', 'OX123456785BR')).erro?.error).toBe('RECUSADO')
  expect((await mover(perto, 'encaminharAoDespachante')).erro).toBeNull()
  expect((await mover(perto, 'enviar')).erro?.campos).toHaveProperty('codigoEnvio')
  expect((await mover(perto, 'enviar', 'OX123456785BR')).erro).toBeNull()
  expect(await ordem()).toEqual([atrasado.itemId, longe.itemId])
  const [enviado] = await fila({ situacao: 'enviado' })
  expect(enviado).toMatchObject({ id: perto.itemId, codigoEnvio: 'OX123456785BR' })
  expect(enviado?.rastreamento).toContain('OX123456785BR')
  expect((await fila({ busca: 'ox1234567', situacao: 'enviado' })).map((l) => l.id)).toEqual([perto.itemId])
  expect((await mover(perto, 'confirmarEntrega')).erro).toBeNull()
  expect(await fila({ situacao: 'enviado' })).toEqual([])
})

test('labels bear the address that was chosen, also after the buyer moved; none for what is collected', async () => {
  const [a, b, noPatio] = [await retirado(1, 30), await retirado(1, 30), await retirado(1, 30, 'Retirada')]
  await sql`update endereco set logradouro = 'Avenida Nova' where cli_id = ${a.cli.cliId}`.execute(
    c.banco.sistema,
  )
  const ler = (chave: string, quem: Pessoa | null = despachante, hotsite = c.hotsite) =>
    executarChamada(c.ctx(quem, hotsite), lerDocumento, { params: { tipo: 'etiquetasDeEnvio', chave } })
  const chave = `itens-${a.itemId}-${b.itemId}-${noPatio.itemId}`
  const { folhas } = (await ler(chave)).valor
  expect(folhas).toHaveLength(2)
  expect(JSON.stringify(folhas[0])).toContain('Rua das Flores')
  expect(JSON.stringify(folhas[0])).toContain('13010-000')
  expect(folhas[0]).toMatchObject({ marca: 'Sedex', completo: true })
  expect((await ler(a.itemUid)).valor.folhas).toHaveLength(1)
  expect((await ler(noPatio.itemUid)).status).toBe(404)
  for (const quem of [null, a.cli, { ...c.equipe, papeis: ['SAC'] }])
    expect((await ler(chave, quem)).status, quem?.nome ?? 'a visitor').toBe(404)
  expect((await ler(chave, { ...despachante, hotId: c.outroHotsite.id }, c.outroHotsite)).status).toBe(404)
  expect((await ler('itens-1;drop')).status).toBe(400)
})

test('the buyer reads the papers of his vehicle once it is his', async () => {
  const v = await retirado(1, 30)
  const bytes = Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n',
  )
  const enviar = (tipo: string, quem: Pessoa = despachante) =>
    executarChamada(c.ctx(quem), enviarAnexo, {
      params: { entidade: 'venda_item', uid: v.itemUid },
      body: { tipo: tipo as 'crlv', pasta: '', chaveDoPedido: randomUUID() },
      arquivos: [{ nome: `${tipo}.pdf`, bytes }],
    })
  for (const tipo of ['crlv', 'atpve']) expect((await enviar(tipo)).erro, tipo).toBeNull()
  expect((await enviar('crlv', v.cli)).status).toBe(404)
  const minha = async () =>
    (await executarChamada(c.ctx(v.cli), minhaVenda, { params: { id: v.id } })).valor.itens[0]
  const item = await minha()
  expect(item?.informacoesDocumentacao.arquivos.map((x) => x.rotulo)).toEqual(['CRLV-e', 'ATPV-e'])
  const uid = /anexos\/([0-9a-f-]{36})/.exec(item?.crlvUrl ?? '')?.[1] ?? ''
  const baixar = (quem: Pessoa | null, hotsite = c.hotsite) =>
    executarChamada(c.ctx(quem, hotsite), baixarAnexo, { params: { uid }, query: { como: 'baixar' } })
  expect((await baixar(v.cli)).status).toBe(200)
  expect((await baixar(await c.novoCliente())).status).toBe(404)
  expect((await baixar(c.forasteiro, c.outroHotsite)).status).toBe(404)
  const lista = await executarChamada(c.ctx(v.cli), listarAnexos, {
    params: { entidade: 'venda_item', uid: v.itemUid },
  })
  expect(lista.valor.map((x) => x.tipo)).toEqual(['crlv', 'atpve'])
  // A sale that is open again gives nothing out.
  await sql`update venda set situacao = 'Aguardando Validação' where id = ${v.id}`.execute(c.banco.sistema)
  expect((await baixar(v.cli)).status).toBe(404)
  expect(await minha()).toMatchObject({ crlvUrl: null, informacoesDocumentacao: { arquivos: [] } })
})

test('is the Despachante’s, in his own house', async () => {
  const v = await retirado(1, 30)
  for (const quem of [v.cli, { ...c.equipe, papeis: ['Acerto'] }])
    expect(
      (await executarChamada(c.ctx(quem), filaDaDocumentacao, { query: { pagina: 1, porPagina: 10 } }))
        .status,
    ).toBe(403)
  expect(await fila({}, { ...despachante, hotId: c.outroHotsite.id }, c.outroHotsite)).toEqual([])
})
