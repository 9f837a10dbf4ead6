// Addresses by environment: the house answers at those of this installation's one, letters carry them, and no house takes
// another's.
import { mudarEnderecoDoHotsite } from '@martelo/contracts/hotsites/mudar-endereco-do-hotsite.contract.ts'
import { listarHotsites } from '@martelo/contracts/hotsites/listar-hotsites.contract.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { criarHotsites } from '../../core/tenant/hotsites.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'

let c: Cenario
beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 0, lotes: 0 })
  await sql`update usuario set plataforma = true where id = ${c.equipe.usuId}`.execute(c.banco.sistema)
})
afterAll(() => c.fechar())

const versaoDe = async (id: number) =>
  (
    await c.banco.sistema
      .selectFrom('hotsite')
      .select('versao')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).versao
const mudar = async (enderecos: object, hotsite = c.hotsite, outros: object = {}) =>
  executarChamada(c.ctx(c.equipe), mudarEnderecoDoHotsite, {
    params: { id: hotsite.id },
    body: {
      subdominio: hotsite.subdominio,
      dominio: hotsite.dominio,
      tipo: hotsite.tipo,
      ativo: true,
      enderecos,
      versao: await versaoDe(hotsite.id),
      ...outros,
    },
  })
const local = { site: 'http://Casa.teste:4000/', api: 'http://api.casa.teste:4000' }

test('a house answers at the addresses of this environment, and at those of no other', async () => {
  expect(
    (await mudar({ local, homologacao: { site: 'https://h.casa.com.br' }, teste: { site: '' } })).erro,
  ).toBeNull()
  const achar = async (host: string) => (await c.servicos.hotsites.porHost(host))?.id ?? null
  expect(await achar('casa.teste:4000')).toBe(c.hotsite.id)
  expect(await achar('api.casa.teste')).toBe(c.hotsite.id)
  expect(await achar('h.casa.com.br')).toBeNull()
  expect(await achar('leilao.localhost')).toBe(c.hotsite.id)
  const emHomologacao = criarHotsites(c.banco, 'localhost', 'homologacao')
  expect((await emHomologacao.porHost('h.casa.com.br'))?.id).toBe(c.hotsite.id)
  expect(await c.servicos.correio.origemDaCasa(c.hotsite.id)).toBe('http://casa.teste:4000')
  const [minha] = (await executarChamada(c.ctx(c.equipe), listarHotsites)).valor
  expect(minha?.enderecos).toEqual({
    local: { site: 'http://casa.teste:4000', api: 'http://api.casa.teste:4000' },
    homologacao: { site: 'https://h.casa.com.br' },
  })
})

test.each([
  [
    'a host of another house',
    { homologacao: { site: 'https://loja.localhost' } },
    'enderecos.homologacao.site',
  ],
  ['the platform’s own', { testes: { api: 'http://localhost:9' } }, 'enderecos.testes.api'],
  ['a path', { local: { site: 'http://casa.teste/admin' } }, 'enderecos.local.site'],
])('%s is refused at its field', async (_, enderecos, campo) => {
  expect((await mudar(enderecos)).erro?.campos).toHaveProperty([campo])
})

test('a second form that was opened before is told, and a domain that leads to another house is refused', async () => {
  const antes = await versaoDe(c.outroHotsite.id)
  expect((await mudar({}, c.outroHotsite)).erro).toBeNull()
  expect((await mudar({}, c.outroHotsite, { versao: antes })).erro?.error).toBe('MUDOU')
  // Written down by the first house among its addresses, or its name on the platform.
  for (const dominio of ['casa.teste', 'leilao.localhost', 'localhost'])
    expect((await mudar({}, c.outroHotsite, { dominio })).erro?.campos).toHaveProperty('dominio')
  expect((await mudar({}, c.outroHotsite, { subdominio: c.hotsite.subdominio })).erro?.campos).toHaveProperty(
    'subdominio',
  )
})

test('a house whose lots are running does not leave the air; with its auction suspended it does', async () => {
  await c.novoLote()
  const preparar = () => mudar({}, c.hotsite, { emPreparacao: true })
  const r = await preparar()
  const nome = await sql<{ nome: string }>`select nome from leilao where id = ${c.leilao.id}`.execute(
    c.banco.sistema,
  )
  expect(r.erro?.campos?.['ativo']).toContain(nome.rows[0]?.nome)
  await sql`update leilao set situacao = 'PRONTO', pausado_at = clock_timestamp() where id = ${c.leilao.id}`.execute(
    c.banco.sistema,
  )
  expect((await preparar()).erro).toBeNull()
  expect((await mudar({ local }, c.hotsite)).erro).toBeNull()
})

test('what one house wrote down, another does not take; who administers a house alone changes none', async () => {
  expect(
    (await mudar({ producao: { site: 'https://casa.teste' } }, c.outroHotsite)).erro?.campos,
  ).toHaveProperty(['enderecos.producao.site'])
  await sql`update usuario set plataforma = false where id = ${c.equipe.usuId}`.execute(c.banco.sistema)
  expect((await mudar({})).status).toBe(403)
})
