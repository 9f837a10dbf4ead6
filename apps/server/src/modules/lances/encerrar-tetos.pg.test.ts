// A client who is kept out does not go on bidding by a ceiling that he left, on a real database with two processes.
import { randomUUID } from 'node:crypto'
import { alterarCliente } from '@martelo/contracts/clientes/alterar-cliente.contract.ts'
import { fichaDoCliente } from '@martelo/contracts/clientes/ficha-do-cliente.contract.ts'
import { configurarLanceAutomatico } from '@martelo/contracts/lances/configurar-lance-automatico.contract.ts'
import { darLance } from '@martelo/contracts/lances/dar-lance.contract.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Cenario,
  type ClienteDoCenario,
  criarCenario,
  type LoteDoCenario,
} from '../../../../../tests/pg/cenario.ts'
import { chamarComo, executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import type { Servicos } from '../../core/servicos.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { encerrarTetos } from './encerrar-tetos.job.ts'

let c: Cenario
let outro: Servicos
beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 0, lotes: 0, hotsite: { lanceAutomatico: true } })
  outro = await c.outroProcesso()
})
afterAll(() => c.fechar())

const b = () => c.banco.sistema
const pedir = (
  quem: ClienteDoCenario,
  lote: LoteDoCenario,
  contrato: typeof darLance | typeof configurarLanceAutomatico,
  valor: number,
) =>
  executarChamada(c.ctx(quem), contrato, {
    params: { lelUid: lote.uid },
    body: { valor, chaveDoPedido: randomUUID(), confirmarValorAlto: true },
  })
/** A lot on which a new client leads by a ceiling. */
async function comTeto() {
  const [dono, lote] = [await c.novoCliente(), await c.novoLote()]
  expect((await pedir(dono, lote, configurarLanceAutomatico, 9_000_00)).erro).toBeNull()
  return { dono, lote }
}
const lider = async (lote: LoteDoCenario) =>
  (
    await sql<{ cliId: number; teto: number | null }>`
      select lance_cli_id as cli_id, teto_valor as teto from lote where id = ${lote.id}`.execute(b())
  ).rows[0]
const naFila = async () =>
  (
    await sql<{
      n: number
    }>`select count(*)::int as n from graphile_worker.jobs where task_identifier = 'encerrar-tetos'`.execute(
      b(),
    )
  ).rows[0]?.n
const porDocumento = async (d: ClienteDoCenario, ciente: boolean) => {
  await sql`update cliente set cpf = '52998224725' where id = ${d.cliId}`.execute(b())
  return chamarComo(c, c.equipe, 'POST /v1/bloqueios', {
    body: { tipo: 'DOCUMENTO', alvo: '529.982.247-25', impede: ['LANCES'], motivo: 'Fraude', ciente },
  })
}

test('a block of his document names what he leads, ends his ceiling in any process, and leaves his bid', async () => {
  const { dono, lote } = await comTeto()
  const rival = await c.novoCliente()
  const aviso = await porDocumento(dono, false)
  expect([aviso.erro.error, String(aviso.erro.message)]).toEqual([
    'CONFIRME',
    expect.stringContaining('Lidera 1 lote aberto'),
  ])
  const antes = await lider(lote)
  expect(antes?.teto).toBe(9_000_00)
  const esperavam = (await naFila()) ?? 0
  expect((await porDocumento(dono, true)).erro).toBeNull()
  expect(await naFila()).toBe(esperavam + 1)
  expect(await encerrarTetos(outro, { hotId: c.hotsite.id, usuId: c.equipe.usuId })).toBe(1)
  expect(await encerrarTetos(c.servicos)).toBe(0)
  expect(await lider(lote)).toEqual({ cliId: dono.cliId, teto: null })
  expect((await pedir(rival, lote, darLance, 2_000_00)).erro).toBeNull()
  expect(await lider(lote)).toEqual({ cliId: rival.cliId, teto: null })
  const fim = await sql<{ motivo: string; porUsuId: number }>`
    select motivo, por_usu_id from lance where lel_id = ${lote.id} and tipo = 'Configuração Automática' order by seq desc limit 1`.execute(
    b(),
  )
  expect(fim.rows[0]).toEqual({ motivo: 'teto-cancelado', porUsuId: c.equipe.usuId })
  const registro = await sql<{ depois: { por: string } }>`
    select depois from auditoria where entidade_uid = ${dono.cliUid} and acao = 'encerrarLanceAutomatico'`.execute(
    b(),
  )
  expect(registro.rows).toHaveLength(1)
})

test('a blocked registration, a switched-off account and a paused lot: the ceiling ends; another client keeps his', async () => {
  const [bloqueado, desligado, livre] = [await comTeto(), await comTeto(), await comTeto()]
  const adm = c.ctx({ ...c.equipe, papeis: ['ADM'] })
  const params = { id: bloqueado.dono.cliId }
  const ficha = await executarChamada(adm, fichaDoCliente, { params })
  expect(ficha.valor.lidera).toBe(1)
  const esperavam = (await naFila()) ?? 0
  const feito = await executarChamada(adm, alterarCliente, {
    params,
    body: { situacao: 'Bloqueado', motivo: 'Fraude', versao: ficha.valor.versao },
  })
  expect(feito.erro).toBeNull()
  expect(await naFila()).toBe(esperavam + 1)
  await sql`update usuario set ativo = false where id = ${desligado.dono.usuId}`.execute(b())
  await sql`update lote set relogio_restante_ms = 1000, relogio_fim = null where id = ${bloqueado.lote.id}`.execute(
    b(),
  )
  expect(await encerrarTetos(c.servicos)).toBe(2)
  expect((await lider(bloqueado.lote))?.teto).toBeNull()
  expect((await lider(desligado.lote))?.teto).toBeNull()
  expect((await lider(livre.lote))?.teto).toBe(9_000_00)
})
