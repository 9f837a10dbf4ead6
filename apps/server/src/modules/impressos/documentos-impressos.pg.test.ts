// Papers of a purchase as people get them: as blocks for the page, as a PDF read by other programs; whole for the buyer and
// the staff, masked for who only has the code, and unknown in another house.
import { createHash, randomBytes } from 'node:crypto'
import { conferirImpresso } from '@martelo/contracts/impressos/conferir-impresso.contract.ts'
import { documentoEmPdf } from '@martelo/contracts/impressos/documento-em-pdf.contract.ts'
import { lerDocumento } from '@martelo/contracts/impressos/ler-documento.contract.ts'
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

let c: Cenario
let extrato: string
let autorizacao: string
const comprador = () => c.clientes[0] as ClienteDoCenario
const outro = () => c.clientes[1] as ClienteDoCenario

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 2, lotes: 0 })
  await sql`update cliente set nome = 'Íris da Conceição' where id = ${comprador().cliId}`.execute(
    c.banco.sistema,
  )
  const lote = await bater(c, comprador(), 10_000_00)
  const id = await venderLote(c, lote)
  const venda = await sql<{ hash: string; itemId: number }>`
    select v.hash_qrcode as hash, i.id as item_id from venda v join venda_item i on i.vnd_id = v.id where v.id = ${id}`.execute(
    c.banco.sistema,
  )
  extrato = venda.rows[0]?.hash ?? ''
  autorizacao = randomBytes(16).toString('hex')
  await sql`insert into agendamento (hot_id, item_id, pat_id, vaga, inicio, fim, situacao, hash_qrcode, terceiro_nome, terceiro_documento, terceiro_telefone, solicitado_at)
    values (${c.hotsite.id}, ${venda.rows[0]?.itemId}, ${c.patId}, 1, now() + interval '1 day', now() + interval '25 hours', 'agendado', ${autorizacao},
      'José Açafrão', '52998224725', '11988887777', now())`.execute(c.banco.sistema)
})
afterAll(async () => {
  await c.fechar()
})

const ler = (tipo: string, chave: string, quem: Pessoa | null) =>
  executarChamada(c.ctx(quem), lerDocumento, { params: { tipo, chave } })
const pdf = (tipo: string, chave: string, quem: Pessoa | null) =>
  pdfDaChamada(c.ctx(quem), documentoEmPdf, { params: { tipo, chave } })

test.each([
  ['extrato', () => extrato, ['Extrato de compra', 'Restante', 'dez mil reais', 'R$ 10.500,00']],
  ['comprovante', () => extrato, ['Comprovante de arrematação', 'não substitui a nota de arrematação']],
  [
    'autorizacao',
    () => autorizacao,
    ['Autorização de retirada por terceiros', 'José Açafrão', '529.982.247-25', 'Pátio Campinas'],
  ],
])(
  '%s: the buyer takes it as PDF, with words and code that other programs read',
  async (tipo, chave, ditos) => {
    const lido = await pdf(tipo, chave(), comprador())
    for (const t of ['Íris da Conceição', ...ditos])
      expect(lido.texto.replaceAll('\u00a0', ' '), t).toContain(t)
    const [codigo] = await lerCodigos(lido.bytes)
    expect(codigo).toMatch(new RegExp(`/qrcode/extrato/${chave()}$`))
    expect(lido).toMatchObject({ idioma: 'pt-BR', marcado: true })
  },
)

test.each(['extrato', 'comprovante', 'nota'])('a shop’s %s says no word of auction', async (tipo) => {
  const folhas = async (site: 'leilao' | 'loja') => {
    const ctx = c.ctx(comprador(), { ...c.hotsite, tipo: site })
    const r = await executarChamada(ctx, lerDocumento, { params: { tipo, chave: extrato } })
    // The event's own name stands first in the head.
    return JSON.stringify(r.valor.folhas.map((f) => [f.titulo, f.cabecalho.slice(1), f.blocos]))
  }
  expect(await folhas('leilao')).toMatch(/Comitente: /)
  expect(await folhas('loja')).toMatch(/Vendedor: /)
  expect(await folhas('loja')).not.toMatch(/\blotes?\b|comitente|arremat|\blances?\b|leil(?:ão|oeir)/i)
})

test('page and PDF carry the same words', async () => {
  const { valor } = await ler('extrato', extrato, comprador())
  expect(valor.folhas).toHaveLength(1)
  expect(valor.pdf).toBe(`/v1/documentos/extrato/${extrato}/pdf`)
  const { texto } = await pdf('extrato', extrato, comprador())
  const plano = (t: string) => t.replace(/\s/g, '')
  for (const b of valor.folhas[0]?.blocos ?? []) {
    const textos =
      b.tipo === 'dados'
        ? b.linhas.map((l) => l.valor)
        : b.tipo === 'tabela'
          ? b.linhas.flat().flatMap((t) => t.split('\n'))
          : b.tipo === 'texto'
            ? b.paragrafos
            : []
    for (const t of textos) expect(plano(texto)).toContain(plano(t))
  }
})

test.each([
  ['extrato', () => extrato],
  ['autorizacao', () => autorizacao],
])(
  '%s: who only has the code reads no name and no document, on the page and in the PDF',
  async (tipo, chave) => {
    for (const quem of [null, outro()]) {
      const { valor } = await ler(tipo, chave(), quem)
      const { texto } = await pdf(tipo, chave(), quem)
      for (const t of [JSON.stringify(valor), texto]) {
        expect(t).toContain('Dados pessoais ocultos')
        expect(t).not.toContain('Íris da Conceição')
        expect(t).not.toContain('Açafrão')
        expect(t).not.toContain('529.982.247-25')
      }
    }
  },
)

test('an unknown code, a wrong kind, another house: not found, and no file', async () => {
  const nada = '0'.repeat(32)
  expect((await ler('extrato', nada, c.equipe)).status).toBe(404)
  expect((await ler('autorizacao', extrato, c.equipe)).status).toBe(404)
  expect((await ler('inventado', extrato, c.equipe)).status).toBe(400)
  const fora = c.ctx(c.forasteiro, c.outroHotsite)
  const entrada = { params: { tipo: 'extrato', chave: extrato } }
  expect(await bytesDaChamada(fora, documentoEmPdf, entrada)).toBe(404)
  expect(
    await bytesDaChamada(c.ctx(c.equipe), documentoEmPdf, { params: { tipo: 'extrato', chave: nada } }),
  ).toBe(404)
})

const conferir = async (codigo: string) =>
  (await executarChamada(c.ctx(null), conferirImpresso, { params: { hash: codigo } })).valor

test.each([
  ['extrato', () => extrato, 'Extrato de compra'],
  ['comprovante', () => extrato, 'Comprovante de arrematação'],
  ['autorizacao', () => autorizacao, 'Autorização de retirada por terceiros'],
])(
  '%s: what a party takes is numbered and kept; a change gives the next number',
  async (tipo, chave, titulo) => {
    const [a, b] = await Promise.all([pdf(tipo, chave(), comprador()), pdf(tipo, chave(), c.equipe)])
    expect(a.bytes.equals(b.bytes)).toBe(true)
    const deste = async () => (await conferir(chave())).copias.filter((x) => x.titulo.startsWith(titulo))
    const antes = await deste()
    expect(antes[0]).toMatchObject({
      vigente: true,
      sha256: createHash('sha256').update(a.bytes).digest('hex'),
    })
    const numero = Number(/ (\d+)\//.exec(antes[0]?.titulo ?? '')?.[1])
    expect(a.texto).toContain(`nº ${numero}/`)

    // Who is no party leaves no copy.
    await pdf(tipo, chave(), outro())
    expect(await deste()).toEqual(antes)

    await sql`update cliente set nome = ${`Íris da Conceição ${tipo}`} where id = ${comprador().cliId}`.execute(
      c.banco.sistema,
    )
    const depois = await pdf(tipo, chave(), comprador())
    expect(depois.texto).toContain(`nº ${numero + 1}/`)
    expect((await deste()).map((x) => x.vigente)).toEqual([true, ...antes.map(() => false)])
  },
)

test('a client takes all that is kept about him as PDF; another’s opens nothing', async () => {
  const lido = await pdf('meusDados', comprador().cliUid, comprador())
  for (const t of ['Dados pessoais', 'Íris da Conceição', 'Lances (1)', 'Compras (1)', 'Termos aceitos (0)'])
    expect(lido.texto, t).toContain(t)
  expect((await ler('meusDados', comprador().cliUid, outro())).status).toBe(404)
  expect((await ler('meusDados', comprador().cliUid, c.equipe)).status).toBe(404)
  const porOutro = { ...comprador(), por: { usuId: outro().usuId, nome: 'Filho', escopo: ['ver'] } }
  expect((await ler('meusDados', comprador().cliUid, porOutro)).status).toBe(404)
})
