// Each house has its own bank: two simulated ones, one of the platform and one of a house.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { salvarCredencial } from '../../core/externo/credenciais.ts'
import { type BancoSimulado, iniciarBancoPix } from '../../simuladores/banco-pix.ts'
import {
  BANCO_PIX,
  BancoFora,
  bancoDaCasa,
  garantirAviso,
  temBanco,
  usarBancoDaPlataforma,
} from './banco-pix.integration.ts'

let c: Cenario
let geral: BancoSimulado
let proprio: BancoSimulado
let desligar: () => void
beforeAll(async () => {
  c = await criarCenario({ clientes: 0, lotes: 0 })
  geral = await iniciarBancoPix()
  proprio = await iniciarBancoPix()
  desligar = usarBancoDaPlataforma(c.servicos, geral.url)
})
afterAll(async () => {
  desligar()
  await geral.parar()
  await proprio.parar()
  await c.fechar()
})

const salvar = (url: string) =>
  c.banco.doHotsite(c.hotsite.id, (tx) =>
    salvarCredencial(tx, c.servicos.externo.cofre, {
      hotId: c.hotsite.id,
      parceiro: BANCO_PIX,
      valores: { url, clientId: 'casa', clientSecret: 'S3gredo-da-casa' },
      quem: 'Equipe',
    }),
  )
const cobrar = async (hotId: number, txid: string) => {
  const banco = await bancoDaCasa(c.servicos, hotId, txid)
  return banco?.cobrar({
    txid,
    chave: 'pix@casa.com.br',
    valor: 100_00,
    devedor: { documento: '52998224725', nome: 'Zé da Ação' },
    recebedor: { nome: 'Casa', cidade: 'Goiania' },
    expiracaoSegundos: 3600,
    mensagem: 'Compra 1',
  })
}
const paga = async (banco: BancoSimulado, txid: string) => (await banco.pagar(txid, 'certo')).length > 0

test('a charge is made at the house’s own bank as soon as it is saved, at the platform’s otherwise', async () => {
  const [antes, depois, alheia] = ['a', 'b', 'c'].map((l) => l.repeat(32))
  await cobrar(c.hotsite.id, antes ?? '')
  await salvar(proprio.url)
  await cobrar(c.hotsite.id, depois ?? '')
  await cobrar(c.outroHotsite.id, alheia ?? '')
  expect(await Promise.all([antes, depois, alheia].map((t) => paga(geral, t ?? '')))).toEqual([
    true,
    false,
    true,
  ])
  expect(await Promise.all([antes, depois, alheia].map((t) => paga(proprio, t ?? '')))).toEqual([
    false,
    true,
    false,
  ])
})

test('the notices of a house go to its own bank, once per credential', async () => {
  const aviso = () =>
    garantirAviso(c.servicos, {
      id: c.hotsite.id,
      uid: c.hotsite.uid,
      chave: 'k',
      origem: 'http://leilao.localhost',
    })
  const quantos = async () =>
    (
      await c.banco.sistema
        .selectFrom('externoRegistro')
        .select('endereco')
        .where('operacao', '=', 'registrar-aviso')
        .execute()
    ).map((r) => new URL(r.endereco ?? '').port)
  await aviso()
  await aviso()
  expect(await quantos()).toEqual([String(proprio.porta)])
  await salvar(proprio.url)
  await aviso()
  expect(await quantos()).toHaveLength(2)
})

test('the log names payment and operation, and neither payer nor secret', async () => {
  const linhas = await c.banco.sistema
    .selectFrom('externoRegistro')
    .selectAll()
    .where('parceiro', '=', 'banco-pix')
    .execute()
  expect(linhas.filter((l) => l.operacao === 'cobrar' && l.objetoUid === 'b'.repeat(32))).toHaveLength(1)
  // One login serves many requests of one credential.
  expect(linhas.filter((l) => l.operacao === 'entrar').length).toBeLessThan(linhas.length - 2)
  for (const s of ['52998224725', 'Zé da Ação', 'S3gredo-da-casa', 'access_token":"']) {
    const texto = JSON.stringify(linhas).replaceAll('access_token\\":\\"•••', '')
    expect(texto, s).not.toContain(s)
  }
})

test('a bank that is out is out; a house without any has none', async () => {
  await proprio.parar()
  await expect(cobrar(c.hotsite.id, 'd'.repeat(32))).rejects.toBeInstanceOf(BancoFora)
  expect(await temBanco(c.servicos, c.outroHotsite.id)).toBe(true)
  desligar()
  expect(await temBanco(c.servicos, c.outroHotsite.id)).toBe(false)
  desligar = () => undefined
  expect(await temBanco(c.servicos, c.hotsite.id)).toBe(true)
  expect(await temBanco(c.servicos, c.outroHotsite.id)).toBe(false)
})
