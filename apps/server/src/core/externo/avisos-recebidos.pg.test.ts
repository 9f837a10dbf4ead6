// What an outside party tells us by itself: who signed it, how old it is, taken once, acted on in one transaction.
import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { iniciarPortadorDeSms, type PortadorSimulado } from '../../simuladores/portador-de-sms.ts'
import { SMS } from '../mail/sms.integration.ts'
import { assinar } from './assinaturas.ts'
import { processarAviso, receberAviso, retomarAvisos } from './avisos-recebidos.ts'
import { criarExterno, type Externo } from './externo.ts'

let c: Cenario
let sim: PortadorSimulado
let m: Externo
const chaves = `k1:${randomBytes(32).toString('base64')}`

const opcoes = () => ({
  banco: c.banco,
  log: c.servicos.log,
  chaves,
  demo: true,
  origemDaCasa: () => Promise.resolve('http://leilao.localhost'),
  pausaMs: 60_000,
})

beforeAll(async () => {
  c = await criarCenario({ clientes: 0, lotes: 0 })
  sim = await iniciarPortadorDeSms({ avisarDepoisMs: 1_000_000 })
  m = criarExterno(opcoes())
  m.usarPlataforma(SMS, { url: sim.url, token: sim.token, segredoDosAvisos: sim.segredo })
})
afterAll(async () => {
  await m.fechar()
  await sim.parar()
  await c.fechar()
})

const aviso = (o: { segredo?: string; instante?: number; corpo?: object; id?: string } = {}) => {
  const corpo = Buffer.from(JSON.stringify(o.corpo ?? { referencia: randomUUID(), situacao: 'ENTREGUE' }))
  const instante = String(o.instante ?? Math.floor(Date.now() / 1000))
  return {
    corpo,
    cabecalhos: {
      'x-assinatura': assinar(o.segredo ?? sim.segredo, instante, corpo),
      'x-instante': instante,
      'x-aviso-id': o.id ?? randomUUID(),
    },
    busca: {},
  }
}
const receber = (a: ReturnType<typeof aviso>, hotId = c.hotsite.id) =>
  receberAviso(m, SMS, hotId, a, Date.now())

test('forged, changed, old, from the future, repeated', async () => {
  const bom = aviso()
  expect(await receber(aviso({ segredo: 'outro' }))).toBe('forjado')
  expect(await receber({ ...bom, corpo: Buffer.from('{"situacao":"NAO_ENTREGUE"}') })).toBe('forjado')
  expect(
    await receber({
      ...bom,
      cabecalhos: { ...bom.cabecalhos, 'x-instante': String(Number(bom.cabecalhos['x-instante']) + 1) },
    }),
  ).toBe('forjado')
  expect(await receber(aviso({ instante: Math.floor(Date.now() / 1000) - 301 }))).toBe('velho')
  expect(await receber(aviso({ instante: Math.floor(Date.now() / 1000) + 400 }))).toBe('velho')
  expect(await receber(bom)).toBe('ok')
  expect(await receber(bom)).toBe('repetido')
  const { n } = await c.banco.sistema
    .selectFrom('externoAviso')
    .select((e) => e.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  expect(n).toBe(1)
  const entradas = await c.banco.sistema
    .selectFrom('externoRegistro')
    .select('desfecho')
    .where('sentido', '=', 'entrada')
    .orderBy('id')
    .execute()
  expect(entradas.map((e) => e.desfecho)).toEqual([
    'forjado',
    'forjado',
    'forjado',
    'velho',
    'velho',
    'ok',
    'repetido',
  ])
})

test('the same one by two processes at once is taken once', async () => {
  const a = aviso()
  expect((await Promise.all([receber(a), receber(a), receber(a)])).toSorted()).toEqual([
    'ok',
    'repetido',
    'repetido',
  ])
})

test('its effect and its mark are one transaction; what cannot be acted on is retried and then left to a person', async () => {
  const { uid } = await c.banco.sistema
    .insertInto('caixaPostal')
    .values({ hotId: c.hotsite.id, canal: 'sms', para: 'x', assunto: '', texto: 't' })
    .returning('uid')
    .executeTakeFirstOrThrow()
  await receber(aviso({ corpo: { referencia: uid, situacao: 'NAO_ENTREGUE' }, id: 'do-recibo' }))
  const [bom] = await c.banco.sistema
    .selectFrom('externoAviso')
    .select('id')
    .where('avisoId', '=', 'do-recibo')
    .execute()
  expect(await processarAviso(m, bom?.id ?? 0, 0.5)).toBe('processado')
  expect(await processarAviso(m, bom?.id ?? 0, 0.5)).toBeNull()
  expect(
    (
      await c.banco.sistema
        .selectFrom('caixaPostal')
        .select('recibo')
        .where('uid', '=', uid)
        .executeTakeFirstOrThrow()
    ).recibo,
  ).toBe('NAO_ENTREGUE')

  await receber(aviso({ corpo: { outra: 'coisa' }, id: 'estranho' }))
  const [ruim] = await c.banco.sistema
    .selectFrom('externoAviso')
    .select('id')
    .where('avisoId', '=', 'estranho')
    .execute()
  for (let i = 0; i < 5; i++) expect(await processarAviso(m, ruim?.id ?? 0, 0.5)).toBe('recebido')
  expect(await processarAviso(m, ruim?.id ?? 0, 0.5)).toBe('falhou')
  await c.banco.sistema.transaction().execute(retomarAvisos)
})

test('the gateway itself: signs; a duplicate notice is taken once', async () => {
  const pedidos: { corpo: Buffer; cabecalhos: Record<string, string> }[] = []
  const { createServer } = await import('node:http')
  const nossa = createServer((q, r) => {
    const partes: Buffer[] = []
    q.on('data', (d: Buffer) => partes.push(d)).on('end', () => {
      pedidos.push({ corpo: Buffer.concat(partes), cabecalhos: q.headers as Record<string, string> })
      r.end()
    })
  })
  await new Promise<void>((ok) => nossa.listen(0, '127.0.0.1', ok))
  const apressado = await iniciarPortadorDeSms({
    token: sim.token,
    segredo: sim.segredo,
    avisarDepoisMs: 5,
  })
  apressado.controle.modo = 'duas-vezes'
  const e = criarExterno({
    ...opcoes(),
    origemDaCasa: () => Promise.resolve(`http://127.0.0.1:${(nossa.address() as { port: number }).port}`),
  })
  e.usarPlataforma(SMS, { url: apressado.url, token: sim.token, segredoDosAvisos: sim.segredo })
  await (await e.porta(SMS, { hotId: c.hotsite.id }))?.enviar({
    para: '11999990000',
    texto: 'oi',
    referencia: randomUUID(),
  })
  await apressado.sossegar()
  expect(pedidos).toHaveLength(2)
  const julgados = []
  for (const p of pedidos)
    julgados.push(await receberAviso(e, SMS, c.hotsite.id, { ...p, busca: {} }, Date.now()))
  expect(julgados).toEqual(['ok', 'repetido'])
  await apressado.parar()
  await e.fechar()
  nossa.close()
})
