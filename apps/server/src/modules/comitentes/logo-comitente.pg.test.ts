import { enviarLogoComitente } from '@martelo/contracts/comitentes/enviar-logo-comitente.contract.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { chamarComo, executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'

let c: Cenario
let uid = ''
beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ lotes: 1, clientes: 1 })
  const comitente = await c.servicos.banco.sistema
    .selectFrom('comitente')
    .select('uid')
    .where('hotId', '=', c.hotsite.id)
    .executeTakeFirstOrThrow()
  uid = comitente.uid
})
afterAll(() => c.fechar())

const figura = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#123456' } })
const mandar = (...bytes: Buffer[]) =>
  executarChamada(c.ctx(c.equipe), enviarLogoComitente, {
    params: { uid },
    arquivos: bytes.map((b) => ({ nome: 'l', bytes: b })),
  })

test('a logo is made anew within its measures', async () => {
  const { valor } = await mandar(await figura(2000, 500).png().toBuffer())
  expect(valor.logo).toMatch(/^\/arquivos\/comitentes\/.+\.webp$/)
})

test('what is none is refused at its field, with the reason', async () => {
  const recusas = [
    await mandar(),
    await mandar(await figura(60, 30).webp().toBuffer()),
    await mandar(Buffer.from('%PDF-1.7')),
  ]
  expect(recusas.map((r) => [r.status, r.erro?.campos?.logo])).toEqual([
    [422, 'Escolha um arquivo'],
    [422, expect.stringContaining('pelo menos 72 × 36')],
    [422, 'O arquivo não é uma imagem PNG, JPEG ou WebP.'],
  ])
})

test('a person who sends the logo with the record open saves it without a conflict with himself', async () => {
  const ler = async () =>
    (await chamarComo(c, c.equipe, 'GET /v1/comitentes/:uid', { params: { uid } })).valor
  const { versao } = await ler()
  const { valor } = await mandar(await figura(700, 200).png().toBuffer())
  const { erro } = await chamarComo(c, c.equipe, 'POST /v1/comitentes', {
    body: { uid, versao, grupo: 'Bancos' },
  })
  expect(erro).toBeNull()
  expect(await ler()).toMatchObject({ grupo: 'Bancos', logo: valor.logo })
})
