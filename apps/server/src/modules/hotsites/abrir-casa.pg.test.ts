// A house on an empty database: from the command to the first login.
import { redefinirSenha } from '@martelo/contracts/usuarios/redefinir-senha.contract.ts'
import { REGISTRO_INICIAL } from '@martelo/domain/privacidade/registro-inicial.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { responderChamada } from '../../../../../tests/pg/executar-chamada.ts'
import '../usuarios/redefinir-senha.handler.ts'
import { conferirSenha } from '../usuarios/door.ts'
import { abrirCasa, errosDaCasa, type NovaCasa } from './abrir-casa.ts'

let c: Cenario
beforeAll(async () => {
  c = await criarCenario()
})
afterAll(() => c.fechar())

const CASA: NovaCasa = {
  nome: 'Leilões Exemplo',
  subdominio: 'exemplo-novo',
  tipo: 'leilao',
  email: 'Ana@Exemplo.com.br',
  administrador: 'Ana Lima',
}

test.each<[string, Partial<NovaCasa>, number]>([
  ['all is there', {}, 0],
  ['no name', { nome: ' ' }, 1],
  ['an address with a space', { subdominio: 'com espaco' }, 1],
  ['an address that begins with a hyphen', { subdominio: '-x' }, 1],
  ['another kind', { tipo: 'feira' }, 1],
  ['no e-mail', { email: 'ana' }, 1],
  ['nothing', { nome: '', subdominio: '', tipo: '', email: '' }, 4],
])('%s', (_, mudar, quantos) => expect(errosDaCasa({ ...CASA, ...mudar })).toHaveLength(quantos))

test('its administrator chooses a password by the address, once, and is the house’s', async () => {
  const segredo = (await abrirCasa(c.banco, CASA))?.segredo ?? null
  if (segredo === null) throw new Error('not opened')
  const hotsite = await c.banco.sistema
    .selectFrom('hotsite')
    .selectAll()
    .where('subdominio', '=', CASA.subdominio)
    .executeTakeFirstOrThrow()
  const trocar = () =>
    responderChamada(
      { ...c.ctx(null), hotsite, tx: (fn) => c.banco.doHotsite(hotsite.id, fn) },
      redefinirSenha.key,
      { body: { hash: segredo, senha: 'uma-Senha-boa-7', confirmacao: 'uma-Senha-boa-7' } },
    )
  expect(await trocar()).toMatchObject({ ok: true })
  expect(await trocar()).toMatchObject({ ok: false, erro: { error: 'HASH_INVALIDO' } })
  const usuario = await c.banco.sistema
    .selectFrom('usuario')
    .selectAll()
    .where('hotId', '=', hotsite.id)
    .executeTakeFirstOrThrow()
  expect(usuario).toMatchObject({ nome: 'Ana Lima', papeis: ['ADM'], ativo: true })
  expect(usuario.email.toLowerCase()).toBe('ana@exemplo.com.br')
  expect(await conferirSenha(usuario.senhaHash, 'uma-Senha-boa-7')).toBe(true)
})

test('it begins with the register of processing that the law asks for', async () => {
  const { rows } = await sql<{
    nome: string
  }>`select t.nome from tratamento_de_dados t join hotsite h on h.id = t.hot_id
    where h.subdominio = ${CASA.subdominio} and t.ativo order by t.id`.execute(c.banco.sistema)
  expect(rows.map((r) => r.nome)).toEqual(REGISTRO_INICIAL.map((t) => t.nome))
})

test('an address that is taken is not taken again, and no account is made in it', async () => {
  expect(await abrirCasa(c.banco, { ...CASA, email: 'outra@exemplo.com.br' })).toBeNull()
  const outras = await c.banco.sistema
    .selectFrom('usuario')
    .select('id')
    .where('email', '=', 'outra@exemplo.com.br')
    .execute()
  expect(outras).toEqual([])
})

test('what cannot be completed is not opened at all', async () => {
  const meia = { ...CASA, subdominio: 'pela-metade' }
  await expect(abrirCasa(c.banco, meia, () => Promise.reject(new Error('cut')))).rejects.toThrow('cut')
  const { rows } = await sql`select from hotsite where subdominio = ${meia.subdominio}`.execute(
    c.banco.sistema,
  )
  expect(rows).toEqual([])
})
