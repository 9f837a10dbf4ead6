import { apagarFotoDoPatio } from '@martelo/contracts/patios/apagar-foto-do-patio.contract.ts'
import { enviarFotoDoPatio } from '@martelo/contracts/patios/enviar-foto-do-patio.contract.ts'
import { MAXIMO_DE_FOTOS_DO_PATIO } from '@martelo/contracts/patios/foto-do-patio.schemas.ts'
import { patioPorNome } from '@martelo/contracts/patios/patio-por-nome.contract.ts'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import './apagar-foto-do-patio.handler.ts'
import './enviar-foto-do-patio.handler.ts'
import './patio-por-nome.handler.ts'

let c: Cenario
let patUid: string
let patioNome: string
beforeAll(async () => {
  c = await criarCenario({ lotes: 0, clientes: 1 })
  const p = await c.banco.sistema
    .selectFrom('patio')
    .select(['uid', 'nome'])
    .where('id', '=', c.patId)
    .executeTakeFirstOrThrow()
  patUid = p.uid
  patioNome = p.nome
})
afterAll(() => c.fechar())

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .png()
    .toBuffer()
const enviar = async (bytes: Buffer, ctx = c.ctx(c.equipe), uid = patUid) =>
  executarChamada(ctx, enviarFotoDoPatio, {
    params: { patUid: uid },
    body: { legenda: 'Entrada' },
    arquivos: [{ nome: 'a.png', bytes }],
  })
const ver = async () => (await executarChamada(c.ctx(null), patioPorNome, { params: { patioNome } })).valor

test('a picture is re-encoded and shown to visitors', async () => {
  const r = await enviar(await png(2000, 1500))
  expect(r.valor).toMatchObject([{ largura: 1600, altura: 1200, legenda: 'Entrada' }])
  expect((await ver()).fotos).toEqual(r.valor)
})

test('refused: too small, a program, by a client, of another site', async () => {
  const boa = await png(800, 600)
  expect((await enviar(await png(300, 200))).erro?.campos?.foto).toBeDefined()
  expect((await enviar(Buffer.from('MZ programa'))).status).toBe(422)
  expect((await enviar(boa, c.ctx(c.clientes[0] ?? null))).status).toBe(403)
  expect((await enviar(boa, c.ctx(c.equipe, c.outroHotsite))).status).toBe(404)
  expect((await ver()).fotos).toHaveLength(1)
})

test('no more than there is room for, and each goes when it is taken away', async () => {
  const boa = await png(800, 600)
  for (let i = 1; i < MAXIMO_DE_FOTOS_DO_PATIO; i++) expect((await enviar(boa)).status).toBe(200)
  expect((await enviar(boa)).erro?.error).toBe('CHEIO')
  const uid = (await ver()).fotos[0]?.uid ?? ''
  const tirar = (ctx = c.ctx(c.equipe)) => executarChamada(ctx, apagarFotoDoPatio, { params: { uid } })
  expect((await tirar(c.ctx(c.equipe, c.outroHotsite))).status).toBe(404)
  expect((await tirar()).valor).toHaveLength(MAXIMO_DE_FOTOS_DO_PATIO - 1)
  expect((await tirar()).status).toBe(404)
})

test('recess to come is told without its reason, and closes the yard', async () => {
  await sql`insert into patio_recesso (hot_id, pat_id, periodo, motivo)
    values (${c.hotsite.id}, ${c.patId}, daterange(current_date - 1, current_date + 40), 'Auditoria')`.execute(
    c.banco.sistema,
  )
  const p = await ver()
  expect(p.recessos).toHaveLength(1)
  expect(p.abertura.aberto).toBe(false)
  expect(JSON.stringify(p)).not.toContain('Auditoria')
})
