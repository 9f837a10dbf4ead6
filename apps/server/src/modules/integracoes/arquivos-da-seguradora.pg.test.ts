// Files that the insurer names: fetched by a job, checked, kept with the vehicle once; and what is never taken.
import { randomBytes } from 'node:crypto'
import { listarAnexos } from '@martelo/contracts/anexos/listar-anexos.contract.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { integrarComitente } from '../../../../../tests/pg/integrar-comitente.ts'
import { ouvirParceiro, tratarAvisos } from '../../../../../tests/pg/parceiro-de-teste.ts'
import { as, pedido } from '../../../../../tests/pg/pedidos-da-seguradora.ts'
import { PNG } from '../../../../../tests/pg/venda-de-teste.ts'
import { criarExterno } from '../../core/externo/externo.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import {
  type ArquivoDaSeguradora,
  eventoDaSeguradora,
  iniciarSeguradora,
  type SeguradoraSimulada,
} from '../../simuladores/seguradora-mapfre.ts'
import { trazerArquivo } from './buscar-arquivo.job.ts'
import { MAPFRE } from './mapfre.integration.ts'

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\nstartxref\n0\n%%EOF\n')
const MB = 1024 * 1024

let c: Cenario
let sim: SeguradoraSimulada
let destino: string
let esquecer: () => void
let parar: () => Promise<void>
let veiUid: string
let minuto = 1

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ lotes: 0, clientes: 0 })
  sim = await iniciarSeguradora({ semente: 3 })
  esquecer = c.servicos.externo.usarPlataforma(MAPFRE, {
    url: sim.url,
    token: sim.token,
    segredoDosAvisos: sim.segredo,
  })
  ;({ destino, parar } = await ouvirParceiro(c, 'mapfre'))
  await integrarComitente(c, 'Mapfre')
  await sim.mandar(destino, eventoDaSeguradora('S01', pedido('R-A'), as(0)))
  await tratarAvisos(c)
  const { rows } = await sql<{
    uid: string
  }>`select v.uid from mapfre_processo p join veiculo v on v.id = p.vei_id
    where p.removal_id = 'R-A'`.execute(c.banco.sistema)
  veiUid = rows[0]?.uid ?? ''
})
afterAll(async () => {
  esquecer()
  await parar()
  await sim.parar()
  await c.fechar()
})

/** Posts an event with these files and fetches each, as the queue does. */
async function citar(files: readonly ArquivoDaSeguradora[], servicos = c.servicos, tentativa = 1) {
  const e = eventoDaSeguradora('S11', { type: 'removal_files', removalId: 'R-A', files }, as(minuto++))
  expect(await sim.mandar(destino, e)).toBe(200)
  await tratarAvisos(c)
  const { rows } = await sql<{ hotId: number; proId: number; sha256: string }>`
    select (payload->>'hotId')::int as hot_id, (payload->>'proId')::int as pro_id, payload->>'sha256' as sha256
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'buscar-arquivo-da-seguradora'`.execute(c.banco.sistema)
  const pedidos = rows.filter((r) => files.some((f) => f.sha256 === r.sha256))
  expect(pedidos.map((p) => p.sha256).toSorted((a, b) => a.localeCompare(b))).toEqual(
    [...new Set(files.map((f) => f.sha256))].toSorted((a, b) => a.localeCompare(b)),
  )
  for (const p of pedidos) await trazerArquivo(servicos, p, tentativa)
}
const guardados = async () =>
  (
    await executarChamada(c.ctx({ ...c.equipe, papeis: ['ADM'] }), listarAnexos, {
      params: { entidade: 'veiculo', uid: veiUid },
    })
  ).valor
const ultimo = async () =>
  (
    await sql<{ status: string; erros: string[] }>`select status, erros from mapfre_evento
      where event_code = 'S11' order by quando desc limit 1`.execute(c.banco.sistema)
  ).rows[0]

test('what she names is kept with the vehicle, once, however often it is named or fetched', async () => {
  const files = [sim.servir('laudo.pdf', 'application/pdf', PDF), sim.servir('frente.png', 'image/png', PNG)]
  await citar(files)
  const esperados = [
    { nome: 'laudo.pdf', tipo: 'documento', pasta: 'Mapfre', enviadoPor: 'Mapfre' },
    { nome: 'frente.png', tipo: 'foto', pasta: 'Mapfre', enviadoPor: 'Mapfre' },
  ]
  const nomes = (l: readonly { nome: string }[]) => l.toSorted((a, b) => b.nome.localeCompare(a.nome))
  expect(nomes(await guardados())).toMatchObject(esperados)
  expect((await guardados()).find((a) => a.nome === 'laudo.pdf')?.sha256).toBe(files[0]?.sha256)
  expect(await ultimo()).toEqual({ status: 'PROCESSED', erros: [] })
  await citar(files)
  await Promise.all([citar([sim.servir('laudo-2.pdf', 'application/pdf', PDF)]), citar(files)])
  expect(nomes(await guardados())).toMatchObject(esperados)
})

test.each([
  [
    'other bytes than announced',
    () => ({ ...sim.servir('a.pdf', 'application/pdf', PDF), sha256: 'a'.repeat(64) }),
    'o conteúdo não é o que foi anunciado',
  ],
  [
    'more than its limit',
    () => sim.servir('b.pdf', 'application/pdf', Buffer.concat([PDF, Buffer.alloc(10 * MB)])),
    'tem mais de 10 MB',
  ],
  ['no document', () => sim.servir('c.pdf', 'application/pdf', randomBytes(2000)), null],
  [
    'a file that is gone',
    () => ({
      ...sim.servir('e.pdf', 'application/pdf', Buffer.concat([PDF, Buffer.from('e')])),
      url: `${sim.url}/arquivos/nada`,
    }),
    null,
  ],
] as const)('%s is not taken, and the event says why', async (_, servir, motivo) => {
  const antes = (await guardados()).length
  const f = servir()
  await citar([f], c.servicos, 99)
  expect(await guardados()).toHaveLength(antes)
  const e = await ultimo()
  expect(e?.status).toBe('NOT_PROCESSED')
  expect(e?.erros).toHaveLength(1)
  expect(e?.erros[0]).toContain(motivo === null ? `${f.name}: ` : `${f.name}: ${motivo}`)
})

test('a line that breaks is tried again, and an address of the inner network never', async () => {
  const f = sim.servir('f.pdf', 'application/pdf', Buffer.concat([PDF, Buffer.from('f')]))
  sim.controle.modo = 'erro'
  await expect(citar([f])).rejects.toMatchObject({ passageira: true })
  expect(await ultimo()).toEqual({ status: 'PROCESSED', erros: [] })
  sim.controle.modo = 'normal'
  const serio = criarExterno({ banco: c.banco, log: c.servicos.log, demo: false })
  const antes = sim.buscados.get(f.sha256) ?? 0
  await citar([f], { ...c.servicos, externo: serio })
  await serio.fechar()
  expect(sim.buscados.get(f.sha256) ?? 0).toBe(antes)
  expect((await ultimo())?.erros).toEqual(['f.pdf: o endereço não é permitido'])
})
