// A domain is pointed at the platform by the house's own provider, a real server: made, changed, left alone, refused.
import { apontarDominio } from '@martelo/contracts/hotsites/apontar-dominio.contract.ts'
import { parceirosExternos } from '@martelo/contracts/externo/parceiros-externos.contract.ts'
import { salvarCredencialExterna } from '@martelo/contracts/externo/salvar-credencial-externa.contract.ts'
import { testarParceiroExterno } from '@martelo/contracts/externo/testar-parceiro-externo.contract.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { type DnsSimulado, iniciarProvedorDeDns } from '../../simuladores/provedor-de-dns.ts'

let c: Cenario
let dns: DnsSimulado
const NOSSO = 'leiloes.exemplo.com.br'
beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 0, lotes: 0, hotsite: { dominio: NOSSO } })
  dns = await iniciarProvedorDeDns()
})
afterAll(async () => {
  await dns.parar()
  await c.fechar()
})

const apontar = (dominio = NOSSO, ctx = c.ctx(c.equipe)) =>
  executarChamada(ctx, apontarDominio, { body: { dominio } })
const params = { parceiro: 'provedor-dns' }
const salvar = (token: string, versao: number) =>
  executarChamada(c.ctx(c.equipe), salvarCredencialExterna, {
    params,
    body: { campos: { url: dns.url, token, zona: dns.zona, email: '' }, versao },
  })

test('without a credential it says where to save one; saved, it is tested and never told again', async () => {
  expect((await apontar()).erro?.error).toBe('SEM_PROVEDOR')
  expect((await salvar(dns.token, 0)).erro).toBeNull()
  const cartoes = (await executarChamada(c.ctx(c.equipe), parceirosExternos)).valor
  expect(JSON.stringify(cartoes)).not.toContain(dns.token)
  const teste = await executarChamada(c.ctx(c.equipe), testarParceiroExterno, { params })
  expect(teste.valor).toEqual({ ok: true, mensagem: 'O provedor respondeu: a zona é exemplo.com.br.' })
  const { rows } = await sql<{
    cifrado: Buffer
  }>`select cifrado from externo_credencial where parceiro = 'provedor-dns'`.execute(c.banco.sistema)
  expect(rows[0]?.cifrado.toString('latin1')).not.toContain(dns.token)
})

test('the record is made once, changed when it pointed elsewhere, and an address is left alone', async () => {
  expect((await apontar()).valor).toEqual({ feito: 'criado', valor: 'localhost' })
  expect(dns.registros).toMatchObject([{ type: 'CNAME', name: NOSSO, content: 'localhost' }])
  expect((await apontar()).valor.feito).toBe('igual')
  const [r] = dns.registros.splice(0)
  if (r === undefined) throw new Error('one record')
  dns.registros.push({ ...r, content: 'outro.exemplo' })
  expect((await apontar()).valor.feito).toBe('mudado')
  expect(dns.registros).toMatchObject([{ content: 'localhost' }])
  dns.registros.splice(0, 1, { id: 'a', type: 'A', name: NOSSO, content: '203.0.113.5' })
  expect((await apontar()).erro?.error).toBe('OCUPADO')
  expect(dns.registros).toMatchObject([{ type: 'A' }])
  const { rows } = await sql<{
    n: number
  }>`select count(*)::int as n from auditoria where acao = 'apontarDominio'`.execute(c.banco.sistema)
  expect(rows[0]?.n).toBe(2)
})

test('another domain is the platform’s to point, other roles point none, and a failure is told', async () => {
  expect((await apontar('outra.exemplo.com.br')).erro?.error).toBe('SO_PLATAFORMA')
  expect((await apontar(NOSSO, c.ctx({ ...c.equipe, papeis: ['SAC'] }))).status).toBe(403)
  expect((await apontar(NOSSO, c.ctx(c.equipe, c.outroHotsite))).erro?.error).toBe('SO_PLATAFORMA')
  await sql`update usuario set plataforma = true where id = ${c.equipe.usuId}`.execute(c.banco.sistema)
  expect((await apontar('outra.exemplo.com.br')).valor.feito).toBe('criado')
  dns.controle.modo = 'erro'
  expect((await apontar()).erro?.error).toBe('INDISPONIVEL')
  dns.controle.modo = 'normal'
  expect((await salvar('errado', 1)).erro).toBeNull()
  expect((await apontar()).erro).toMatchObject({ message: expect.stringContaining('recusou a credencial') })
})
