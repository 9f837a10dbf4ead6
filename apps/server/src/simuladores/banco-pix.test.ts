import { getPixPayloadInfo } from '@brazilian-utils/brazilian-utils'
import leitorDeQr from 'jsqr'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { qrSvg } from '../core/impressao/qr-svg.ts'
import {
  abrirBancoPix,
  BancoFora,
  type BancoPix,
  type PixDoBanco,
} from '../modules/pagamentos/banco-pix.integration.ts'
import { criarDisjuntores } from '../core/externo/disjuntores.ts'
import { montarLigacao } from '../core/externo/ligacao.ts'
import { abrirAgente } from '../core/externo/saida-para-fora.ts'
import { type BancoSimulado, iniciarBancoPix } from './banco-pix.ts'

/** A connection without a database: its log goes nowhere. */
const ligar = (url: string) =>
  abrirBancoPix(
    montarLigacao({
      parceiro: 'banco-pix',
      credencial: { url, clientId: 'a', clientSecret: 'b' },
      de: 'plataforma',
      guardada: false,
      enderecoDosAvisos: null,
      origem: { hotId: null },
      segredos: [],
      tempoMs: 8000,
      agente: abrirAgente({ guardada: false }),
      memoria: new Map(),
      disjuntores: criarDisjuntores(),
      registrar: () => Promise.resolve(),
    }),
  )

let banco: BancoSimulado
let api: BancoPix
const TXID = 'martelo00000000000000000000teste1'
const PEDIDO = {
  txid: TXID,
  chave: 'pix@casa.com.br',
  valor: 10_500_99,
  devedor: { documento: '52998224725', nome: 'Zé da Ação' },
  recebedor: { nome: 'Casa de Leilões São João & Filhos', cidade: 'São José do Rio Preto' },
  expiracaoSegundos: 3600,
  mensagem: 'Compra 1',
}

beforeAll(async () => {
  banco = await iniciarBancoPix()
  api = ligar(banco.url)
})
afterAll(() => banco.parar())

describe('the code of a charge, read by libraries that are not ours', () => {
  test('BR Code', async () => {
    const { copiaECola } = await api.cobrar(PEDIDO)
    expect(getPixPayloadInfo(copiaECola)).toMatchObject({
      merchantName: 'Casa de Leiloes Sao Joao',
      merchantCity: 'Sao Jose do Rio',
      url: expect.stringContaining('pix.banco-simulado.com.br/qr/v2/'),
    })
  })

  test('QR image', async () => {
    const { copiaECola } = await api.cobrar(PEDIDO)
    const svg = Buffer.from(await qrSvg(copiaECola))
    const { data, info } = await sharp(svg, { density: 300 })
      .flatten({ background: 'white' })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(leitorDeQr(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(copiaECola)
  })
})

describe('the bank', () => {
  test('a charge is idempotent: asked twice gives one', async () => {
    expect(await api.cobrar(PEDIDO)).toEqual(await api.cobrar(PEDIDO))
  })

  test('tells of what was paid, by id and in a list; a refund once, never more than the Pix', async () => {
    const [pix] = await banco.pagar(TXID, 'certo')
    const id = pix?.endToEndId ?? ''
    expect(await api.ler(id)).toMatchObject({
      txid: TXID,
      valor: PEDIDO.valor,
      pagadorDocumento: '52998224725',
      devolucoes: [],
    })
    await api.devolver(id, 'D1', 500_00)
    await api.devolver(id, 'D1', 500_00)
    await expect(api.devolver(id, 'D2', PEDIDO.valor)).rejects.toBeInstanceOf(BancoFora)
    const todos: PixDoBanco[] = []
    for await (const p of api.listar(new Date(Date.now() - 60_000), new Date(Date.now() + 60_000)))
      todos.push(p)
    expect(todos).toHaveLength(1)
    expect(todos[0]?.devolucoes).toEqual([{ id: 'D1', status: 'DEVOLVIDO', valor: 500_00 }])
  })

  test('knows nothing of what was not paid', async () => {
    expect(await api.ler('E00000000000000000000000000000000')).toBeNull()
  })

  test('that fails, or is not there, is out', async () => {
    banco.comportamento.falharACada = 1
    await expect(api.ler('E1')).rejects.toBeInstanceOf(BancoFora)
    banco.comportamento.falharACada = 0
    await expect(ligar('http://127.0.0.1:9').ler('E1')).rejects.toBeInstanceOf(BancoFora)
  })

  test('shows a page on which a person pays', async () => {
    const pagina = await (await fetch(`${banco.url}/pagar/${TXID}`)).text()
    expect(pagina).toContain('R$ 10.500,99')
    expect(await (await fetch(`${banco.url}/pagar/nada`)).text()).toContain('não existe')
  })
})
