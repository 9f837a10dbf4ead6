// The sessions and entries on a client's record: readable, with the device that a block names, and ended by the staff.
import { encerrarSessaoDoCliente } from '@martelo/contracts/clientes/encerrar-sessao-do-cliente.contract.ts'
import { fichaDoCliente } from '@martelo/contracts/clientes/ficha-do-cliente.contract.ts'
import { movimentoDoCliente } from '@martelo/contracts/clientes/movimento-do-cliente.contract.ts'
import { efetuarLogin } from '@martelo/contracts/usuarios/efetuar-login.contract.ts'
import { refreshToken } from '@martelo/contracts/usuarios/refresh-token.contract.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, type ClienteDoCenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { codigoDoDispositivo } from '../../core/auth/bloqueios.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { resumirSenha } from '../usuarios/door.ts'

const APARELHO = 'AbCdEfGhIjKlMnOpQrStUv'
const CHROME = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'
let c: Cenario
let ele: ClienteDoCenario

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 1, lotes: 0 })
  ele = c.clientes[0] as ClienteDoCenario
  await sql`update usuario set senha_hash = ${await resumirSenha('segredo1')} where id = ${ele.usuId}`.execute(
    c.banco.sistema,
  )
})
afterAll(() => c.fechar())

const deFora = (cookieDoAparelho: string | null): Ctx => ({
  ...c.ctx(null),
  ip: '200.100.50.25',
  agente: CHROME,
  cookieDoAparelho,
})
const entrar = async (senha: string, cookieDoAparelho: string | null = APARELHO) => {
  const { rows } = await sql<{ email: string }>`select email from usuario where id = ${ele.usuId}`.execute(
    c.banco.sistema,
  )
  return executarChamada(deFora(cookieDoAparelho), efetuarLogin, {
    body: { email: rows[0]?.email ?? '', senha },
  })
}
const como = (papel: string): Ctx => c.ctx({ ...c.equipe, papeis: [papel] })
const params = () => ({ params: { id: ele.cliId } })
const aparelhos = async (ctx: Ctx) =>
  (await executarChamada(ctx, movimentoDoCliente, params())).valor.aparelhos

test('each session tells its device, place and end; the staff ends one, at once', async () => {
  await entrar('errada')
  const aberta = await entrar('segredo1')
  const renovar = (body: object) => executarChamada(deFora(null), refreshToken, { body })
  const renovada = await renovar({ refreshToken: aberta.valor.refreshToken })
  expect(renovada.status).toBe(200)
  const [s, ...outras] = await aparelhos(como('SAC'))
  expect(outras).toEqual([])
  expect(s).toMatchObject({
    aparelho: 'Chrome em Windows',
    dispositivo: codigoDoDispositivo(APARELHO),
    ip: '200.100.50.25',
    situacao: 'aberta',
    fimAt: null,
    por: null,
  })
  const ficha = (await executarChamada(como('SAC'), fichaDoCliente, params())).valor
  expect(ficha.logins.map((l) => [l.aparelho, l.resultado])).toEqual([
    ['Chrome em Windows', 'ok'],
    ['Chrome em Windows', 'senha'],
  ])
  const encerrar = (ctx: Ctx) =>
    executarChamada(ctx, encerrarSessaoDoCliente, {
      params: { id: ele.cliId, familia: String(s?.familia) },
    })
  expect((await encerrar(como('Leilão'))).status).toBe(403)
  expect((await encerrar(c.ctx({ ...c.equipe }, c.outroHotsite))).status).toBe(404)
  expect((await encerrar(como('SAC'))).erro).toBeNull()
  expect((await encerrar(como('SAC'))).status).toBe(404)
  expect((await renovar({ refreshToken: renovada.valor.refreshToken })).status).toBe(401)
  const [fim] = await aparelhos(como('SAC'))
  expect(fim?.situacao).toBe('encerrada')
  expect(fim?.fimAt).not.toBeNull()
})

test('a browser without a number is given one, and a masked record tells neither code nor address', async () => {
  await entrar('segredo1', null)
  const [novo] = await aparelhos(como('SAC'))
  expect(novo?.dispositivo).toMatch(/^[0-9a-f]{16}$/)
  const [mascarado] = await aparelhos(como('Leiloeiro'))
  expect(mascarado).toMatchObject({ dispositivo: null, ip: null, lugar: null, aparelho: 'Chrome em Windows' })
})
