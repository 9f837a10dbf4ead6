// The note of a sale on a real database: numbers without a gap, the file as sent, its check page, and what makes it worthless.
import { createHash } from 'node:crypto'
import { cancelarNota } from '@martelo/contracts/impressos/cancelar-nota.contract.ts'
import { conferirImpresso } from '@martelo/contracts/impressos/conferir-impresso.contract.ts'
import { documentoEmPdf } from '@martelo/contracts/impressos/documento-em-pdf.contract.ts'
import { emitirNota } from '@martelo/contracts/impressos/emitir-nota.contract.ts'
import { emitirNotasDoLeilao } from '@martelo/contracts/impressos/emitir-notas-do-leilao.contract.ts'
import { lerDocumento } from '@martelo/contracts/impressos/ler-documento.contract.ts'
import { extratoCompra } from '@martelo/contracts/impressos/extrato-compra.contract.ts'
import { notaFiscal } from '@martelo/contracts/impressos/nota-fiscal.contract.ts'
import { notaFiscalAuth } from '@martelo/contracts/impressos/nota-fiscal-auth.contract.ts'
import { notasDaVenda } from '@martelo/contracts/impressos/notas-da-venda.contract.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Cenario,
  type ClienteDoCenario,
  criarCenario,
  type Pessoa,
} from '../../../../../tests/pg/cenario.ts'
import { bytesDaChamada, executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { lerCodigos } from '../../../../../tests/pg/ler-pdf.ts'
import { pdfDaChamada } from '../../../../../tests/pg/pdf-da-chamada.ts'
import { bater, venderLote } from '../../../../../tests/pg/venda-de-teste.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { emitir } from './notas.ts'

let c: Cenario

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 8, lotes: 0 })
})
afterAll(async () => {
  await c.fechar()
})

const cliente = (i: number): ClienteDoCenario => c.clientes[i] as ClienteDoCenario
const mover = (id: number, situacao: string) =>
  sql`update venda set situacao = ${situacao} where id = ${id}`.execute(c.banco.sistema)

async function vendaFechada(i: number): Promise<{ id: number; hash: string }> {
  const id = await venderLote(c, await bater(c, cliente(i), 10_000_00))
  if (id === null) throw new Error('no sale')
  await mover(id, 'Fechada')
  const r = await sql<{ hash: string }>`select hash_qrcode as hash from venda where id = ${id}`.execute(
    c.banco.sistema,
  )
  return { id, hash: r.rows[0]?.hash ?? '' }
}
const emitirPara = (id: number, quem: Pessoa = c.equipe) =>
  executarChamada(c.ctx(quem), emitirNota, { params: { id } })
const notas = async (id: number) =>
  (await executarChamada(c.ctx(c.equipe), notasDaVenda, { params: { id } })).valor
const ler = async (chave: string, quem: Pessoa | null, tipo = 'nota') =>
  (await executarChamada(c.ctx(quem), lerDocumento, { params: { tipo, chave } })).valor
const conferir = async (hash: string) =>
  (await executarChamada(c.ctx(null), conferirImpresso, { params: { hash } })).valor
const codigoNaVenda = async (id: number) =>
  (
    await sql<{ c: string | null }>`select codigo_nota_fiscal as c from venda where id = ${id}`.execute(
      c.banco.sistema,
    )
  ).rows[0]?.c

test('issued once, numbered, checked by its code, and sent as the same bytes for ever', async () => {
  const v = await vendaFechada(0)
  expect((await ler(v.hash, cliente(0))).folhas[0]).toMatchObject({ marca: 'Pendente' })
  const r = await emitirPara(v.id)
  expect(r.erro).toBeNull()
  const [nota] = r.valor.notas
  if (!nota) throw new Error('no note')
  expect(nota).toMatchObject({ situacao: 'Emitida', emitidaPor: c.equipe.nome })
  expect(nota.codigo).toMatch(/^1\/20\d\d$/)
  expect(await codigoNaVenda(v.id)).toBe(nota.codigo)
  expect((await emitirPara(v.id)).erro?.error).toBe('RECUSADA')

  const pdf = (quem: Pessoa | null, tipo = 'nota') =>
    pdfDaChamada(c.ctx(quem), documentoEmPdf, { params: { tipo, chave: v.hash } })
  const enviada = await pdf(cliente(0))
  expect(enviada.texto.replaceAll('\u00a0', ' ')).toContain(`Nº ${nota.codigo}`)
  expect(enviada.texto.replaceAll('\u00a0', ' ')).toContain('R$ 10.500,00')
  expect((await lerCodigos(enviada.bytes))[0]).toMatch(new RegExp(`/qrcode/nota/${nota.hashQrcode}$`))
  expect((await pdf(cliente(0))).bytes.equals(enviada.bytes)).toBe(true)
  const guardada = await sql<{ sha256: string }>`
    select sha256 from documento_emitido where uid = ${nota.uid}`.execute(c.banco.sistema)
  expect(guardada.rows[0]?.sha256).toBe(createHash('sha256').update(enviada.bytes).digest('hex'))

  expect((await pdf(cliente(0), 'notaSegundaVia')).texto).toContain('2ª via')
  const alheio = await pdf(cliente(1))
  expect(alheio.texto).toContain('Dados pessoais ocultos')
  expect(alheio.texto).not.toContain(cliente(0).nome)
  expect(await conferir(nota.hashQrcode)).toMatchObject({
    documento: 'Nota de arrematação',
    numero: nota.codigo,
    valida: true,
  })
})

test('a shop’s note speaks of a purchase: paper, check and notice', async () => {
  const v = await vendaFechada(7)
  const naLoja = (quem: Pessoa | null) => c.ctx(quem, { ...c.hotsite, tipo: 'loja' })
  expect((await executarChamada(naLoja(c.equipe), emitirNota, { params: { id: v.id } })).erro).toBeNull()
  const { folhas } = (
    await executarChamada(naLoja(cliente(7)), lerDocumento, { params: { tipo: 'nota', chave: v.hash } })
  ).valor
  expect(folhas[0]?.titulo).toBe('Comprovante de venda')
  expect(JSON.stringify(folhas.map((f) => [f.cabecalho.slice(1), f.blocos]))).not.toMatch(
    /\blotes?\b|comitente|arremat|\blances?\b|leil(?:ão|oeir)/i,
  )
  const hash = (await notas(v.id)).notas[0]?.hashQrcode ?? ''
  expect((await executarChamada(naLoja(null), conferirImpresso, { params: { hash } })).valor.documento).toBe(
    'Comprovante de venda',
  )
  const avisos = await sql<{ texto: string }>`
    select texto from caixa_postal where texto like '%comprovante de venda%'`.execute(c.banco.sistema)
  expect(avisos.rows[0]?.texto).toContain('Emitimos o comprovante de venda')
})

test('a sale that is not closed has none; one that changes makes it invalid, and the next takes a new number', async () => {
  const v = await vendaFechada(1)
  await mover(v.id, 'Aguardando Pagamento')
  expect((await emitirPara(v.id)).erro?.error).toBe('RECUSADA')
  await mover(v.id, 'Fechada')
  const primeira = (await emitirPara(v.id)).valor.notas[0]
  await mover(v.id, 'Aguardando Validação')
  expect((await notas(v.id)).notas[0]?.situacao).toBe('Inválida')
  await mover(v.id, 'Fechada')
  await sql`update venda_item set valor = valor + 100 where vnd_id = ${v.id}`.execute(c.banco.sistema)
  expect((await notas(v.id)).notas[0]).toMatchObject({ situacao: 'Inválida' })
  const papel = await pdfDaChamada(c.ctx(cliente(1)), documentoEmPdf, {
    params: { tipo: 'nota', chave: v.hash },
  })
  expect(papel.texto).toContain('Sem valor: A compra mudou depois da emissão')
  expect(await conferir(primeira?.hashQrcode ?? '')).toMatchObject({ valida: false, validade: 'Inválida' })
  const { valor } = await emitirPara(v.id)
  expect(valor.notas.map((n) => n.situacao)).toEqual(['Emitida', 'Cancelada'])
  expect(valor.notas[1]?.motivo).toBe(`Substituída pela nota ${valor.notas[0]?.codigo}`)
})

test('cancelled with a reason, its number is not used again; a sale undone takes its note with it', async () => {
  const v = await vendaFechada(2)
  const [nota] = (await emitirPara(v.id)).valor.notas
  const cancelar = () =>
    executarChamada(c.ctx(c.equipe), cancelarNota, {
      params: { uid: nota?.uid },
      body: { motivo: 'Nome errado' },
    })
  expect((await cancelar()).valor.notas[0]).toMatchObject({ situacao: 'Cancelada', motivo: 'Nome errado' })
  expect((await cancelar()).erro?.error).toBe('RECUSADA')
  expect(await codigoNaVenda(v.id)).toBeNull()
  const [nova] = (await emitirPara(v.id)).valor.notas
  expect(nova?.codigo).not.toBe(nota?.codigo)
  await mover(v.id, 'Cancelada')
  expect((await conferir(nova?.hashQrcode ?? '')).validade).toBe('Cancelada')
})

test('ten at once, some rolled back: no gap and no pair; the batch issues what is missing, as one file', async () => {
  const vendas = await Promise.all([3, 4, 5, 6, 7].map(vendaFechada))
  const desistir = (id: number) =>
    c.banco
      .doHotsite(c.hotsite.id, async (tx) => {
        await emitir(c.ctx(c.equipe), tx, id)
        throw new Error('the process died')
      })
      .catch(() => null)
  await Promise.all(vendas.slice(0, 3).flatMap((v) => [desistir(v.id), emitirPara(v.id), emitirPara(v.id)]))
  const lote = await executarChamada(c.ctx(c.equipe), emitirNotasDoLeilao, {
    params: { uid: c.leilao.uid },
  })
  expect(lote.valor.filter((r) => r.codigo !== null)).toHaveLength(2)
  expect(lote.valor.find((r) => r.venda === vendas[0]?.id)?.motivo).toMatch(/já foi emitida/)
  const numeros = await sql<{ numero: number }>`
    select numero from documento_emitido where hot_id = ${c.hotsite.id} order by numero`.execute(
    c.banco.sistema,
  )
  expect(numeros.rows.map((r) => r.numero)).toEqual(numeros.rows.map((_, i) => i + 1))
  const junto = await pdfDaChamada(c.ctx(c.equipe), documentoEmPdf, {
    params: { tipo: 'notasDoLeilao', chave: c.leilao.uid },
  })
  for (const v of vendas) {
    const [n] = (await notas(v.id)).notas
    expect(junto.texto.replaceAll('\u00a0', ' ')).toContain(`Nº ${n?.codigo}`)
  }
  const doLeilao = { params: { tipo: 'notasDoLeilao', chave: c.leilao.uid } }
  expect(await bytesDaChamada(c.ctx(cliente(3)), documentoEmPdf, doLeilao)).toBe(404)
})

test('by code for who has it, masked; whole auctions, consignors and auctioneers for the house alone', async () => {
  const { rows } = await sql<{ hash: string; uid: string; cliId: number; leoId: number }>`
    select v.hash_qrcode as hash, v.uid, v.cli_id as "cliId", a.leo_id as "leoId" from venda v join leilao a on a.id = v.lei_id
    where v.hot_id = ${c.hotsite.id} and v.codigo_nota_fiscal is not null order by v.id limit 1`.execute(
    c.banco.sistema,
  )
  const [v] = rows
  if (!v) throw new Error('no note was issued')
  const dono = c.clientes.find((p) => p.cliId === v.cliId) ?? null
  const aberta = (await executarChamada(c.ctx(null), notaFiscal, { query: { hashs: v.hash } })).valor
  expect(aberta.vendas[0]).toMatchObject({ completo: false, nota: { codigo: expect.any(String) } })
  expect(JSON.stringify(aberta)).not.toContain(dono?.nome)
  const query = { uids: v.uid }
  expect((await executarChamada(c.ctx(null), notaFiscalAuth, { query })).status).toBe(401)
  expect((await executarChamada(c.ctx(dono), notaFiscalAuth, { query })).valor.vendas).toHaveLength(1)
  const outro = c.clientes.find((p) => p.cliId !== v.cliId) ?? null
  expect((await executarChamada(c.ctx(outro), notaFiscalAuth, { query })).status).toBe(404)
  for (const todas of [{ leiId: c.leilao.id }, { comId: c.comId }, { leoId: v.leoId }]) {
    expect((await executarChamada(c.ctx(dono), notaFiscal, { query: todas })).status).toBe(403)
    expect((await executarChamada(c.ctx(null), extratoCompra, { query: todas })).status).toBe(403)
    const daCasa = await executarChamada(c.ctx(c.equipe), extratoCompra, { query: todas })
    expect(daCasa.valor.vendas.length).toBeGreaterThan(3)
  }
  const vazia = await executarChamada(c.ctx(c.equipe), extratoCompra, {
    query: { carId: 1, leiId: c.leilao.id },
  })
  expect(vazia.status).toBe(404)
})

test('another house neither sees nor issues them', async () => {
  const v = await vendaFechada(0)
  const fora = c.ctx({ ...c.forasteiro, papeis: ['ADM'] }, c.outroHotsite)
  expect((await executarChamada(fora, emitirNota, { params: { id: v.id } })).status).toBe(404)
  expect(await bytesDaChamada(fora, documentoEmPdf, { params: { tipo: 'nota', chave: v.hash } })).toBe(404)
})
