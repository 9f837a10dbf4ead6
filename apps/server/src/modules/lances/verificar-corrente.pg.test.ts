import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Cenario,
  type ClienteDoCenario,
  criarCenario,
  type LoteDoCenario,
} from '../../../../../tests/pg/cenario.ts'
import { transitarLote } from '../../engines/lances/port.ts'
import { MotorDeLances } from '../../engines/lances/motor/motor.ts'
import { type Achado, verificarLeilao } from './verificar-corrente.ts'

let c: Cenario
let motor: MotorDeLances

beforeAll(async () => {
  c = await criarCenario({ clientes: 6, lotes: 0, hotsite: { lanceAutomatico: true, propostas: true } })
  motor = new MotorDeLances(c.servicos, () => undefined, { porSegundo: null })
})
afterAll(async () => {
  await motor.parar()
  await c.fechar()
})

type Tipo = 'Manual' | 'Configuração Automática' | 'Proposta' | 'Compre Já'
const pedir = (i: number, lote: LoteDoCenario, valor: number | null, tipo: Tipo = 'Manual') => {
  const { usuId, cliId, hotId } = c.clientes[i] as ClienteDoCenario
  return motor.pedir({
    tipo,
    lelUid: lote.uid,
    hotId,
    usuId,
    cliId,
    ip: null,
    chave: randomUUID(),
    confirmarValorAlto: true,
    valor,
  })
}

/** A lot with every kind of row: bids, ceilings that cover, tie, exhaust and are taken back, a proposal, edited rules. */
async function disputa(): Promise<LoteDoCenario> {
  const lote = await c.novoLote({ compreJa: 90_000_00 })
  await pedir(0, lote, 1_000_00)
  await pedir(1, lote, 5_000_00, 'Configuração Automática')
  await pedir(2, lote, 2_000_00)
  await pedir(3, lote, 700_00, 'Proposta')
  await c.banco.sistema.updateTable('lote').set({ incremento: 300_00 }).where('id', '=', lote.id).execute()
  await pedir(2, lote, 3_000_00)
  await pedir(2, lote, 5_000_00)
  await pedir(4, lote, 6_000_00, 'Configuração Automática')
  await pedir(4, lote, null, 'Configuração Automática')
  await Promise.all([0, 1, 2, 3, 5].map((i) => pedir(i, lote, 7_000_00 + i * 400_00)))
  return lote
}
const verificar = () => verificarLeilao(c.banco.sistema, c.banco.poolSistema, c.leilao.uid)

/** Changes rows as an intruder with the database's keys could. */
async function adulterar(texto: string): Promise<void> {
  await c.banco.poolSistema.query(
    `set session_replication_role = replica; ${texto}; set session_replication_role = default`,
  )
}

test('an honest auction agrees: bids, ceilings, ties, proposals, changed rules, a withdrawal', async () => {
  const [lote] = [await disputa(), await disputa()]
  const r = await c.banco.doHotsite(c.hotsite.id, (tx) =>
    transitarLote(tx, c.ctx(c.equipe), { lelId: lote.id, evento: 'retirar', quem: ['ADM'], motivo: 'teste' }),
  )
  expect(r.pode).toBe(true)
  const v = await verificar()
  expect(v.achados).toEqual([])
  expect(v.linhas).toBeGreaterThan(20)
})

test.each<[string, (id: number) => string, Achado['problema'], number]>([
  ['a raised bid', (id) => `update lance set valor = valor + 1 where lel_id = ${id} and seq = 1`, 'hash', 1],
  [
    'another bidder',
    (id) =>
      `update lance set cli_id = (select cli_id from lance where lel_id = ${id} and seq = 2) where lel_id = ${id} and seq = 1`,
    'hash',
    1,
  ],
  [
    'an earlier instant',
    (id) => `update lance set data = data - interval '1 hour' where lel_id = ${id} and seq = 3`,
    'instante',
    3,
  ],
  [
    'a changed ceiling',
    (id) => `update lance set teto = teto + 100 where lel_id = ${id} and seq = 2`,
    'hash',
    2,
  ],
  ['a row taken out', (id) => `delete from lance where lel_id = ${id} and seq = 4`, 'sequencia', 5],
  [
    'another winner',
    (id) => `update lance set situacao = 'vencedor' where lel_id = ${id} and seq = 1`,
    'vencedor',
    0,
  ],
  [
    'another price on the lot',
    (id) => `update lote set lance_valor = lance_valor + 1 where id = ${id}`,
    'estado',
    0,
  ],
  [
    'another leader on the lot',
    (id) =>
      `update lote set lance_cli_id = (select min(cli_id) from lance where lel_id = ${id} and cli_id <> lote.lance_cli_id) where id = ${id}`,
    'estado',
    0,
  ],
  ['no leader on the lot', (id) => `update lote set lance_cli_id = null where id = ${id}`, 'estado', 0],
  [
    'a ceiling that no one set',
    (id) => `update lote set teto_cli_id = lance_cli_id, teto_valor = lance_valor * 2 where id = ${id}`,
    'estado',
    0,
  ],
  ['a price without a sale', (id) => `update lote set valor_vendido = 1 where id = ${id}`, 'preco', 0],
])('finds %s', async (_, texto, problema, seq) => {
  const lote = await disputa()
  await adulterar(texto(lote.id))
  const { achados } = await verificar()
  const doLote = achados.filter((a) => a.lelUid === lote.uid)
  expect(doLote).toContainEqual(expect.objectContaining({ problema, ...(seq > 0 ? { seq } : {}) }))
  expect(achados.every((a) => a.lelUid === lote.uid)).toBe(true)
  await adulterar(
    `delete from lance where lel_id = ${lote.id}; update lote set lance_seq = 0, lance_valor = null, hash_ultimo = null, lance_cli_id = null, teto_cli_id = null, teto_valor = null, valor_vendido = null where id = ${lote.id}`,
  )
})

test.each<[string, string]>([
  ['raised', 'teto_valor = teto_valor + 1'],
  ['given to another', 'teto_cli_id = (select cli_id from lance where lel_id = lote.id and seq = 1)'],
  ['taken away', 'teto_valor = null, teto_cli_id = null'],
])('finds a standing ceiling that was %s on the lot', async (_, mudanca) => {
  const lote = await c.novoLote()
  await pedir(0, lote, 1_000_00)
  await pedir(1, lote, 5_000_00, 'Configuração Automática')
  const doLote = async () => (await verificar()).achados.filter((a) => a.lelUid === lote.uid)
  expect(await doLote()).toEqual([])
  const antes = await c.banco.poolSistema.query<{ id: number; valor: string }>(
    'select teto_cli_id as id, teto_valor as valor from lote where id = $1',
    [lote.id],
  )
  await adulterar(`update lote set ${mudanca} where id = ${lote.id}`)
  const achados = await doLote()
  expect(achados).toMatchObject([{ problema: 'estado', seq: null }])
  // The report is read by people from whom the ceiling is sealed.
  expect(JSON.stringify(achados)).not.toContain('5000')
  const { id, valor } = antes.rows[0] as { id: number; valor: string }
  await adulterar(`update lote set teto_cli_id = ${id}, teto_valor = ${valor} where id = ${lote.id}`)
})

test('finds a row that was rewritten together with every later hash: the judge would not have written it', async () => {
  const lote = await disputa()
  const { lerRegistro, textoDaLinha } = await import('./registro.sql.ts')
  const { encadear } = await import('../../engines/lances/motor/corrente.ts')
  await adulterar(`update lance set valor = valor - 100 where lel_id = ${lote.id} and seq = 4`)
  let anterior: Buffer | null = null
  for (const l of await lerRegistro(c.banco.sistema, lote.id)) {
    anterior = encadear(anterior, textoDaLinha(lote.uid, l))
    await adulterar(
      `update lance set hash = '\\x${anterior.toString('hex')}' where lel_id = ${lote.id} and seq = ${l.seq}`,
    )
  }
  await adulterar(`update lote set hash_ultimo = '\\x${anterior?.toString('hex')}' where id = ${lote.id}`)
  const { achados } = await verificar()
  expect(achados.map((a) => a.problema)).toContain('julgamento')
})

test('the command says so by its exit code', async () => {
  const programa = path.resolve(import.meta.dirname, '../../../../../tools/verificar-corrente.ts')
  const rodar = () =>
    promisify(execFile)(process.execPath, [programa, c.leilao.uid], {
      env: { ...process.env, NODE_ENV: 'test', DATABASE_URL: c.url },
    }).then(
      ({ stdout }) => ({ code: 0, stdout }),
      (e: { code: number; stdout: string }) => ({ code: e.code, stdout: e.stdout }),
    )
  expect(await rodar()).toMatchObject({ code: 1, stdout: expect.stringContaining('julgamento') })
})
