// The price of a vehicle by the service of prices, a real server: found, failing, talking nonsense, down, with a wrong key.
import { atualizarFipe } from '@martelo/contracts/veiculos/atualizar-fipe.contract.ts'
import { veiculoRegistro } from '@martelo/contracts/veiculos/veiculo-registro.contract.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { iniciarPrecosDeVeiculos, type PrecosSimulados } from '../../simuladores/precos-de-veiculos.ts'
import { FIPE } from './servico-de-precos.integration.ts'

let c: Cenario
let servico: PrecosSimulados
let uid: string

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ lotes: 1 })
  servico = await iniciarPrecosDeVeiculos()
  const { rows } = await sql<{ uid: string }>`
    update veiculo set fipe_codigo = '001004-9', ano_modelo = 2013, fipe_valor = null
    where id = (select vei_id from lote where hot_id = ${c.hotsite.id} limit 1) returning uid`.execute(
    c.banco.sistema,
  )
  uid = rows[0]?.uid ?? ''
})
afterAll(async () => {
  await servico.parar()
  await c.fechar()
})

const pedir = () =>
  executarChamada(c.ctx({ ...c.equipe, papeis: ['ADM'] }), atualizarFipe, { params: { uid } })
const valor = async () =>
  (await executarChamada(c.ctx({ ...c.equipe, papeis: ['ADM'] }), veiculoRegistro, { params: { uid } })).valor
    .fipeValor

test('without a service there is no price; with one its price stands at the vehicle', async () => {
  expect((await pedir()).erro?.error).toBe('SEM_PRECO')
  const soltar = c.servicos.externo.usarPlataforma(FIPE, { url: servico.url, token: servico.token })
  const r = await pedir()
  expect(r.valor).toMatchObject({ fonte: 'servico', nome: 'Modelo 001004-9' })
  expect(r.valor.valor % 100).toBe(0)
  expect(await valor()).toBe(r.valor.valor)
  soltar()
})

test.each(['erro', 'errado', 'fora'] as const)('a service that is %s changes nothing', async (modo) => {
  const soltar = c.servicos.externo.usarPlataforma(FIPE, { url: servico.url, token: servico.token })
  const antes = await valor()
  servico.controle.modo = modo
  servico.controle.vezes = 0
  expect((await pedir()).erro?.error).toBe('INDISPONIVEL')
  servico.controle.modo = 'normal'
  expect(await valor()).toBe(antes)
  soltar()
})

test('a wrong key is refused by the service, and the person reads that it did not answer', async () => {
  const soltar = c.servicos.externo.usarPlataforma(FIPE, { url: servico.url, token: 'outro' })
  expect((await pedir()).erro?.error).toBe('INDISPONIVEL')
  soltar()
})
