// Versions of terms on a real database: what is to be accepted, once, by whom, and how the register counts it.
import { aceitarTermos } from '@martelo/contracts/privacidade/aceitar-termos.contract.ts'
import { movimentoDoCliente } from '@martelo/contracts/clientes/movimento-do-cliente.contract.ts'
import { termosAAceitar } from '@martelo/contracts/privacidade/termos-a-aceitar.contract.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, type ClienteDoCenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'

let c: Cenario
beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 2, lotes: 1 })
  await sql`update cliente set aceite_termos_at = now() - interval '30 days' where hot_id = ${c.hotsite.id}`.execute(
    c.banco.sistema,
  )
})
afterAll(() => c.fechar())
const cliente = (i = 0) => c.clientes[i] as ClienteDoCenario
const versao = async (documento: string, numero: string, dias: number, hotId = c.hotsite.id) => {
  const r = await sql<{
    uid: string
  }>`insert into versao_de_termo (hot_id, documento, numero, vigente_desde, texto)
    values (${hotId}, ${documento}, ${numero}, (now() at time zone 'America/Sao_Paulo')::date + ${dias}::int, 'Texto') returning uid`.execute(
    c.banco.sistema,
  )
  return r.rows[0]?.uid ?? ''
}
const faltam = async (i = 0, casa = c.hotsite) =>
  (await executarChamada(c.ctx(cliente(i), casa), termosAAceitar)).valor.map((v) => v.numero)

test('what came into force since he agreed is asked for once, and not before its day', async () => {
  await versao('termos', '1', -60)
  expect(await faltam()).toEqual([])
  const nova = await versao('termos', '2', -5)
  const futura = await versao('termos', '3', 10)
  await versao('privacidade', 'P1', -1)
  await versao('termos', 'de outra casa', -1, c.outroHotsite.id)
  expect(await faltam()).toEqual(['P1', '2'])
  const aceitar = (versoes: string[]) =>
    executarChamada(c.ctx(cliente()), aceitarTermos, { body: { versoes } })
  expect((await aceitar([nova, futura])).valor).toEqual({ aceitas: 1 })
  expect((await aceitar([nova])).valor).toEqual({ aceitas: 0 })
  expect(await faltam()).toEqual(['P1'])
  expect(await faltam(1)).toEqual(['P1', '2'])
  const guardado = await sql<{
    numero: string
  }>`select v.numero from aceite_de_termo a join versao_de_termo v on v.id = a.ver_id
    where a.cli_id = ${cliente().cliId}`.execute(c.banco.sistema)
  expect(guardado.rows).toEqual([{ numero: '2' }])
})

test('the client’s file has his validations and incidents', async () => {
  const [lote] = c.lotes
  await sql`insert into validacao (hot_id, lel_id, cli_id, tipo_validacao, valor_da_oferta)
    values (${c.hotsite.id}, ${lote?.id ?? 0}, ${cliente().cliId}, 'Manual', 500000)`.execute(c.banco.sistema)
  await sql`insert into incidente (hot_id, ano, numero, tipo, assunto, do_cliente, cli_id, prazo, chave_do_pedido)
    values (${c.hotsite.id}, 2026, 77, 'OUTRO', 'Chave reserva', false, ${cliente().cliId}, now() + interval '5 days', gen_random_uuid())`.execute(
    c.banco.sistema,
  )
  const sac = c.ctx({ ...c.equipe, papeis: ['SAC'] })
  const r = await executarChamada(sac, movimentoDoCliente, { params: { id: cliente().cliId } })
  expect(r.valor.validacoes).toMatchObject([{ resultado: 'Aguardando', valor: 500000 }])
  expect(r.valor.incidentes).toMatchObject([{ numero: '77/2026', assunto: 'Chave reserva' }])
})
